import {
  type Book,
  type BookLevel,
  type Decimal,
  type Quote,
  epochMs,
  instant,
  type Instant,
  type InstrumentId,
  defaultMarkets,
} from '@onelot/domain'
import { ceilTick, floorTick, fromUnits, nextDown, nextUp, thresholdUnits } from './grid.ts'
import { mix, unit } from './hash.ts'
import type { Catalogue } from './catalogue.ts'
import type { Issue } from './listings/issue.ts'
import type { Cross, Crossed } from './port.ts'
import type { Traded } from './pathQuery.ts'
import type { Tape } from './tape.ts'
import { type Moment, type Timeline, slotStart, slotsBegun } from './timeline.ts'

const BOOK_LEVELS = 10
const SPARK_POINTS = 30
const TURNOVER_PLACES = 2
/** Trading days searched in one call: a broker that was down longer than that asks again. */
const LONGEST_SEARCH_DAYS = 400

/** A quote in units, for the lists that sort thousands. */
export interface RawQuote extends Traded {
  readonly previous: number
}

/** The limits inside which bid and ask stay. */
function limitsOf({ grid, instrument }: Issue, previous: number): readonly [number, number] {
  const rate = defaultMarkets[instrument.market].priceLimit
  if (rate === undefined || instrument.kind === 'index') return [1, Number.MAX_SAFE_INTEGER]
  const percent = Math.round(Number(rate) * 100)
  return [
    ceilTick(grid, (previous * (100 - percent)) / 100),
    floorTick(grid, (previous * (100 + percent)) / 100),
  ]
}

/** Value traded, to the hundredth: sums this large keep no finer digits. */
const turnoverOf = (turnover: number, places: number): Decimal =>
  places <= TURNOVER_PLACES
    ? fromUnits(BigInt(turnover), places)
    : fromUnits(BigInt(Math.floor(turnover / 10 ** (places - TURNOVER_PLACES))), TURNOVER_PLACES)

/** Best prices about a last price: the bid at it, the ask a tick above; at the upper limit nobody asks more than the limit. */
function bestOf(
  { grid }: Issue,
  price: number,
  highest: number,
): { readonly bid: number; readonly ask: number } {
  const ask = nextUp(grid, price)
  if (ask > highest && price <= highest) return { bid: nextDown(grid, price), ask: price }
  return { bid: Math.max(floorTick(grid, price), 1), ask }
}

