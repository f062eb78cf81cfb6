import { type Instant, type InstrumentId, defaultMarkets, epochMs, priceLimits } from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'
import { fromUnits } from './grid.ts'
import { mix, signed, unit } from './hash.ts'
import type { StockFacts } from './port.ts'
import type { Prices } from './prices.ts'
import type { Quotes } from './quotes.ts'
import type { Tape } from './tape.ts'
import type { Timeline } from './timeline.ts'

const YEAR_MS = 365 * 86_400_000
/** Places of a share of the whole. */
const RATIO_PLACES = 4
const ratio = (share: number) => fromUnits(Math.round(share * 10 ** RATIO_PLACES), RATIO_PLACES)
const signedUnits = (units: number) => fromUnits(units, 0)

export function createFacts(
  seed: number,
  timeline: Timeline,
  prices: Prices,
  tape: Tape,
  catalogue: Catalogue,
  quotes: Quotes,
) {
  return (id: InstrumentId, now: Instant): StockFacts | undefined => {
    const issue = catalogue.issue(id)
    const ms = epochMs(now)
    const raw = issue === undefined ? undefined : quotes.raw(issue, ms)
    if (issue === undefined || raw === undefined) return undefined
    const { instrument, grid, shares } = issue
    const { market } = instrument
    const today = timeline.momentAt(market, ms).day.ordinal
    const first = Math.max(prices.firstOrdinal(issue), timeline.momentAt(market, ms - YEAR_MS).day.ordinal)
    let { high, low } = raw
    for (let ordinal = first; ordinal < today; ordinal += 1) {
      const bar = tape.dayBar(issue, ordinal)
      high = Math.max(high, bar.high)
      low = Math.min(low, bar.low)
    }
    const own = mix(seed, issue.key)
    const yesterday = mix(own, today - 1)
    const lastVolume = today > prices.firstOrdinal(issue) ? tape.dayBar(issue, today - 1).volume : 0
    const shortVolume = instrument.shortable ? Math.floor(lastVolume * 0.08 * unit(yesterday, 1)) : 0
    const foreign = Math.round(lastVolume * 0.1 * signed(yesterday, 2))
    const institution = Math.round(lastVolume * 0.1 * signed(yesterday, 3))
    return {
      marketCap: fromUnits(BigInt(raw.close) * BigInt(shares), grid.places),
      sharesOutstanding: fromUnits(shares, 0),
      week52High: fromUnits(high, grid.places),
      week52Low: fromUnits(low, grid.places),
      foreignOwnership: ratio(0.02 + 0.5 * unit(own, 4) ** 2 + 0.01 * unit(yesterday, 5)),
      shortSelling: {
        volume: fromUnits(shortVolume, 0),
        ratio: ratio(lastVolume === 0 ? 0 : shortVolume / lastVolume),
        balance: fromUnits(instrument.shortable ? Math.floor(shares * 0.01 * unit(own, 6)) : 0, 0),
      },
      netBuying: {
        individual: signedUnits(-foreign - institution),
        foreign: signedUnits(foreign),
        institution: signedUnits(institution),
      },
      limits:
        instrument.kind === 'index'
          ? undefined
          : priceLimits(defaultMarkets[market], fromUnits(raw.previous, grid.places)),
    }
  }
}
