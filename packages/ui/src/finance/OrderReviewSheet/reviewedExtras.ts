import { type Decimal, type OrderTerms, type Stop, type Ticket, exact, toDecimal } from '@onelot/domain'
import type { TradingTranslate } from '../../locales/trading/en.ts'
import type { Fact } from '../FactList/FactList.tsx'
import { changeBetween } from '../format/change.ts'
import { formatNumber, formatPercent } from '../format/number.ts'

interface Writing {
  readonly locale: string
  readonly trading: TradingTranslate
  readonly priced: (price: Decimal) => string
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
  { type, timeInForce = 'day', protection }: OrderTerms,
  { price }: Ticket,
  writing: Writing,
): readonly Fact[] {
  const { locale, trading, priced } = writing
  const away = (to: Decimal): string => {
    const rate = price === undefined ? undefined : changeBetween(price, to).rate
    return rate === undefined ? '' : ` (${formatPercent(locale, rate, { places: 1, signed: true })})`
  }
  const { takeProfit, stopLoss } = protection ?? {}
  return [
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