export function createQuotes(catalogue: Catalogue, timeline: Timeline, tape: Tape) {
  function rawAt(issue: Issue, moment: Moment, ms: number): RawQuote | undefined {
    const { day, part, slots } = moment
    const previous = tape.closeOf(issue, day.ordinal - 1)
    const own = tape.traded({ issue, day, part, from: 0, to: slots })
    if (own === undefined) return undefined
    const whole =
      part.phase === 'after'
        ? tape.traded({ issue, day, part: day.regular, from: 0, to: day.regular.slots })
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
    const standing = tape.standingAt(issue, ms)?.units
    if (standing === undefined || standing === sum.close) return { ...sum, previous }
    return {
      ...sum,
      close: standing,
      high: Math.max(sum.high, standing),
      low: Math.min(sum.low, standing),
      previous,
    }
  }

  const raw = (issue: Issue, ms: number): RawQuote | undefined =>
    catalogue.quoted(issue, ms) ? rawAt(issue, timeline.momentAt(issue.instrument.market, ms), ms) : undefined

  function quote(id: InstrumentId, now: Instant): Quote | undefined {
    const issue = catalogue.issue(id)
    const found = issue === undefined ? undefined : raw(issue, epochMs(now))
    if (issue === undefined || found === undefined) return undefined
    const { places } = issue.grid
    const { bid, ask } = bestOf(issue, found.close, limitsOf(issue, found.previous)[1])
    const price = (units: number): Decimal => fromUnits(units, places)
    return {
      instrument: id,
      price: price(found.close),
      previousClose: price(found.previous),
      open: price(found.open),
      high: price(found.high),
      low: price(found.low),
      bid: price(bid),
      ask: price(ask),
      volume: fromUnits(found.volume, 0),
      turnover: turnoverOf(found.turnover, places),
      at: now,
    }
  }

  function book(id: InstrumentId, now: Instant): Book | undefined {
    const issue = catalogue.issue(id)
    const ms = epochMs(now)
    const found = issue === undefined ? undefined : raw(issue, ms)
    if (issue === undefined || found === undefined) return undefined
    const { grid } = issue
    const [lowest, highest] = limitsOf(issue, found.previous)
    const best = bestOf(issue, found.close, highest)
    const { day, slots } = timeline.momentAt(issue.instrument.market, ms)
    const key = mix(mix(issue.key, day.ordinal), slots)
    const levels = (first: number, step: (units: number) => number, salt: number): readonly BookLevel[] => {
      const found: BookLevel[] = []
      let price = first
      for (let i = 0; i < BOOK_LEVELS && price >= lowest && price <= highest; i += 1) {
        const quantity = Math.ceil(issue.dailyVolume * 0.0006 * (0.3 + i * 0.12 + unit(key, salt + i)))
        found.push({ price: fromUnits(price, grid.places), quantity: fromUnits(quantity, 0) })
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

  function firstCross(id: InstrumentId, cross: Cross, from: Instant, to: Instant): Crossed | undefined {
    const issue = catalogue.issue(id)
    if (issue === undefined || to < from) return undefined
    const { market } = issue.instrument
    const { places } = issue.grid
    const wanted = thresholdUnits(cross.price, places)
    const start = epochMs(from)
    const end = Math.min(epochMs(to), catalogue.delistedAt(issue) - 1)
    const meets = (units: number): boolean => (cross.when === 'atMost' ? units <= wanted : units >= wanted)
    const sideOf = (price: number, highest: number): number => bestOf(issue, price, highest)[cross.at]

    const atStart = raw(issue, start)
    if (atStart !== undefined) {
      const side = sideOf(atStart.close, limitsOf(issue, atStart.previous)[1])
      if (meets(side)) return { at: from, price: fromUnits(side, places) }
    }
    const opened = Math.max(start, catalogue.opensAt(issue))
    const first = timeline.momentAt(market, opened)
    for (let ordinal = first.day.ordinal; ordinal < first.day.ordinal + LONGEST_SEARCH_DAYS; ordinal += 1) {
      const day = timeline.dayOf(market, ordinal)
      if ((day.parts[0]?.windows[0]?.from ?? end) > end) return undefined
      const highest = limitsOf(issue, tape.closeOf(issue, ordinal - 1))[1]
      const crossing = { when: cross.when, holds: (price: number) => meets(sideOf(price, highest)) }
      for (const part of day.parts) {
        const range = {
          from: slotsBegun(part, opened === start ? start : opened - 1),
          to: slotsBegun(part, end),
        }
        if (range.from >= range.to) continue
        const found = tape.firstCrossing({ issue, day, part, ...range }, crossing)
        if (found === undefined) continue
        const at = Math.max(start, Math.ceil(slotStart(part, found.slot)))
        return at > end
          ? undefined
          : { at: instant(at), price: fromUnits(sideOf(found.price, highest), places) }
      }
    }
    return undefined
  }

  function sparkline(id: InstrumentId, now: Instant): readonly Decimal[] {
    const issue = catalogue.issue(id)
    const ms = epochMs(now)
    if (issue === undefined || !catalogue.quoted(issue, ms)) return []
    const { day, part, slots } = timeline.momentAt(issue.instrument.market, ms)
    const shown = part.phase === 'pre' ? part : day.regular
    const begun = shown === part ? slots : shown.slots
    const step = Math.max(1, begun / SPARK_POINTS)
    const points: Decimal[] = []
    for (let end = begun; end >= 1 && points.length < SPARK_POINTS; end -= step) {
      const slot = Math.ceil(end) - 1
      const at = tape.traded({ issue, day, part: shown, from: slot, to: slot + 1 })
      if (at !== undefined) points.push(fromUnits(at.close, issue.grid.places))
    }
    return points.reverse()
  }

  return { raw, quote, book, firstCross, sparkline }
}

export type Quotes = ReturnType<typeof createQuotes>
