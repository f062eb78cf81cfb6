import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useUiWords } from '../../theme/ThemeContext.ts'
import { Money } from '../Money/Money.tsx'
import type { OrderTicketProps } from './ticketProps.ts'
import { TicketReason } from './TicketReason.tsx'
import * as styles from './OrderTicket.css.ts'

/** What it will cost, why it cannot be done yet, and the one action. */
export function TicketButton(props: OrderTicketProps & { form: string }) {
  const { ticket, busy = false, outcome, help, reasonText, form } = props
  const words = useUiWords().finance.ticket
  const reasonId = useId()
  const { terms, refusals, ticket: reckoned, input } = ticket.model
  const first = refusals[0]
  const against = first === undefined ? undefined : reasonText(first)
  return (
    <div className={styles.action}>
      <Inline justify="between" align="baseline" gap="x4">
        <Text size="small" tone="secondary">
          {words.total}
        </Text>
        {reckoned.total === undefined ? (
          <Text tone="secondary">–</Text>
        ) : (
          <Money value={reckoned.total} own={false} weight="bold" size="lead" />
        )}
      </Inline>
      <TicketReason
        id={reasonId}
        tone={against === undefined ? (outcome?.tone ?? 'reason') : 'reason'}
        text={against ?? outcome?.text}
      />
      {help}
      <Button
        type="submit"
        form={form}
        block
        variant={input.side === 'long' ? 'up' : 'down'}
        loading={busy}
        disabled={!busy && terms === undefined}
        aria-describedby={reasonId}
      >
        {words.review}
      </Button>
    </div>
  )
}
