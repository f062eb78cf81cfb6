import { type ApplicationTerms, type OfferOnWire, applicationsRemind } from '@onelot/api-client'
import { usePlainWrite } from '../data/usePlainWrite.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { ReminderBell } from '../new-shares/ReminderBell.tsx'

export interface OfferBellProps {
  offer: OfferOnWire
  terms: ApplicationTerms
}

/** Asks for messages when an offer opens and on the day on which it closes. */
export function OfferBell({ offer: { id }, terms }: OfferBellProps) {
  const { t } = useTranslation('offer')
  const { send, pending } = usePlainWrite(applicationsRemind)
  return (
    <ReminderBell
      terms={terms}
      pending={pending}
      send={(remind) => send({ offer: id, remind })}
      texts={{
        remind: t('remind'),
        reminded: t('reminded'),
        remindedOfClose: t('remindedOfClose'),
        notReminded: t('notReminded'),
      }}
    />
  )
}
