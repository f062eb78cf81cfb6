import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { LiveHead } from './LiveHead.tsx'
import { TicketButton } from './TicketButton.tsx'
import { TicketFields } from './TicketFields.tsx'
import { TicketPad } from './TicketPad.tsx'
import * as styles from './OrderTicket.css.ts'
import { lacksMoney } from './refusalMarks.ts'
import type { OrderTicketProps } from './ticketProps.ts'
import { useFocusOnFault } from './useFocusOnFault.ts'
import { type TicketParts, useTicketParts } from './useTicketParts.ts'

function useTicketForm({ ticket, busy = false, onReview }: OrderTicketProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const parts = useTicketParts(ticket.draft)
  const { asked } = parts
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { terms, ticket: calculated } = ticket.model
    if (busy) return
    if (terms === undefined) parts.ask()
    else onReview({ terms, ticket: calculated })
  }
  const putKeysAway = useEffectEvent(() => {
    if (lacksMoney(ticket.model.refusals[0])) parts.type(undefined)
  })
  useFocusOnFault(form, asked)
  useEffect(() => {
    if (asked > 0) putKeysAway()
  }, [asked])
  return { id, form, parts, submit }
}

/**
 * The order ticket. It calls no server: the rules of the domain calculate and check the draft. Its button can always be pressed; where a rule
 * would refuse, it says which: once, under the field that it concerns, or beside the button.
 */
export function OrderTicket(props: OrderTicketProps) {
  const { id, form, parts, submit } = useTicketForm(props)
  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      <TicketFields {...props} parts={parts} />
      <TicketButton {...props} parts={parts} form={id} />
      <TicketPad {...props} parts={parts} form={form} />
    </form>
  )
}

export interface OrderTicketSheetProps extends OrderTicketProps {
  /** Whether it is open. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** The issuer, in the reader's language. */
  title: string
}

/** Whether what is open needs more of the screen than the fields as they are folded. */
const isTall = ({ typing, unfolded }: TicketParts): boolean =>
  typing !== undefined || unfolded === 'costs' || unfolded === 'protection'

/**
 * The ticket as it rises over the chart, which stays visible and usable above it, with the live price in its head. Its button and its cost stay
 * at its foot, over its number keys while something is typed.
 */
export function OrderTicketSheet({ open, onClose, title, ...props }: OrderTicketSheetProps) {
  const { id, form, parts, submit } = useTicketForm(props)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      description={<LiveHead context={props.ticket.situation.context} stale={props.stale === true} />}
      coverage={isTall(parts) ? 'most' : 'half'}
      footer={<TicketButton {...props} parts={parts} form={id} />}
      keys={<TicketPad {...props} parts={parts} form={form} />}
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
        <TicketFields {...props} parts={parts} />
      </form>
    </Sheet>
  )
}
