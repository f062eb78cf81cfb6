import {
  type Decimal,
  type InstrumentId,
  defaultMarkets,
  exact,
  roundToTick,
  toDecimal,
} from '@onelot/domain'
import type { WorldGuide } from './guide.ts'

/** A limit some way off the bid, on the tick. */
export function limitAt(guide: WorldGuide, instrument: InstrumentId, rate: string): Decimal {
  const listing = guide.broker.services.market.listing(instrument)
  if (listing === undefined) throw new Error(`${instrument} is not listed`)
  const price = toDecimal(exact(guide.bid(instrument)).times(rate))
  return roundToTick(defaultMarkets[listing.market], price, 'nearest')
}
