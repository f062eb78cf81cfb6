import type { ClosingExecutionOnWire } from '@onelot/api-client'
import {
  type Counted,
  type HoldingKind,
  ListRow,
  Money,
  type PriceScale,
  RowList,
  formatDateTime,
  formatPrice,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useNow } from '../../base/ports/ports.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useCauseText } from '../../parts/end-causes/useCauseText.ts'

export interface ClosingsProps {
  /** The oldest first. */
  closings: readonly ClosingExecutionOnWire[]
  /** What was closed. */
  of: Counted
  /** How the position was held. */
  kind: HoldingKind
  /** How the prices of the instrument are written. */
  scale: PriceScale
}

/** What was closed of a position: how many lots, at what price, when, by whom, and with what result. */
export function Closings({ closings, of, kind, scale }: ClosingsProps) {
  const { t } = useTranslation('positionDetail')
  const { locale } = useTheme()
  const now = useNow()()
  const quantity = useQuantity()
  const causeText = useCauseText()
  const lotsAt = ({ lots, price }: ClosingExecutionOnWire): string =>
    t('closingAt', {
      lots: quantity(lots, of),
      price: formatPrice(locale, price, scale),
    })
  return (
    <RowList
      label={t(`holding.${kind}.closings`)}
      rows={closings.map((closing) => ({
        key: closing.id,
        row: (
          <ListRow
            title={lotsAt(closing)}
            subtitle={`${formatDateTime(locale, closing.at, {
              zone: readerZone(),
              seconds: true,
              now,
            })} · ${causeText(closing.cause)}`}
            trailing={<Money value={closing.netProfit} tone="change" weight="strong" />}
          />
        ),
      }))}
    />
  )
}
