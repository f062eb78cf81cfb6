import { type Instant, type LocalDate, epochMs, instant, plusMs } from '../instant.ts'
import type { Market } from '../instruments/market.ts'
import { type Exchange, type SessionWindow, dayWindows, isTradingDay, localWindows } from './dayWindows.ts'
import { dayNumber, plusDays } from './localDates.ts'
import type { CalendarKind, SessionState } from './session.ts'
import { fromLocal, toLocal } from './zonedTime.ts'

/** Longer than any run of closed days, so that a broken table ends in an error instead of a loop. */
const LONGEST_CLOSURE = 30

function tradingDay(exchange: Exchange, calendar: CalendarKind, from: LocalDate, step: 1 | -1): LocalDate {
  let date = from
  for (let tried = 0; tried < LONGEST_CLOSURE; tried += 1) {
    if (isTradingDay(exchange.id, calendar, date)) return date
    date = plusDays(date, step)
  }
  throw new RangeError(`${exchange.id} has no trading day near ${from}`)
}

export const nextTradingDay = (exchange: Exchange, calendar: CalendarKind, date: LocalDate): LocalDate =>
  tradingDay(exchange, calendar, plusDays(date, 1), 1)

export const previousTradingDay = (exchange: Exchange, calendar: CalendarKind, date: LocalDate): LocalDate =>
  tradingDay(exchange, calendar, plusDays(date, -1), -1)

/** The trading day `days` trading days after `date` (before, if negative); T+N. With 0, `date` itself or the next that trades. */
export function addTradingDays(
  exchange: Exchange,
  calendar: CalendarKind,
  date: LocalDate,
  days: number,
): LocalDate {
  let day = tradingDay(exchange, calendar, date, 1)
  const step = days < 0 ? previousTradingDay : nextTradingDay
  for (let left = Math.abs(days); left > 0; left -= 1) day = step(exchange, calendar, day)
  return day
}

interface Running {
  readonly day: LocalDate
  readonly windows: readonly SessionWindow[]
}

/** The trading day whose last session has not ended, be it running or ahead. Sessions that pass midnight belong to their first day. */
function runningDay(exchange: Exchange, calendar: CalendarKind, now: number, today: LocalDate): Running {
  for (
    let day = plusDays(today, -1), tried = 0;
    tried < LONGEST_CLOSURE;
    tried += 1, day = plusDays(day, 1)
  ) {
    const windows = dayWindows(exchange, calendar, day)
    if (windows.some(({ to }) => now < to)) return { day, windows }
  }
  throw new RangeError(`${exchange.id} has no trading day near ${today}`)
}

