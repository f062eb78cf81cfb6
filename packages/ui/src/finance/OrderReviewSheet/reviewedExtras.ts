import { type Decimal, type OrderTerms, type Stop, type Ticket, exact, toDecimal } from '@onelot/domain'
import type { TradingTranslate } from '../../locales/trading/en.ts'
import type { Fact } from '../FactList/FactList.tsx'
import { changeBetween } from '../format/change.ts'
import { formatNumber, formatPercent } from '../format/number.ts'
import type { PriceScale } from '../format/price.ts'
import { withoutGaps } from '../format/sessionText.ts'
import { breakEvenText } from '../OrderTicket/breakEvenText.ts'

interface Writing {
  readonly locale: string
  readonly trading: TradingTranslate
  readonly priced: (price: Decimal) => string
  /** Of a day trade: when the broker closes it, as it is read. */
  readonly closesAt: string | undefined
  readonly scale: PriceScale
}

/** A stop as it is read: its price, or the distance that it keeps. */
function stopText(stop: Stop, { locale, trading, priced }: Writing): string {
  if (stop.kind === 'level') return priced(stop.price)
  const { distance } = stop
  const percent = () => toDecimal(exact(distance.kind === 'rate' ? distance.rate : '0').times('100'))
  return trading('protection.trailOf', {
    distance: distance.kind === 'amount' ? priced(distance.amount) : `${formatNumber(locale, percent())}%`,
  })
}

/** What only some orders have: how long it waits, where that is not the day; take profit and stop loss with their distance from the price. */
export function reviewedExtras(
  { type, side, timeInForce = 'day', protection }: OrderTerms,
  { price, total, breakEven }: Ticket,
  writing: Writing,
): readonly Fact[] {
  const { locale, trading, priced, closesAt, scale } = writing
  const away = (to: Decimal): string => {
    const rate = price === undefined ? undefined : changeBetween(price, to).rate
    return rate === undefined ? '' : ` (${formatPercent(locale, rate, { places: 1, signed: true })})`
  }
  const { takeProfit, stopLoss } = protection ?? {}
  return [
    ...(closesAt === undefined
      ? []
      : [
          {
            label: trading('dayTrade.label'),
            value: withoutGaps(trading('dayTrade.closesAt', { time: closesAt })),
          },
          {
            label: trading('dayTrade.breakEven'),
            value: breakEvenText(trading, locale, { side, total, breakEven }, scale),
          },
        ]),
    ...(type === 'limit' && timeInForce !== 'day'
      ? [{ label: trading('timeInForce.label'), value: trading(`timeInForce.${timeInForce}`) }]
      : []),
    ...(takeProfit === undefined
      ? []
      : [{ label: trading('protection.takeProfit'), value: `${priced(takeProfit)}${away(takeProfit)}` }]),
    ...(stopLoss === undefined
      ? []
      : [
          {
            label: trading('protection.stopLoss'),
            value: `${stopText(stopLoss, writing)}${stopLoss.kind === 'level' ? away(stopLoss.price) : ''}`,
          },
        ]),
  ]
}
