import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { TicketCost } from './TicketCost.tsx'
import { besideButton } from './refusalMarks.ts'
import type { TicketFieldsProps } from './TicketFields.tsx'
import { TicketReason } from './TicketReason.tsx'
import { TicketWarning } from './TicketWarning.tsx'
import * as styles from './OrderTicket.css.ts'

/** What it will cost, why it cannot be done where no field says so, and the one action. */
export function TicketButton(props: TicketFieldsProps & { form: string }) {
  const { ticket, busy = false, outcome, help, reasonText, form, parts } = props
  const t = useUiMessages()
  const reasonId = useId()
  const { refusals, input } = ticket.model
  const { total, stopOutMove } = ticket.model.ticket
  const first = besideButton(refusals, parts.judged)
  const against = first === undefined ? undefined : reasonText(first)
  // Over the number keys there is room for a reason with the total, or with the warning of what is borrowed.
  const isCostShown =
    parts.typing === undefined || against === undefined || (total !== undefined && stopOutMove === undefined)
  return (
    <div className={styles.action}>
      {isCostShown ? <TicketCost ticket={ticket} parts={parts} /> : null}
      <TicketWarning draft={ticket.draft} stopOutMove={stopOutMove} />
      <TicketReason
        id={reasonId}
        tone={against === undefined ? (outcome?.tone ?? 'reason') : 'reason'}
        text={against ?? outcome?.text}
      />
      {parts.typing === undefined ? help : null}
      <Button
        type="submit"
        form={form}
        block
        variant={input.side === 'long' ? 'up' : 'down'}
        loading={busy}
        aria-describedby={reasonId}
      >
        {t('finance.ticket.review')}
      </Button>
    </div>
  )
}
