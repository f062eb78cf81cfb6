import { type InstrumentId, defaultMarkets, instant, priceLimits, rulesOnDay } from '@onelot/domain'
import { fromSignedUnits, fromUnits, toUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import { chanceOf, foreignBuying } from './netBuying.ts'
import type { MarketEvent } from './newsEvent.ts'
import type { DayBar, Prices } from './prices.ts'
import { rebasedAt, rebasedUnits } from './rebasing.ts'
import type { Tape } from './tape.ts'
import { type DayHours, type Timeline, slotStart } from './timeline.ts'

/** Days whose average a day's volume is compared with. */
export const COMPARED_DAYS = 20
/** A volume of 2.5 times the average is unusual: an eighth of the sum. */
const UNUSUAL_PART_OF_SUM = 8
/** Days in a row on which foreigners were on one side. */
export const FOREIGN_DAYS = 5

/** How far a price has to be from the previous close, in hundredths of a percent. */
interface Thresholds {
  readonly gap: number
  readonly midSession: number
  readonly day: number
}
const ofListings: Thresholds = { gap: 300, midSession: 400, day: 500 }
/** What moves less is news sooner. */
const ofIndices: Thresholds = { gap: 100, midSession: 150, day: 200 }
const ofPairs: Thresholds = { gap: 50, midSession: 75, day: 100 }

const thresholdsOf = ({ issue: { instrument } }: Quoted): Thresholds =>
  instrument.kind === 'index' ? ofIndices : instrument.kind === 'forex' ? ofPairs : ofListings

const RATE_DIGITS = 4
const TWICE_ONE = 20_000n

/** By which rate a whole number is away from another, half away from zero. */
export function rateBetween(from: number | bigint, to: number | bigint) {
  const twice = ((BigInt(to) - BigInt(from)) * TWICE_ONE) / BigInt(from)
  return fromSignedUnits((twice + (twice < 0n ? -1n : 1n)) / 2n, RATE_DIGITS)
}

/** Exact: whole numbers on both sides. */
const isAway = (from: number, to: number, basisPoints: number): boolean =>
  Math.abs(to - from) * 10_000 >= basisPoints * from

/** A whole day, in the units of the day that it is compared on. */
export interface NewsDay extends DayBar {
  readonly ordinal: number
  /** Net units that foreigners bought. */
  readonly foreign: number
}

export const closedAt = ({ regular }: DayHours) => instant(regular.windows.at(-1)?.to ?? 0)

/** Days before one, in its units: a split re-bases them. */
export function inUnitsOf(quoted: Quoted, ordinal: number, days: NewsDay[]): NewsDay[] {
  const { grid, actions = [] } = quoted.issue
  const splits = actions.filter((action) => action.ordinal === ordinal && action.ratio !== 1)
  return splits.reduce<NewsDay[]>(
    (all, split) =>
      all.map((day) => ({
        ...day,
        high: rebasedUnits(grid, split, day.high),
        low: rebasedUnits(grid, split, day.low),
        volume: Math.round(day.volume * split.ratio),
        foreign: Math.round(day.foreign * split.ratio),
      })),
    days,
  )
}

/** What the days of one instrument were, each by its bar and by those before. */
export function createNewsDays(seed: number, timeline: Timeline, prices: Prices, tape: Tape) {
  function dayOf(quoted: Quoted, ordinal: number): NewsDay {
    const bar = tape.dayBar(quoted, ordinal)
    const isStock = quoted.issue.instrument.kind === 'stock'
    const foreign = isStock ? foreignBuying(chanceOf(seed, quoted.issue, ordinal), bar.volume) : 0
    return { ...bar, ordinal, foreign }
  }

  const base = (quoted: Quoted, ordinal: number) => {
    const { issue } = quoted
    const previous = rebasedAt(issue, ordinal, tape.closeOf(quoted, ordinal - 1))
    const digits = issue.grid.fractionDigits
    const id: InstrumentId = issue.instrument.id
    const moved = (units: number) => ({
      price: fromUnits(units, digits),
      previous: fromUnits(previous, digits),
      rate: rateBetween(previous, units),
    })
    return { issue, id, previous, digits, moved, day: timeline.dayOf(issue.instrument.market, ordinal) }
  }

  /** What is known before a day is whole: its opening, and the middle of its regular session. */
  function earlyEvents(quoted: Quoted, ordinal: number): readonly MarketEvent[] {
    const { id, previous, moved, day } = base(quoted, ordinal)
    const { gap, midSession } = thresholdsOf(quoted)
    const { regular } = day
    const { open, high, low } = tape.dayBar(quoted, ordinal)
    const events: MarketEvent[] = []
    if (isAway(previous, open, gap))
      events.push({
        instrument: id,
        at: instant(slotStart(regular, 0)),
        kind: 'openingGap',
        ...moved(open),
      })
    if (!isAway(previous, high, midSession) && !isAway(previous, low, midSession)) return events
    const middle = Math.floor(regular.slots / 2)
    const units = tape.priceOfSlot(quoted, day, regular, middle)
    if (isAway(previous, units, midSession))
      events.push({
        instrument: id,
        at: instant(slotStart(regular, middle)),
        kind: 'midSession',
        ...moved(units),
      })
    return events
  }

  function limitEvents(quoted: Quoted, { ordinal, high, low }: NewsDay): readonly MarketEvent[] {
    const { issue, id, previous, digits, moved, day } = base(quoted, ordinal)
    const { instrument } = issue
    const { midSession } = ofListings
    if (instrument.kind === 'index') return []
    if (!isAway(previous, high, midSession) && !isAway(previous, low, midSession)) return []
    const listingDay = ordinal - prices.firstOrdinal(issue) + 1
    const rules = rulesOnDay(defaultMarkets[instrument.market], instrument, listingDay)
    const limits = priceLimits(rules, fromUnits(previous, digits))
    const of = { instrument: id, at: closedAt(day) }
    if (limits === undefined) return []
    const [lowest, highest] = [toUnits(limits.low, digits), toUnits(limits.high, digits)]
    return [
      ...(high >= highest ? [{ ...of, kind: 'upperLimit' as const, ...moved(highest) }] : []),
      ...(low <= lowest ? [{ ...of, kind: 'lowerLimit' as const, ...moved(lowest) }] : []),
    ]
  }

  function volumeEvents(quoted: Quoted, today: NewsDay, before: readonly NewsDay[]): readonly MarketEvent[] {
    const { id, moved, day } = base(quoted, today.ordinal)
    const compared = before.slice(-COMPARED_DAYS)
    const sum = compared.reduce((total, { volume }) => total + volume, 0)
    const isUnusual =
      compared.length === COMPARED_DAYS && sum > 0 && today.volume * UNUSUAL_PART_OF_SUM >= sum
    if (quoted.issue.instrument.kind === 'index' || !isUnusual) return []
    const tenths = (BigInt(today.volume) * BigInt(COMPARED_DAYS) * 10n) / BigInt(sum)
    return [
      {
        instrument: id,
        at: closedAt(day),
        kind: 'unusualVolume',
        volume: fromUnits(today.volume, 0),
        average: fromUnits(Math.floor(sum / COMPARED_DAYS), 0),
        times: fromUnits(tenths, 1),
        ...moved(today.close),
      },
    ]
  }

  /** On the day that makes it so many in a row, and no later one. */
  function foreignEvents(quoted: Quoted, today: NewsDay, before: readonly NewsDay[]): readonly MarketEvent[] {
    const { id, moved, day } = base(quoted, today.ordinal)
    const row = [...before.slice(1 - FOREIGN_DAYS), today]
    const side = Math.sign(today.foreign)
    const [earlier] = before.slice(-FOREIGN_DAYS)
    const isRow = side !== 0 && row.length === FOREIGN_DAYS && row.every(({ foreign }) => foreign * side > 0)
    if (!isRow || earlier === undefined || earlier.foreign * side > 0) return []
    return [
      {
        instrument: id,
        at: closedAt(day),
        kind: side > 0 ? 'foreignBuying' : 'foreignSelling',
        days: FOREIGN_DAYS,
        units: fromUnits(Math.abs(row.reduce((sum, { foreign }) => sum + foreign, 0)), 0),
        ...moved(today.close),
      },
    ]
  }

  /** Whether it closed far from the close before; all that is known of a cross, whose bars are costly. */
  function moveEvents(quoted: Quoted, ordinal: number, close: number): readonly MarketEvent[] {
    const { id, previous, moved, day } = base(quoted, ordinal)
    return isAway(previous, close, thresholdsOf(quoted).day)
      ? [{ instrument: id, at: closedAt(day), kind: 'bigMove', ...moved(close) }]
      : []
  }

  function wholeDayEvents(
    quoted: Quoted,
    today: NewsDay,
    before: readonly NewsDay[],
  ): readonly MarketEvent[] {
    const limit = limitEvents(quoted, today)
    const close = fromUnits(today.close, quoted.issue.grid.fractionDigits)
    // A day that closes at its limit says so once.
    const isAtLimit = limit.some((event) => 'price' in event && event.price === close)
    return [
      ...limit,
      ...(isAtLimit ? [] : moveEvents(quoted, today.ordinal, today.close)),
      ...volumeEvents(quoted, today, before),
      ...foreignEvents(quoted, today, before),
    ]
  }

  return { dayOf, earlyEvents, moveEvents, wholeDayEvents }
}
