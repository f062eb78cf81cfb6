import { type Instrument, type OpenPositionView, type Side } from '@onelot/domain'
import { NoticeBar, sharedHoldingKind, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'

export interface BesideShortProps {
  /** Open positions of the instrument. */
  held: readonly OpenPositionView[] | undefined
  /** Of the position that the order opens. */
  side: Side
  instrument: Instrument
}

/** What an order does to a short that is open: nothing, since each order opens a position of its own. */
export function BesideShort({ held = [], side, instrument }: BesideShortProps) {
  const { t } = useTranslation('stockDetail')
  const ui = useUiMessages()
  const quantityOf = useQuantity()
  const lots = held.reduce((sum, { terms, fill }) => (terms.side === 'short' ? sum + fill.lots : sum), 0)
  if (lots === 0) return null
  const quantity = quantityOf(lots, instrument)
  // As the button beside the ticket's is called.
  const kind = sharedHoldingKind(held.map(({ terms }) => terms))
  return (
    <NoticeBar>
      {side === 'long'
        ? t('ticket.besideShort.long', { quantity, close: ui(`finance.holding.${kind}.close`) })
        : t('ticket.besideShort.short', { quantity })}
    </NoticeBar>
  )
}
