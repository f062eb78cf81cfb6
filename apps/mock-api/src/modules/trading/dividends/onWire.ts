import type { AnnouncedDividend } from '@onelot/domain'
import type { Services } from '../../../services.ts'

/** A dividend with the name of its instrument; undefined where the market does not know it any more. */
export function dividendOnWire(
  { market }: Pick<Services, 'market'>,
  { id, instrument, amount, currency, exDate, payDate }: AnnouncedDividend,
) {
  const listing = market.listing(instrument)
  if (listing === undefined) return undefined
  const { market: exchange, code, name } = listing
  return {
    id,
    instrument: { id: instrument, market: exchange, code, name, currency: listing.currency },
    amount,
    currency,
    exDate,
    payDate,
  }
}
