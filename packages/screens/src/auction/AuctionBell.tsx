import { type AuctionOnWire, bidsRemind } from '@onelot/api-client'
import { usePlainWrite } from '../data/usePlainWrite.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { ReminderBell } from '../new-shares/ReminderBell.tsx'

export interface AuctionBellProps {
  auction: AuctionOnWire
  /** Whether the member is reminded. */
  reminded: boolean
}

/** Asks for messages when an auction opens and on the day on which it closes. */
export function AuctionBell({ auction: { id }, reminded }: AuctionBellProps) {
  const { t } = useTranslation('auction')
  const { send, pending } = usePlainWrite(bidsRemind)
  return (
    <ReminderBell
      reminded={reminded}
      pending={pending}
      send={(remind) => send({ auction: id, remind })}
      texts={{ remind: t('remind'), reminded: t('reminded'), notReminded: t('notReminded') }}
    />
  )
}
