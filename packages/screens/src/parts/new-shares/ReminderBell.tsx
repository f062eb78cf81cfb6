import type { BidTerms, Outcome } from '@onelot/api-client'
import { Icon, IconButton, useToast } from '@onelot/ui'
import { Bell, BellRing } from 'lucide-react'
import { useFailedToast } from '../../base/data/useFailedToast.ts'

export interface ReminderBellProps {
  terms: Pick<BidTerms, 'reminded' | 'reminders'>
  pending: boolean
  send: (remind: boolean) => Promise<Outcome<{ readonly reminded: boolean }>>
  texts: {
    readonly remind: string
    /** Of the opening and the last day. */
    readonly reminded: string
    /** Of the last day alone: it has opened. */
    readonly remindedOfClose: string
    readonly notReminded: string
  }
}

/** Asks for the messages that are still to come of what is offered for a time, or for none any more. */
export function ReminderBell({ terms: { reminded, reminders }, pending, send, texts }: ReminderBellProps) {
  const toast = useToast()
  const sayFailed = useFailedToast()
  const change = async () => {
    const outcome = await send(!reminded)
    if (outcome.kind !== 'done') {
      await sayFailed(outcome)
      return
    }
    const set = reminders.includes('open') ? texts.reminded : texts.remindedOfClose
    toast.show({ message: outcome.data.reminded ? set : texts.notReminded, tone: 'success' })
  }
  return (
    <IconButton
      label={texts.remind}
      icon={<Icon icon={reminded ? BellRing : Bell} />}
      pressed={reminded}
      disabled={pending}
      onClick={() => void change()}
    />
  )
}
