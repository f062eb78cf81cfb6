import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { cx } from '../cx.ts'
import type { Rest } from '../rest.ts'
import * as styles from './Tag.css.ts'

export interface TagProps extends Rest<'span'> {
  /** One or two words. */
  children: ReactNode
  /** `up` and `down` are for prices only. @defaultValue 'neutral' */
  tone?: (typeof styles.tagTones)[number]
}

/** A short label of the thing beside it. */
export function Tag({ tone = 'neutral', ...rest }: TagProps) {
  return <span {...rest} data-tone={tone} className={cx(styles.tag, styles.tone[tone])} />
}

export interface SimulatedTagProps {
  /** In a row among rows that say the same: text without a pill, as readable. */
  quiet?: boolean
}

/** The permanent mark of what is made up: fictional issuers and simulated prices. It has no way to be hidden. */
export function SimulatedTag({ quiet = false }: SimulatedTagProps) {
  const t = useUiMessages()
  return quiet ? <span className={styles.quiet}>{t('simulated')}</span> : <Tag>{t('simulated')}</Tag>
}

export interface BadgeProps extends Rest<'span', 'children'> {
  /** How many; above `most` it says so: `99+`. Zero and less show nothing. */
  count: number
  /** The highest count that shows as it is. @defaultValue 99 */
  most?: number
  /** Only that there is something, as a dot without its number. */
  dot?: boolean
  /** What is counted, for screen readers: `3 unread messages`. */
  label: string
}

/** A count on top of something else. Zero shows nothing. */
export function Badge({ count, most = 99, dot = false, label, ...rest }: BadgeProps) {
  if (!(count > 0)) return null
  return (
    <span {...rest} role="img" aria-label={label} className={dot ? styles.dot : styles.badge}>
      {dot ? null : count > most ? `${String(most)}+` : count}
    </span>
  )
}
