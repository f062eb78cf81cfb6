import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './NoticeBar.css.ts'

export interface NoticeBarProps extends Rest<'div'> {
  /** One sentence: `Practice money. Prices are simulated.` */
  children: ReactNode
  /** @defaultValue 'neutral' */
  tone?: (typeof styles.noticeTones)[number]
  /** A small button or link after the words. */
  action?: ReactNode
}

/** A standing fact about everything under it; quiet, and announced only when it appears later. */
export function NoticeBar({ children, tone = 'neutral', action, ...rest }: NoticeBarProps) {
  return (
    <div role="status" {...rest} data-tone={tone} className={cx(styles.bar, styles.tone[tone])}>
      <Icon icon={tone === 'error' ? CircleAlert : Info} size="small" />
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  )
}
