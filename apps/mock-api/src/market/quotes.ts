import { type Book, type BookLevel, type Decimal, type Instant, type Quote, epochMs } from '@onelot/domain'
import { fromUnits, nextDown, nextUp } from './grid.ts'
import { mix, unit } from './hash.ts'
import { type Quoted, edgesPassed, holdAt, holdsAsOf } from './holds.ts'
import { type DayLimitsOf, bestOf } from './limits.ts'
import type { Traded } from './pathQuery.ts'
import type { Prices } from './prices.ts'
import { unitsBy } from './rebasing.ts'
import type { Tape } from './tape.ts'
import { LATEST_MS, type Moment, type Part, type Timeline } from './timeline.ts'

const BOOK_LEVELS = 10
const TURNOVER_DIGITS = 2

/** A quote in units, for the lists that sort thousands. */
export interface RawQuote extends Traded {
  readonly previous: number
}

/** A quote without its time: it holds until the next slot begins or a hold begins or ends. */
type Still = Omit<Quote, 'at'>

interface Latest {
  readonly part: Part
  readonly slots: number
  readonly edges: number
  readonly raw: RawQuote
  still: Still | undefined
}

/** Value traded, to the hundredth: sums this large keep no finer digits. */
const turnoverOf = (turnover: number, fractionDigits: number): Decimal =>
  fractionDigits <= TURNOVER_DIGITS
    ? fromUnits(BigInt(turnover), fractionDigits)
    : fromUnits(BigInt(Math.floor(turnover / 10 ** (fractionDigits - TURNOVER_DIGITS))), TURNOVER_DIGITS)

export function createQuotes(timeline: Timeline, prices: Prices, tape: Tape, limitsOf: DayLimitsOf) {
  const latest = new WeakMap<Quoted, Latest>()

  /** True while a price can be had. */
  const isQuoted = ({ issue, delistedAt }: Quoted, ms: number): boolean =>
    prices.opensAt(issue) <= ms && ms < delistedAt && ms < LATEST_MS

  function calculate(quoted: Quoted, { day, part, slots }: Moment, ms: number): RawQuote | undefined {
    const { previous } = limitsOf(quoted, day.ordinal)
    const known = holdsAsOf(quoted.holds, ms)
    const own = tape.traded(quoted, { day, part, from: 0, to: slots }, known)
    if (own === undefined) return undefined
    const { regular } = day
    const whole =
      part.phase === 'after'
        ? tape.traded(quoted, { day, part: regular, from: 0, to: regular.slots }, known)
        : undefined
    const sum: Traded =
      whole === undefined
        ? own
        : {
            open: whole.open,
            high: Math.max(whole.high, own.high),
            low: Math.min(whole.low, own.low),
            close: own.close,
            volume: whole.volume + own.volume,
            turnover: whole.turnover + own.turnover,
          }
    const held = holdAt(known, ms)?.units
    if (held === undefined || held === sum.close) return { ...sum, previous }
    return { ...sum, close: held, high: Math.max(sum.high, held), low: Math.min(sum.low, held), previous }
  }

  function latestOf(quoted: Quoted, ms: number): Latest | undefined {
    if (!isQuoted(quoted, ms)) return undefined
    const moment = timeline.momentAt(quoted.issue.instrument.market, ms)
    const { part, slots } = moment
    const edges = edgesPassed(quoted.holds, ms)
    const known = latest.get(quoted)
    if (known?.part === part && known.slots === slots && known.edges === edges) return known
    const raw = calculate(quoted, moment, ms)
    if (raw === undefined) return undefined
    const made: Latest = { part, slots, edges, raw, still: undefined }
    latest.set(quoted, made)
    return made
  }

  function stillOf({ issue: { instrument, grid } }: Quoted, raw: RawQuote, highest: number): Still {
    const { bid, ask } = bestOf(grid, raw.close, highest)
    const price = (units: number): Decimal => fromUnits(units, grid.fractionDigits)
    return {
      instrument: instrument.id,
      price: price(raw.close),
      previousClose: price(raw.previous),
      open: price(raw.open),
      high: price(raw.high),
      low: price(raw.low),
      bid: price(bid),
      ask: price(ask),
      volume: fromUnits(raw.volume, 0),
      turnover: turnoverOf(raw.turnover, grid.fractionDigits),
    }
  }

  function quote(quoted: Quoted, now: Instant): Quote | undefined {
    const ms = epochMs(now)
    const found = latestOf(quoted, ms)
    if (found === undefined) return undefined
    const { ordinal } = timeline.momentAt(quoted.issue.instrument.market, ms).day
    found.still ??= stillOf(quoted, found.raw, limitsOf(quoted, ordinal).highest)
    return { ...found.still, at: now }
  }

  function book(quoted: Quoted, now: Instant): Book | undefined {
    const ms = epochMs(now)
    const raw = latestOf(quoted, ms)?.raw
    if (raw === undefined) return undefined
    const { issue } = quoted
    const { grid } = issue
    const { day, slots } = timeline.momentAt(issue.instrument.market, ms)
    const limits = limitsOf(quoted, day.ordinal)
    const best = bestOf(grid, raw.close, limits.highest)
    // An operator's price may lie beyond the day's limits.
    const lowest = Math.min(limits.lowest, best.bid)
    const highest = Math.max(limits.highest, best.ask)
    const key = mix(mix(issue.key, day.ordinal), slots)
    const daily = issue.dailyVolume * unitsBy(issue, day.ordinal)
    const levels = (first: number, step: (units: number) => number, salt: number): readonly BookLevel[] => {
      const found: BookLevel[] = []
      let price = first
      for (let i = 0; i < BOOK_LEVELS && price >= lowest && price <= highest; i += 1) {
        const quantity = Math.ceil(daily * 0.0006 * (0.3 + i * 0.12 + unit(key, salt + i)))
        found.push({ price: fromUnits(price, grid.fractionDigits), quantity: fromUnits(quantity, 0) })
        const next = step(price)
        if (next === price) break
        price = next
      }
      return found
    }
    return {
      bids: levels(best.bid, (units) => nextDown(grid, units), 100),
      asks: levels(best.ask, (units) => nextUp(grid, units), 200),
    }
  }

  return { isQuoted, raw: (quoted: Quoted, ms: number) => latestOf(quoted, ms)?.raw, quote, book }
}

export type Quotes = ReturnType<typeof createQuotes>
