import { type Instant, type InstrumentId, type Listing, defaultMarkets } from '@onelot/domain'
import type { Services } from '../services.ts'

/** A listing with the rules of its market; undefined where the code is unknown or delisted. */
export function listingAt(
  { market, site }: Pick<Services, 'market' | 'site'>,
  id: InstrumentId,
  now: Instant,
): Listing | undefined {
  const instrument = market.listing(id)
  const session = market.session(id, now)
  if (instrument === undefined || session === undefined || market.status(id, now) === 'delisted')
    return undefined
  return { instrument, market: site.marketRules(defaultMarkets[instrument.market]), session }
}
