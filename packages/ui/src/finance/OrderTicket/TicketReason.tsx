import { CircleAlert } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './OrderTicket.css.ts'

export interface TicketReasonProps {
  id: string
  /** `error` is an answer that refused; `reason` is what keeps the button disabled. */
  tone: 'reason' | 'error'
  text: string | undefined
}

/** The text beside the button. The region is always there, so that it is announced when it changes. */
export function TicketReason({ id, tone, text }: TicketReasonProps) {
  return (
    <div id={id} aria-live="polite" className={styles.reasons}>
      {text === undefined ? null : tone === 'error' ? (
        <span className={styles.reason}>
          <Icon icon={CircleAlert} size="small" />
          <Text size="small" tone="error">
            {text}
          </Text>
        </span>
      ) : (
        <Text as="p" size="small" tone="secondary">
          {text}
        </Text>
      )}
    </div>
  )
}
