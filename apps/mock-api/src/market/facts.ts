import { type Decimal, type Instant, defaultMarkets, epochMs, priceLimits, rulesOnDay } from '@onelot/domain'
import { type Range, widened } from './dayRanges.ts'
import { fromUnits } from './grid.ts'
import { mix, unit } from './hash.ts'
import type { Quoted } from './holds.ts'
import { chanceOf, foreignBuying, institutionBuying } from './netBuying.ts'
import type { FactsOfDay, StockFacts } from './port.ts'
import type { Prices } from './prices.ts'
import type { Quotes, RawQuote } from './quotes.ts'
import { rebasedUnits, sharesOn } from './rebasing.ts'
import type { Tape } from './tape.ts'
import { type Timeline, isMarketTime } from './timeline.ts'

/** Whole trading days of which the detail says who bought and who sold. */
const SHOWN_DAYS = 5
const YEAR_MS = 365 * 86_400_000
const RATIO_DIGITS = 4
const ratio = (fraction: number) => fromUnits(Math.round(fraction * 10 ** RATIO_DIGITS), RATIO_DIGITS)
const signedUnits = (units: number) => fromUnits(units, 0)

/** What all units outstanding on a day are worth, in the instrument's currency. */
export const marketCapOf = (
  { issue }: Quoted,
  { close }: Pick<RawQuote, 'close'>,
  ordinal: number,
): Decimal => fromUnits(BigInt(close) * BigInt(sharesOn(issue, ordinal)), issue.grid.fractionDigits)

export function createFacts(seed: number, timeline: Timeline, prices: Prices, tape: Tape, quotes: Quotes) {
  const years = new WeakMap<
    Quoted,
    { readonly first: number; readonly today: number; readonly range: Range | undefined }
  >()

  /** The range from day `first` to the day before `today`, in today's units: splits re-base what lies before them. */
  function rangeInUnitsOf(quoted: Quoted, first: number, today: number): Range | undefined {
    const { actions = [], grid } = quoted.issue
    let range: Range | undefined
    let from = first
    for (const action of [...actions, undefined]) {
      if (action !== undefined && (action.ratio === 1 || action.ordinal <= from || action.ordinal > today))
        continue
      const own = tape.rangeOf(quoted, from, (action?.ordinal ?? today) - 1)
      if (own !== undefined) range = widened(range, own.low, own.high)
      if (action === undefined) break
      from = action.ordinal
      if (range !== undefined)
        range = { low: rebasedUnits(grid, action, range.low), high: rebasedUnits(grid, action, range.high) }
    }
    return range
  }

  /** The range from day `first` to the day before `today`; calculated once a day. */
  function yearRange(quoted: Quoted, first: number, today: number): Range | undefined {
    const known = years.get(quoted)
    if (known?.first === first && known.today === today) return known.range
    const range = rangeInUnitsOf(quoted, first, today)
    years.set(quoted, { first, today, range })
    return range
  }

  function factsOfDay(quoted: Quoted, ordinal: number): FactsOfDay {
    const { instrument } = quoted.issue
    const chance = chanceOf(seed, quoted.issue, ordinal)
    const { volume } = tape.dayBar(quoted, ordinal)
    const short = instrument.shortable ? Math.floor(volume * 0.08 * unit(chance, 1)) : 0
    const foreign = foreignBuying(chance, volume)
    const institution = institutionBuying(chance, volume)
    return {
      date: timeline.dayOf(instrument.market, ordinal).date,
      netBuying: {
        individual: signedUnits(-foreign - institution),
        foreign: signedUnits(foreign),
        institution: signedUnits(institution),
      },
      shortSelling: { volume: fromUnits(short, 0), ratio: ratio(volume === 0 ? 0 : short / volume) },
    }
  }

  return (quoted: Quoted, now: Instant): StockFacts | undefined => {
    const { issue } = quoted
    const ms = epochMs(now)
    const raw = quotes.raw(quoted, ms)
    if (raw === undefined) return undefined
    const { instrument, grid } = issue
    const { market } = instrument
    const firstOrdinal = prices.firstOrdinal(issue)
    const today = timeline.momentAt(market, ms).day.ordinal
    const shares = sharesOn(issue, today)
    const yearAgo = ms - YEAR_MS
    const first = isMarketTime(yearAgo)
      ? Math.max(firstOrdinal, timeline.momentAt(market, yearAgo).day.ordinal)
      : firstOrdinal
    const year = yearRange(quoted, first, today)
    const own = mix(seed, issue.key)
    const yesterday = mix(own, today - 1)
    const days: FactsOfDay[] = []
    for (let back = 1; back <= SHOWN_DAYS && today - back >= firstOrdinal; back += 1)
      days.push(factsOfDay(quoted, today - back))
    return {
      marketCap: marketCapOf(quoted, raw, today),
      sharesOutstanding: fromUnits(shares, 0),
      week52High: fromUnits(Math.max(raw.high, year?.high ?? raw.high), grid.fractionDigits),
      week52Low: fromUnits(Math.min(raw.low, year?.low ?? raw.low), grid.fractionDigits),
      foreignOwnership: ratio(0.02 + 0.5 * unit(own, 4) ** 2 + 0.01 * unit(yesterday, 5)),
      shortBalance: fromUnits(instrument.shortable ? Math.floor(shares * 0.01 * unit(own, 6)) : 0, 0),
      days,
      limits:
        instrument.kind === 'index'
          ? undefined
          : priceLimits(
              rulesOnDay(defaultMarkets[market], instrument, today - firstOrdinal + 1),
              fromUnits(raw.previous, grid.fractionDigits),
            ),
    }
  }
}
