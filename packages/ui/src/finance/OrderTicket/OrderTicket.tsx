import { type SubmitEvent, useId, useRef } from 'react'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { TicketButton } from './TicketButton.tsx'
import { TicketFields } from './TicketFields.tsx'
import { TicketHead } from './TicketHead.tsx'
import { TicketPad } from './TicketPad.tsx'
import * as styles from './OrderTicket.css.ts'
import type { OrderTicketProps } from './ticketProps.ts'
import { useTicketParts } from './useTicketParts.ts'

function useTicketForm({ ticket, busy = false, onReview }: OrderTicketProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const parts = useTicketParts()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { terms, ticket: calculated } = ticket.model
    if (!busy && terms !== undefined) onReview({ terms, ticket: calculated })
  }
  return { id, form, parts, submit }
}

/**
 * The order ticket. It calls no server: the rules of the domain calculate and check the draft, so its button is
 * disabled by the rule that would refuse, and the text of the first reason is beside it.
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
      description={<TicketHead {...props} />}
      coverage={parts.typing === undefined && parts.unfolded !== 'costs' ? 'half' : 'most'}
      footer={
        <>
          <TicketButton {...props} parts={parts} form={id} />
          <TicketPad {...props} parts={parts} form={form} />
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
        <TicketFields {...props} parts={parts} />
      </form>
    </Sheet>
  )
}
