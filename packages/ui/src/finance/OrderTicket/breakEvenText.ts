import type { BreakEven, Side, Ticket } from '@onelot/domain'
import type { TradingTranslate } from '../../locales/trading/en.ts'
import { type PriceScale, formatPrice } from '../format/price.ts'

interface Calculated extends Pick<Ticket, 'total'> {
  readonly side: Side
  readonly breakEven: BreakEven | undefined
}

/** Where an order would close without profit or loss, as a price and its ticks from the entry; that no price of a day does; or a dash before it is filled in. */
export function breakEvenText(
  t: TradingTranslate,
  locale: string,
  { side, total, breakEven }: Calculated,
  scale: PriceScale,
): string {
  if (breakEven === undefined) return total === undefined ? '–' : t('dayTrade.noBreakEven')
  const price = formatPrice(locale, breakEven.price, scale)
  const { ticks: count } = breakEven
  if (count === 0) return price
  return t(side === 'long' ? 'dayTrade.above' : 'dayTrade.below', { price, count })
}
