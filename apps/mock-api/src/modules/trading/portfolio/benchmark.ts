import type { TradedInstrument } from '@onelot/api-client'
import {
  type AccountHistory,
  type Decimal,
  type Instant,
  type InstrumentId,
  type MarketId,
  exact,
  roundTo,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { instrumentsOf } from './instruments.ts'

/** Digits of a rate, as those of the return. */
const RATE_DIGITS = 6
/** Before the first trade. */
const HOME_MARKET: MarketId = 'KRX'

/** The index of the market in which an account trades most often, of those that have one; at first that of the home market. */
export function benchmarkOf(
  services: Services,
  { executions }: Pick<AccountHistory, 'executions'>,
): TradedInstrument | undefined {
  const indices = new Map<MarketId, InstrumentId>()
  for (const { id, kind, market } of services.market.listings())
    if (kind === 'index' && !indices.has(market)) indices.set(market, id)
  const times = new Map<MarketId, number>()
  for (const { market } of executions)
    if (indices.has(market)) times.set(market, (times.get(market) ?? 0) + 1)
  const [most] = [...times].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  const index = indices.get(most?.[0] ?? HOME_MARKET)
  return index === undefined ? undefined : instrumentsOf(services, [index])[0]
}

/** How an index changed since the first of some moments, as rates: 0.05 is 5 percent. None where it had no price then. */
export async function benchmarkRates(
  { market, yieldTurn }: Services,
  index: InstrumentId,
  moments: readonly Instant[],
): Promise<readonly (Decimal | undefined)[]> {
  const rates: (Decimal | undefined)[] = []
  let first: Decimal | undefined
  for (const at of moments) {
    const price = market.quote(index, at)?.price
    if (rates.length === 0) first = price
    rates.push(
      first === undefined || price === undefined
        ? undefined
        : roundTo(exact(price).div(first).minus('1'), RATE_DIGITS, 'halfUp'),
    )
    await yieldTurn()
  }
  return rates
}
