import { type Decimal, type Instant, decimal, plusMs } from '@onelot/domain'
import { apple, testMarket, testTime } from './testBroker.ts'

/** Orders in the instrument that trading's tests use. */
export const limitBuy = (limitPrice: string, lots = 1) =>
  ({ instrument: apple, side: 'long', type: 'limit', limitPrice, lots, leverage: 1 }) as const
export const marketBuy = (lots: number, leverage: 1 | 2 | 5 | 10 = 1) =>
  ({ instrument: apple, side: 'long', type: 'market', lots, leverage }) as const

/** The lowest ask of the hours ahead, and when it is: an order rests below the ask, and fills by then. */
export function lowestAsk(
  hours: number,
  from: Instant = testTime,
): { readonly price: Decimal; readonly at: Instant } {
  const market = testMarket({ seed: 1, calendar: 'demo', overrides: [] })
  const asks = Array.from({ length: hours * 60 }, (_, minute) => {
    const at = plusMs(from, minute * 60_000)
    return { at, price: market.quote(apple, at)?.ask ?? decimal('1000000') }
  })
  return asks.reduce((a, b) => (Number(b.price) < Number(a.price) ? b : a))
}
