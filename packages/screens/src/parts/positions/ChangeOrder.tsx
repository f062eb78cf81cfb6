import type { OpenPositionOnWire, OrderOnWire } from '@onelot/api-client'
import type { Instrument } from '@onelot/domain'
import { EmptyState, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { AmendOrder } from '../trading/AmendOrder.tsx'
import { ContextAwaitedSheet } from '../trading/ContextAwaitedSheet.tsx'
import { ProtectPosition } from '../trading/ProtectPosition.tsx'
import { useListing } from '../trading/useListing.ts'
import { amendableOrder } from './amendable.ts'

export interface ChangeOrderProps {
  /** One that waits. */
  order: OrderOnWire
  instrument: Instrument
  /** Called when it is changed, or the sheet dismissed. */
  onClose: () => void
}

/** Changes an order by what it is: its price and lots, or what protects a position. */
export function ChangeOrder({ order, instrument, onClose }: ChangeOrderProps) {
  const opening = order.purpose === 'open' ? amendableOrder(order, []) : undefined
  if (opening === undefined) return <OfPosition {...{ order, instrument, onClose }} />
  return <AmendOrder {...{ ...opening, instrument, onClose }} />
}

/** Needs the position that the order closes: it is kept once it is found, for a fill may close it while the outcome is shown. */
function OfPosition({ order, instrument, onClose }: ChangeOrderProps) {
  const { t } = useTranslation('positions')
  const listing = useListing(instrument.id)
  const found = listing.held?.find(({ id }) => id === order.position)
  const [kept, setKept] = useState<OpenPositionOnWire>()
  if (found !== undefined && found !== kept) setKept(found)
  const position = found ?? kept
  const limit = position && order.group === undefined ? amendableOrder(order, [position]) : undefined
  if (position === undefined && listing.account.data === undefined)
    return <ContextAwaitedSheet listing={listing} title={t('amend')} onClose={onClose} />
  if (position === undefined || (order.group === undefined && limit === undefined))
    return (
      <Sheet open onClose={onClose} title={t('amend')}>
        <EmptyState title={t('orderEnded')} />
      </Sheet>
    )
  return limit === undefined ? (
    <ProtectPosition {...{ position, instrument, onClose }} />
  ) : (
    <AmendOrder {...{ ...limit, instrument, onClose }} />
  )
}
