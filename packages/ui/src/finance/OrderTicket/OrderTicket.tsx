import { type SubmitEvent, useId } from 'react'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { TicketButton } from './TicketButton.tsx'
import { TicketFields } from './TicketFields.tsx'
import * as styles from './OrderTicket.css.ts'
import type { OrderTicketProps } from './ticketProps.ts'

function useSubmit({ ticket, busy = false, onReview }: OrderTicketProps) {
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { terms, ticket: calculated } = ticket.model
    if (!busy && terms !== undefined) onReview({ terms, ticket: calculated })
  }
  return { id, submit }
}

/**
 * The order ticket. It calls no server: the rules of the domain calculate and check the draft, so its button is
 * disabled by the rule that would refuse, and the text of the first reason is beside it.
 */
export function OrderTicket(props: OrderTicketProps) {
  const { id, submit } = useSubmit(props)
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TicketFields {...props} />
      <TicketButton {...props} form={id} />
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
  /** Its code, or the live price. */
  description?: string
}

/** The ticket as it rises over the chart, which stays visible and usable above it; its button and its cost stay at its foot. */
export function OrderTicketSheet({ open, onClose, title, description, ...props }: OrderTicketSheetProps) {
  const { id, submit } = useSubmit(props)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      coverage="half"
      footer={<TicketButton {...props} form={id} />}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TicketFields {...props} />
      </form>
    </Sheet>
  )
}
