import {
  type CalendarKind,
  type LocalDate,
  type MarketId,
  type OpenPhase,
  type SessionWindow,
  dateOfDayNumber,
  dayNumber,
  dayWindows,
  defaultMarkets,
  instant,
  isTradingDay,
  localDate,
  toLocal,
} from '@onelot/domain'
import { SLOTS_PER_MINUTE, SLOT_MS } from './path.ts'

const MINUTE_MS = 60_000
const FIRST_DAY = dayNumber(localDate('2000-01-01'))
const LAST_DAY = dayNumber(localDate('2040-01-01'))
const KEPT_DAYS = 4_000

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

/** Where a market's tape stands: `slots` of `part` have begun, and nothing after them. */
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
  /** The last part that has begun at `ms`. */
  readonly momentAt: (market: MarketId, ms: number) => Moment
}

/**
 * The trading days of each market, numbered. In the demo calendar (and for digital currency) every date is a trading day, so a
 * day's number is its count since 1970; in the exchange calendar only working days are counted, from 2000 to 2040, so that
 * consecutive numbers are consecutive trading days and a holiday leaves no gap in a chart nor a double move in a price.
 */
export function createTimeline(calendar: CalendarKind): Timeline {
  const counted = new Map<MarketId, { readonly ordinals: Int32Array; readonly days: readonly number[] }>()
  const hours = new Map<string, DayHours>()
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

  function dateOf(market: MarketId, ordinal: number): LocalDate {
    if (everyDay(market)) return dateOfDayNumber(ordinal)
    const day = countOf(market).days[ordinal]
    if (day === undefined) throw new RangeError(`no trading day ${ordinal} is counted`)
    return dateOfDayNumber(day)
  }

  function dayOf(market: MarketId, ordinal: number): DayHours {
    const key = `${market} ${ordinal}`
    const known = hours.get(key)
    if (known !== undefined) return known
    const date = dateOf(market, ordinal)
    const windows = dayWindows(defaultMarkets[market], calendar, date)
    const parts = (['pre', 'regular', 'after'] as const).flatMap((phase): Part[] => {
      const own = windows.filter((window) => window.phase === phase)
      const minutes = own.reduce((sum, { from, to }) => sum + (to - from) / MINUTE_MS, 0)
      return own.length === 0 ? [] : [{ phase, windows: own, slots: minutes * SLOTS_PER_MINUTE }]
    })
    const regular = parts.find(({ phase }) => phase === 'regular')
    if (regular === undefined) throw new RangeError(`${market} has no regular session on ${date}`)
    const day = { ordinal, date, parts, regular }
    if (hours.size >= KEPT_DAYS) hours.clear()
    hours.set(key, day)
    return day
  }

  function locate(market: MarketId, ms: number): Moment {
    const { date } = toLocal(defaultMarkets[market].zone, instant(ms))
    let ordinal = ordinalOf(market, date)
    for (;;) {
      const day = dayOf(market, ordinal)
      const part = day.parts.findLast(({ windows }) => (windows[0]?.from ?? ms) <= ms)
      if (part !== undefined) return { day, part, slots: slotsBegun(part, ms) }
      ordinal -= 1
    }
  }

  return {
    ordinalOf,
    dayOf,
    momentAt: (market, ms) => {
      const last = latest.get(market)
      if (last?.ms === ms) return last.moment
      const moment = locate(market, ms)
      latest.set(market, { ms, moment })
      return moment
    },
  }
}
