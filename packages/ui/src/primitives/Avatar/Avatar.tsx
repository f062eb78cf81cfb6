import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Avatar.css.ts'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  /** Whose picture it is; its initials show until the picture has loaded, and when there is none. */
  name: string
  /** The address of the picture. */
  src?: string | undefined
  /** 32, 44, 64; they grow with the text. @defaultValue 'normal' */
  size?: (typeof styles.avatarSizes)[number]
  /** `neutral` in a list, where each row has one. @defaultValue 'accent' */
  tone?: (typeof styles.avatarTones)[number]
  /** The name is beside it as text, so that it need not be read twice. */
  decorative?: boolean
}

/** A person or a company: a mentor, the reader, an issuer. */
export function Avatar(props: AvatarProps) {
  const { name, src = '', size = 'normal', tone = 'accent', decorative = false } = props
  const [failed, setFailed] = useState<string>()
  const address = src.trim()
  const initials = initialsOf(name)
  const shown = address !== '' && failed !== address
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={cx(styles.avatar, styles.size[size], styles.tone[tone])}
    >
      {shown ? (
        <img
          alt=""
          src={address}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setFailed(address)}
        />
      ) : initials === '' ? (
        <Icon icon={UserRound} size="small" />
      ) : (
        initials
      )}
    </span>
  )
}
