import { type OfferOnWire, applicationsRemind } from '@onelot/api-client'
import { Icon, IconButton, useToast } from '@onelot/ui'
import { Bell, BellRing } from 'lucide-react'
import { useFailedToast } from '../data/useFailedToast.ts'
import { usePlainWrite } from '../data/usePlainWrite.ts'
import { useTranslation } from '../i18n/translation.tsx'

export interface ReminderBellProps {
  offer: OfferOnWire
  /** Whether the member is reminded. */
  reminded: boolean
}

/** Asks for messages when an offer opens and on the day on which it closes. */
export function ReminderBell({ offer: { id }, reminded }: ReminderBellProps) {
  const { t } = useTranslation('offer')
  const toast = useToast()
  const setting = usePlainWrite(applicationsRemind)
  const sayFailed = useFailedToast()
  const change = async () => {
    const outcome = await setting.send({ offer: id, remind: !reminded })
    if (outcome.kind === 'done')
      toast.show({ message: t(outcome.data.reminded ? 'reminded' : 'notReminded'), tone: 'success' })
    else await sayFailed(outcome)
  }
  return (
    <IconButton
      label={t('remind')}
      icon={<Icon icon={reminded ? BellRing : Bell} />}
      pressed={reminded}
      disabled={setting.pending}
      onClick={() => void change()}
    />
  )
}
