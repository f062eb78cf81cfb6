import { type Money as Amount, type OpenPositionView } from '@onelot/domain'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type Fact, FactList } from '../FactList/FactList.tsx'
import { priceScale } from '../format/price.ts'
import { Money } from '../Money/Money.tsx'
import { lotsText } from '../OrderTicket/quantityUnit.ts'
import type { ListedMarketContext } from '../OrderTicket/ticketModel.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import type { CloseDraft } from './closeDraft.ts'
import type { CloseModel } from './closeModel.ts'
import { countedOf, quantityToClose } from './quantityToClose.ts'

export interface CloseEstimateDetailsProps {
  draft: CloseDraft
  model: CloseModel
  position: OpenPositionView
  context: ListedMarketContext
  stale: boolean
}

/**
 * What closing would bring, every charge named, so that both results add up from what is shown: the profit less all charges is what will be
 * realised, and what was paid in with the profit less the charges of closing is what comes back.
 */
export function CloseEstimateDetails({ draft, model, position, context, stale }: CloseEstimateDetailsProps) {
  const { locale, t } = useTheme()
  const { estimate } = model
  if (estimate === undefined) return null
  const remaining = position.fill.lots - (draft.lots ?? 0)
  const lots = (count: number) => lotsText(t, locale, count, countedOf(position))
  const scale = priceScale(context.listing.instrument, context.listing.market)
  const amount = (label: string, value: Amount): Fact => ({
    label,
    value: <Money value={value} size="small" own={false} />,
  })
  const profit = (label: string, value: Amount): Fact => ({
    label,
    value: <Money value={value} size="small" tone="change" own={false} />,
  })
  const figures: readonly Fact[] = [
    { label: t(quantityToClose(position)), value: lots(draft.lots ?? 0) },
    ...(remaining > 0 ? [{ label: t('finance.close.remaining'), value: lots(remaining) }] : []),
    {
      label: draft.type === 'limit' ? t('finance.ticket.price') : t('finance.ticket.marketPrice'),
      value: (
        <PriceText
          price={estimate.price}
          scale={scale}
          currencyShown
          size="small"
          stale={stale && draft.type === 'market'}
        />
      ),
    },
    estimate.margin === undefined
      ? amount(t('finance.close.marketValue'), estimate.marketValue)
      : amount(t('finance.close.margin'), estimate.margin),
    profit(t('finance.close.grossProfit'), estimate.grossProfit),
    amount(t('finance.close.fee'), estimate.fee),
    amount(t('finance.close.tax'), estimate.tax),
    amount(t('finance.close.entryFee'), estimate.entryFee),
    profit(t('finance.close.realised'), estimate.netProfit),
    {
      label: t('finance.close.proceeds'),
      value: <Money value={estimate.proceeds} own={false} weight="bold" />,
      strong: true,
    },
  ]
  return <FactList facts={figures} />
}
