import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Rest<'div', 'title' | 'children'> {
  /** What would be here: `No orders yet`. */
  title: string
  /** One sentence more: when something will be here. */
  description?: string
  /** A picture over the text; it is decorative. */
  icon?: ReactNode
  /** What to do about it, a button or a link. */
  action?: ReactNode
}

/** An empty list or screen, with a reason. */
export function EmptyState({ title, description, icon, action, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.state}>
      {icon === undefined ? null : (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <Text as="p" size="lead" weight="strong">
        {title}
      </Text>
      {description === undefined ? null : (
        <Text as="p" tone="secondary">
          {description}
        </Text>
      )}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