const clock = (minute: number): string => {
  const wrapped = minute > 1440 ? minute - 1440 : minute
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/**
 * The session of a market at `now` (docs/rules/time.md). In the demo calendar a day's session ends at local midnight and the next begins at
 * once; digital currency ends its day at 00:00 UTC, foreign exchange at 06:00 in Seoul. Between the sessions of one day (a
 * lunch break) the market is closed and the day is still the running one.
 */
export function sessionAt(exchange: Exchange, calendar: CalendarKind, now: Instant): SessionState {
  const ms = epochMs(now)
  const { day, windows } = runningDay(exchange, calendar, ms, toLocal(exchange.zone, now).date)
  const current = windows.find(({ from, to }) => from <= ms && ms < to)
  const ahead = windows.find(({ from }) => ms < from)
  const regularEnd = windows.findLast(({ phase }) => phase === 'regular')?.to ?? ms
  const until = current?.to ?? ahead?.from ?? ms
  const regular = localWindows(exchange.id, calendar, day).filter(({ phase }) => phase === 'regular')
  return {
    phase: current?.phase ?? 'closed',
    tradingDay: day,
    until: instant(until),
    dayEnds: instant(ms < regularEnd ? regularEnd : ((current ?? ahead)?.to ?? until)),
    hours: { from: clock(regular.at(0)?.from ?? 0), to: clock(regular.at(-1)?.to ?? 0), zone: exchange.zone },
  }
}

/** The running trading day at `now`, or the next when the market has closed for the day. */
export const tradingDayOf = (exchange: Exchange, calendar: CalendarKind, now: Instant): LocalDate =>
  runningDay(exchange, calendar, epochMs(now), toLocal(exchange.zone, now).date).day

/** The end of the last session of the trading day at `now`, after-hours included. `today` is that day, where it is known. */
export function lastSessionEnd(
  exchange: Exchange,
  calendar: CalendarKind,
  now: Instant,
  today?: LocalDate,
): Instant {
  const day = today ?? tradingDayOf(exchange, calendar, now)
  return instant(dayWindows(exchange, calendar, day).at(-1)?.to ?? epochMs(now))
}

/** The opening of a trading day's first session, pre-market included. @throws RangeError where `date` is no trading day. */
export function opensAt(exchange: Exchange, calendar: CalendarKind, date: LocalDate): Instant {
  const first = dayWindows(exchange, calendar, date)[0]
  if (first === undefined) throw new RangeError(`${exchange.id} does not trade on ${date}`)
  return instant(first.from)
}

/** The first opening after a moment: of the running trading day, where that has not opened, or of the next one. */
export function nextOpening(exchange: Exchange, calendar: CalendarKind, now: Instant): Instant {
  const day = tradingDayOf(exchange, calendar, now)
  const opening = opensAt(exchange, calendar, day)
  return now < opening ? opening : opensAt(exchange, calendar, nextTradingDay(exchange, calendar, day))
}

/** The opening of a trading day's first regular session. @throws RangeError where `date` is no trading day */
export function regularOpening(exchange: Exchange, calendar: CalendarKind, date: LocalDate): Instant {
  const first = dayWindows(exchange, calendar, date).find(({ phase }) => phase === 'regular')
  if (first === undefined) throw new RangeError(`${exchange.id} does not trade on ${date}`)
  return instant(first.from)
}

/** The first opening of a trading day's first regular session after a moment. */
export function nextRegularOpening(exchange: Exchange, calendar: CalendarKind, now: Instant): Instant {
  const day = tradingDayOf(exchange, calendar, now)
  const opening = regularOpening(exchange, calendar, day)
  return now < opening ? opening : regularOpening(exchange, calendar, nextTradingDay(exchange, calendar, day))
}

/** The beginning of the first regular session after a moment, after a break too; the moment itself within one. */
export function regularFrom(exchange: Exchange, calendar: CalendarKind, now: Instant): Instant {
  const ms = epochMs(now)
  const day = tradingDayOf(exchange, calendar, now)
  const window = dayWindows(exchange, calendar, day).find(({ phase, to }) => phase === 'regular' && ms < to)
  if (window === undefined) return nextRegularOpening(exchange, calendar, now)
  return window.from <= ms ? now : instant(window.from)
}

/** The first end of a trading day's last regular session after a moment. */
export function nextRegularClose(exchange: Exchange, calendar: CalendarKind, now: Instant): Instant {
  const ms = epochMs(now)
  let day = addTradingDays(exchange, calendar, plusDays(toLocal(exchange.zone, now).date, -1), 0)
  for (;;) {
    const close = dayWindows(exchange, calendar, day).findLast(({ phase }) => phase === 'regular')
    if (close !== undefined && ms < close.to) return instant(close.to)
    day = nextTradingDay(exchange, calendar, day)
  }
}

/**
 * When a lock of some trading days ends: the opening of the last one's first session, counted from the trading day at `from`, which is the next
 * one where the day's last session is over (docs/rules/positions.md). `today` is that day, where it is known.
 */
export const lockEnd = (
  exchange: Exchange,
  calendar: CalendarKind,
  from: Instant,
  days: number,
  today: LocalDate = tradingDayOf(exchange, calendar, from),
): Instant => opensAt(exchange, calendar, addTradingDays(exchange, calendar, today, days))

/**
 * When what was bought at `fillAt` may be sold (docs/rules/time.md): the opening of the N-th trading day after the fill's, or N minutes
 * after the fill; undefined where nothing locks. `today` is the trading day of the fill, where it is known.
 */
export function saleUnlock(
  market: Exchange & Pick<Market, 'saleLock'>,
  calendar: CalendarKind,
  fillAt: Instant,
  today?: LocalDate,
): Instant | undefined {
  const lock = market.saleLock
  if (lock.kind === 'none') return undefined
  if (lock.kind === 'minutes') return lock.minutes > 0 ? plusMs(fillAt, lock.minutes * 60_000) : undefined
  return lock.days <= 0 ? undefined : lockEnd(market, calendar, fillAt, lock.days, today)
}

/**
 * When the proceeds of a sale at `at` are settled, and so withdrawable (docs/rules/ledger.md): local midnight at which the N-th trading day
 * after the sale's begins; at once where the market settles on the day. `today` is the trading day of the sale, where it is known.
 */
export function settlementAt(
  market: Exchange & Pick<Market, 'settlementDays'>,
  calendar: CalendarKind,
  at: Instant,
  today?: LocalDate,
): Instant {
  if (market.settlementDays <= 0) return at
  const day = today ?? tradingDayOf(market, calendar, at)
  return fromLocal(market.zone, addTradingDays(market, calendar, day, market.settlementDays), 0)
}

/** Which trading day of a listing a day is, from 1; more than `most` where it is a later one. */
export function listingDay(
  exchange: Exchange,
  calendar: CalendarKind,
  { listedAt }: { readonly listedAt: Instant },
  day: LocalDate,
  most: number,
): number {
  const daysSince = dayNumber(day) - dayNumber(toLocal(exchange.zone, listedAt).date)
  if (daysSince > most + LONGEST_CLOSURE) return most + 1
  let count = 1
  let last = tradingDayOf(exchange, calendar, listedAt)
  for (; last < day && count <= most; count += 1) last = nextTradingDay(exchange, calendar, last)
  return count
}
