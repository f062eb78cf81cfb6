import { type BidTerms, bidsRemind } from '@onelot/api-client'
import type { AuctionId } from '@onelot/domain'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { ReminderBell } from '../../parts/new-shares/ReminderBell.tsx'

export interface AuctionBellProps {
  auction: AuctionId
  terms: BidTerms
}

/** Asks for messages when an auction opens and on the day on which it closes. */
export function AuctionBell({ auction, terms }: AuctionBellProps) {
  const { t } = useTranslation('auction')
  const { send, pending } = usePlainWrite(bidsRemind)
  return (
    <ReminderBell
      terms={terms}
      pending={pending}
      send={(remind) => send({ auction, remind })}
      texts={{
        remind: t('remind'),
        reminded: t('reminded'),
        remindedOfClose: t('remindedOfClose'),
        notReminded: t('notReminded'),
      }}
    />
  )
}
