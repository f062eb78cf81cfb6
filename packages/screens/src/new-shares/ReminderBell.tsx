import type { Outcome } from '@onelot/api-client'
import { Icon, IconButton, useToast } from '@onelot/ui'
import { Bell, BellRing } from 'lucide-react'
import { useFailedToast } from '../data/useFailedToast.ts'

export interface ReminderBellProps {
  /** Whether the member is reminded. */
  reminded: boolean
  pending: boolean
  send: (remind: boolean) => Promise<Outcome<{ readonly reminded: boolean }>>
  texts: { readonly remind: string; readonly reminded: string; readonly notReminded: string }
}

/** Asks for messages of what is offered for a time, or for none any more. */
export function ReminderBell({ reminded, pending, send, texts }: ReminderBellProps) {
  const toast = useToast()
  const sayFailed = useFailedToast()
  const change = async () => {
    const outcome = await send(!reminded)
    if (outcome.kind === 'done')
      toast.show({ message: outcome.data.reminded ? texts.reminded : texts.notReminded, tone: 'success' })
    else await sayFailed(outcome)
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
