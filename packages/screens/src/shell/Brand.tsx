import { useTranslation } from '../i18n/translation.tsx'
import * as styles from './Brand.css.ts'

interface BrandMarkProps {
  /** @defaultValue 'normal' */
  size?: keyof typeof styles.mark
}

/** One lot: a single bar of a chart, which is an O. The same drawing as apps/web/public/logo.svg. */
export function BrandMark({ size = 'normal' }: BrandMarkProps) {
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
  const { t } = useTranslation()
  return (
    <div className={styles.brand}>
      <BrandMark size="small" />
      <h1 className={styles.name}>{t('brand.name')}</h1>
    </div>
  )
}
