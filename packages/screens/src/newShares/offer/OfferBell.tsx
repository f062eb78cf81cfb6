import { type ApplicationTerms, applicationsRemind } from '@onelot/api-client'
import type { OfferId } from '@onelot/domain'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { ReminderBell } from '../../parts/new-shares/ReminderBell.tsx'

export interface OfferBellProps {
  offer: OfferId
  terms: ApplicationTerms
}

/** Asks for messages when an offer opens and on the day on which it closes. */
export function OfferBell({ offer, terms }: OfferBellProps) {
  const { t } = useTranslation('offer')
  const { send, pending } = usePlainWrite(applicationsRemind)
  return (
    <ReminderBell
      terms={terms}
      pending={pending}
      send={(remind) => send({ offer, remind })}
      texts={{
        remind: t('remind'),
        reminded: t('reminded'),
        remindedOfClose: t('remindedOfClose'),
        notReminded: t('notReminded'),
      }}
    />
  )
}
