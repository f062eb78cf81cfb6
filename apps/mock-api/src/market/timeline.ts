import {
  type CalendarKind,
  type LocalDate,
  type MarketId,
  type OpenPhase,
  type SessionWindow,
  dateOfDayNumber,
  dayNumber,
  dayWindows,
  marketFacts,
  instant,
  isTradingDay,
  localDate,
  toLocal,
} from '@onelot/domain'
import { SLOTS_PER_MINUTE, SLOT_MS } from './path.ts'

const MINUTE_MS = 60_000
const FIRST_DAY = dayNumber(localDate('2000-01-01'))
const LAST_DAY = dayNumber(localDate('2040-01-01'))
/** A market's days kept: some eleven years. */
const KEPT_DAYS = 4_000
/** From here on every market has had a session, and every later one is counted to beyond the end. */
const EARLIEST_MS = Date.parse('2000-01-03T09:00:00Z')
export const LATEST_MS = Date.parse('2039-01-01T00:00:00Z')

/** True in the years 2000 to 2038, which the market covers; false for a value that is no time. */
export const isMarketTime = (ms: number): boolean => ms >= EARLIEST_MS && ms < LATEST_MS

/** One kind of session of a day, its windows (two where there is a lunch break) run together in slots. */
export interface Part {
  readonly phase: OpenPhase
  readonly windows: readonly SessionWindow[]
  readonly slots: number
}

export interface DayHours {
  readonly ordinal: number
  readonly date: LocalDate
  readonly parts: readonly Part[]
  readonly regular: Part
}

/** The progress of a market's trading: `slots` of `part` have begun, and nothing after them. */
export interface Moment {
  readonly day: DayHours
  readonly part: Part
  readonly slots: number
}

/** How many slots of a part have begun at `ms`. */
export function slotsBegun({ windows }: Pick<Part, 'windows'>, ms: number): number {
  let slots = 0
  for (const { from, to } of windows) {
    if (ms < from) break
    if (ms < to) return slots + Math.floor((ms - from) / SLOT_MS) + 1
    slots += (to - from) / SLOT_MS
  }
  return slots
}

/** When a slot begins, in epoch milliseconds. */
export function slotStart({ windows }: Pick<Part, 'windows'>, slot: number): number {
  let left = slot
  for (const { from, to } of windows) {
    const slots = (to - from) / SLOT_MS
    if (left < slots) return from + left * SLOT_MS
    left -= slots
  }
  return windows.at(-1)?.to ?? 0
}

export interface Timeline {
  /** Counts trading days: the ordinal of `date`, or of the last trading day before it. */
  readonly ordinalOf: (market: MarketId, date: LocalDate) => number
  readonly dayOf: (market: MarketId, ordinal: number) => DayHours
  /** The date of a trading day, as its number since 1970. */
  readonly dayNumberOf: (market: MarketId, ordinal: number) => number
  /** The last part that has begun at `ms`. */
  readonly momentAt: (market: MarketId, ms: number) => Moment
  /** The last regular session that has begun at `ms`: the day that charts and sparklines show. */
  readonly regularAt: (market: MarketId, ms: number) => Moment
}

/** First moment of a day, in epoch milliseconds. */
export const openingOf = ({ parts, regular }: DayHours): number => (parts[0] ?? regular).windows[0]?.from ?? 0
/** The moment after a day's last, in epoch milliseconds. */
export const closingOf = ({ parts, regular }: DayHours): number =>
  (parts.at(-1) ?? regular).windows.at(-1)?.to ?? 0

/**
 * The trading days of each market, numbered. In the demo calendar (and for digital currency) every date is a trading day, so a
 * day's number is its count since 1970; in the exchange calendar only working days are counted, from 2000 to 2040, so that
 * consecutive numbers are consecutive trading days and a holiday leaves no gap in a chart nor a double move in a price.
 */
