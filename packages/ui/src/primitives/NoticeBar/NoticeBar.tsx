import { CircleAlert, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './NoticeBar.css.ts'

export interface NoticeBarProps extends Rest<'div'> {
  /** One sentence: `Practice money. Prices are simulated.` */
  children: ReactNode
  /** `accent` asks for something, `error` says that something is wrong, with its icon. @defaultValue 'neutral' */
  tone?: (typeof styles.noticeTones)[number]
  /** A small button or link after the text. */
  action?: ReactNode
  /** Called by the close button that this adds. What must stay known (simulated, practice money) has none. */
  onDismiss?: () => void
}

/** A permanent statement about everything under it, announced only when it appears later. Long text wraps: nothing scrolls across. */
export function NoticeBar({ children, tone = 'neutral', action, onDismiss, ...rest }: NoticeBarProps) {
  const t = useUiMessages()
  return (
    <div role="status" {...rest} data-tone={tone} className={cx(styles.bar, styles.tone[tone])}>
      <Icon icon={tone === 'error' ? CircleAlert : Info} size="small" />
      <span className={styles.words}>{children}</span>
      {action}
      {onDismiss === undefined ? null : (
        <span className={styles.dismiss}>
          <IconButton
            label={t('display.notice.dismiss')}
            icon={<Icon icon={X} size="small" />}
            onClick={onDismiss}
          />
        </span>
      )}
    </div>
  )
}
