import { useState } from 'react'
import * as styles from './Brand.css.ts'
import { useSiteLogo, useSiteName } from './site.ts'

interface BrandMarkProps {
  /** @defaultValue 'normal' */
  size?: keyof typeof styles.mark
}

/** The site's logo, or our mark; until it is known which, their place. */
export function BrandMark({ size = 'normal' }: BrandMarkProps) {
  const logo = useSiteLogo()
  switch (logo.kind) {
    case 'ours':
      return <OwnMark size={size} />
    case 'own':
      return <Logo key={logo.address} address={logo.address} size={size} />
    case 'unread':
      return <svg aria-hidden className={styles.mark[size]} />
  }
}

/** Nothing is in the place of a logo that does not load: our mark would be that of somebody else. */
function Logo({ address, size }: { address: string; size: keyof typeof styles.mark }) {
  const [failed, setFailed] = useState(false)
  return failed ? null : (
    <img src={address} alt="" className={styles.logo[size]} onError={() => setFailed(true)} />
  )
}

/** One lot: a single bar of a chart, which is an O. The same drawing as apps/web/public/logo.svg. */
function OwnMark({ size }: { size: keyof typeof styles.mark }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={styles.mark[size]}>
      <rect width="32" height="32" rx="9" className={styles.tile} />
      <path d="M16 5v4.5M16 22.5V27" className={styles.bar} />
      <rect x="10.5" y="9.5" width="11" height="13" rx="4.5" className={styles.bar} />
    </svg>
  )
}

/** The mark and the name. */
export function Brand() {
  const name = useSiteName()
  return (
    <div className={styles.brand}>
      <BrandMark size="small" />
      {name === undefined ? null : <h1 className={styles.name}>{name}</h1>}
    </div>
  )
}