export function createTimeline(calendar: CalendarKind): Timeline {
  const counted = new Map<MarketId, { readonly ordinals: Int32Array; readonly days: readonly number[] }>()
  const hours = new Map<MarketId, Map<number, DayHours>>()
  const running = new Map<MarketId, { readonly day: DayHours; readonly from: number; readonly to: number }>()
  const latest = new Map<MarketId, { readonly ms: number; readonly moment: Moment }>()

  const everyDay = (market: MarketId): boolean => calendar === 'demo' || market === 'CRYPTO'

  function countOf(market: MarketId): { readonly ordinals: Int32Array; readonly days: readonly number[] } {
    const known = counted.get(market)
    if (known !== undefined) return known
    const ordinals = new Int32Array(LAST_DAY - FIRST_DAY)
    const days: number[] = []
    for (let day = FIRST_DAY; day < LAST_DAY; day += 1) {
      if (isTradingDay(market, calendar, dateOfDayNumber(day))) days.push(day)
      ordinals[day - FIRST_DAY] = days.length - 1
    }
    const count = { ordinals, days }
    counted.set(market, count)
    return count
  }

  function ordinalOf(market: MarketId, date: LocalDate): number {
    const day = dayNumber(date)
    if (everyDay(market)) return day
    const ordinal = countOf(market).ordinals[day - FIRST_DAY]
    if (ordinal === undefined) throw new RangeError(`no trading days are counted at ${date}`)
    return ordinal
  }

  function dayNumberOf(market: MarketId, ordinal: number): number {
    if (everyDay(market)) return ordinal
    const day = countOf(market).days[ordinal]
    if (day === undefined) throw new RangeError(`no trading day ${ordinal} is counted`)
    return day
  }

  function dayOf(market: MarketId, ordinal: number): DayHours {
    const days = hours.get(market) ?? new Map<number, DayHours>()
    hours.set(market, days)
    const known = days.get(ordinal)
    if (known !== undefined) return known
    const date = dateOfDayNumber(dayNumberOf(market, ordinal))
    const windows = dayWindows(marketFacts[market], calendar, date)
    const parts = (['pre', 'regular', 'after'] as const).flatMap((phase): Part[] => {
      const own = windows.filter((window) => window.phase === phase)
      const minutes = own.reduce((sum, { from, to }) => sum + (to - from) / MINUTE_MS, 0)
      return own.length === 0 ? [] : [{ phase, windows: own, slots: minutes * SLOTS_PER_MINUTE }]
    })
    const regular = parts.find(({ phase }) => phase === 'regular')
    if (regular === undefined) throw new RangeError(`${market} has no regular session on ${date}`)
    const day = { ordinal, date, parts, regular }
    if (days.size >= KEPT_DAYS) days.clear()
    days.set(ordinal, day)
    return day
  }

  /** The last day that has begun at `ms`. */
  function dayAt(market: MarketId, ms: number): DayHours {
    const known = running.get(market)
    if (known !== undefined && known.from <= ms && ms < known.to) return known.day
    const { date } = toLocal(marketFacts[market].zone, instant(ms))
    let day = dayOf(market, ordinalOf(market, date))
    while (openingOf(day) > ms) day = dayOf(market, day.ordinal - 1)
    const to = openingOf(dayOf(market, day.ordinal + 1))
    running.set(market, { day, from: openingOf(day), to })
    return day
  }

  function momentAt(market: MarketId, ms: number): Moment {
    const last = latest.get(market)
    if (last?.ms === ms) return last.moment
    const day = dayAt(market, ms)
    const part = day.parts.findLast(({ windows }) => (windows[0]?.from ?? ms) <= ms) ?? day.regular
    const moment = { day, part, slots: slotsBegun(part, ms) }
    latest.set(market, { ms, moment })
    return moment
  }

  function regularAt(market: MarketId, ms: number): Moment {
    const { day, part } = momentAt(market, ms)
    const shown = part.phase === 'pre' ? dayOf(market, day.ordinal - 1) : day
    return { day: shown, part: shown.regular, slots: slotsBegun(shown.regular, ms) }
  }

  return { ordinalOf, dayOf, dayNumberOf, momentAt, regularAt }
}
