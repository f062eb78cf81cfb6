import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { TicketCost } from './TicketCost.tsx'
import type { OrderTicketProps } from './ticketProps.ts'
import { TicketReason } from './TicketReason.tsx'
import * as styles from './OrderTicket.css.ts'

/** What it will cost, why it cannot be done yet, and the one action. */
export function TicketButton(props: OrderTicketProps & { form: string }) {
  const { ticket, busy = false, outcome, help, reasonText, form } = props
  const t = useUiMessages()
  const reasonId = useId()
  const { terms, refusals, input } = ticket.model
  const first = refusals[0]
  const against = first === undefined ? undefined : reasonText(first)
  return (
    <div className={styles.action}>
      <TicketCost ticket={ticket} />
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
        {t('finance.ticket.review')}
      </Button>
    </div>
  )
}
