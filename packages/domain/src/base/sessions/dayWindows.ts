import type { LocalDate } from '../instant.ts'
import type { Market } from '../instruments/market.ts'
import type { MarketId } from '../instruments/instrument.ts'
import { closesEarly, isHoliday } from './holidays.ts'
import { isoWeekday } from './localDates.ts'
import type { CalendarKind, SessionPhase } from './session.ts'
import { localToEpochMs } from './zonedTime.ts'

/** What the calendar needs of a market. */
export type Exchange = Pick<Market, 'id' | 'zone'>

export type OpenPhase = Exclude<SessionPhase, 'closed'>

/** One stretch of a trading day in which orders are taken; minutes after local midnight of the day, exclusive of `to`. */
export interface LocalWindow {
  readonly phase: OpenPhase
  readonly from: number
  readonly to: number
}

/** A `LocalWindow` in epoch milliseconds, exclusive of `to`. */
export interface SessionWindow {
  readonly phase: OpenPhase
  readonly from: number
  readonly to: number
}

const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const open = (phase: OpenPhase, from: string, to: string): LocalWindow => ({
  phase,
  from: at(from),
  to: at(to),
})

const wholeDay: readonly LocalWindow[] = [open('regular', '00:00', '24:00')]

/** The exchanges' own hours (docs/rules/time.md), in order. */
const exchangeHours: Readonly<Record<MarketId, readonly LocalWindow[]>> = {
  KRX: [open('pre', '08:00', '08:50'), open('regular', '09:00', '15:30'), open('after', '15:40', '18:00')],
  TWSE: [open('regular', '09:00', '13:30'), open('after', '14:00', '14:30')],
  US: [open('pre', '04:00', '09:30'), open('regular', '09:30', '16:00'), open('after', '16:00', '20:00')],
  SET: [open('regular', '10:00', '12:30'), open('regular', '14:00', '16:30')],
  CRYPTO: wholeDay,
  /** Five days of 24 hours from 06:00 make Monday 06:00 to Saturday 06:00. */
  FX: [open('regular', '06:00', '30:00')],
}

const shortDay: readonly LocalWindow[] = [
  open('pre', '04:00', '09:30'),
  open('regular', '09:30', '13:00'),
  open('after', '13:00', '17:00'),
]

/** The market's hours on a trading day, exchange-local. */
export function localWindows(
  market: MarketId,
  calendar: CalendarKind,
  date: LocalDate,
): readonly LocalWindow[] {
  if (calendar === 'demo') return wholeDay
  return closesEarly(market, date) ? shortDay : exchangeHours[market]
}

/** When the exchange first opens on a trading day, its pre-market included; days that close early open as others do. */
export const firstOpening = (market: MarketId): number | undefined => exchangeHours[market][0]?.from

/** Whether a market never closes, so that the end of its day is no closing. */
export const isAroundTheClock = (market: MarketId): boolean => market === 'CRYPTO'

/** True where `date` has a session: every day in the demo calendar and for digital currency, else weekdays but holidays. */
export function isTradingDay(market: MarketId, calendar: CalendarKind, date: LocalDate): boolean {
  if (calendar === 'demo' || isAroundTheClock(market)) return true
  return isoWeekday(date) <= 5 && !isHoliday(market, date)
}

/** Sessions that were asked for; an order asks for those of the same two days some ten times. */
const known = new Map<string, readonly SessionWindow[]>()
const MOST_KNOWN = 5_000

/** The sessions of the trading day `date`, in order; none where it is no trading day. */
export function dayWindows(
  { id, zone }: Exchange,
  calendar: CalendarKind,
  date: LocalDate,
): readonly SessionWindow[] {
  const key = `${id} ${zone} ${calendar} ${date}`
  const found = known.get(key)
  if (found !== undefined) return found
  const windows = isTradingDay(id, calendar, date)
    ? localWindows(id, calendar, date).map(({ phase, from, to }) => ({
        phase,
        from: localToEpochMs(zone, date, from),
        to: localToEpochMs(zone, date, to),
      }))
    : []
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, windows)
  return windows
}
