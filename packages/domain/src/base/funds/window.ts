import { type Instant, type LocalDate, type TimeOfDay, epochMs, timeOfDay } from '../instant.ts'
import type { ClosedWindow } from '../refusals/refusal.ts'
import { isTradingDay } from '../sessions/dayWindows.ts'
import { isoWeekday, plusDays } from '../sessions/localDates.ts'
import type { CalendarKind } from '../sessions/session.ts'
import { fromLocal, toLocal } from '../sessions/zonedTime.ts'

/** On which days money is taken in or paid out: Monday to Friday, or when the Korean exchange trades. */
export const fundDays = ['weekdays', 'tradingDays'] as const
export type FundDays = (typeof fundDays)[number]

/** A daily window in Seoul time. `to` is the minute at which it ends, `24:00` at the latest. */
export interface FundHours {
  readonly days: FundDays
  readonly from: TimeOfDay
  readonly to: TimeOfDay
}

export const FUND_ZONE = 'Asia/Seoul'

/** Both ends as an operator writes them: `09:00`, `24:00`. */
export const fundTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

export type FundWindow =
  | { readonly isOpen: true; readonly hours: FundHours; readonly until: Instant | undefined }
  | { readonly isOpen: false; readonly hours: FundHours; readonly opensAt: Instant }

/** Longer than any run of days on which no money moves. */
const LONGEST_CLOSURE = 30

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function isServed(days: FundDays, calendar: CalendarKind, date: LocalDate): boolean {
  return days === 'weekdays' ? isoWeekday(date) <= 5 : isTradingDay('KRX', calendar, date)
}

/** Whether money may be moved at a time; the demo's calendar is always open (docs/rules/funds.md). @throws RangeError where no day within a month is served */
export function fundWindowAt(hours: FundHours, calendar: CalendarKind, now: Instant): FundWindow {
  if (calendar === 'demo') return { isOpen: true, hours, until: undefined }
  const today = toLocal(FUND_ZONE, now).date
  for (let ahead = 0; ahead < LONGEST_CLOSURE; ahead += 1) {
    const date = plusDays(today, ahead)
    if (!isServed(hours.days, calendar, date)) continue
    const from = fromLocal(FUND_ZONE, date, minutesOf(hours.from))
    const until = fromLocal(FUND_ZONE, date, minutesOf(hours.to))
    if (epochMs(until) <= epochMs(now)) continue
    return from <= now ? { isOpen: true, hours, until } : { isOpen: false, hours, opensAt: from }
  }
  throw new RangeError('no money is moved within a month')
}

/** From Monday to Friday, all day. */
export const defaultDepositHours: FundHours = {
  days: 'weekdays',
  from: timeOfDay('00:00'),
  to: timeOfDay('24:00'),
}
/** Won leave while the Korean exchange trades; other currencies until midnight. */
export const defaultWithdrawalHours: Readonly<Record<'KRW' | 'others', FundHours>> = {
  KRW: { days: 'tradingDays', from: timeOfDay('09:00'), to: timeOfDay('15:30') },
  others: { days: 'tradingDays', from: timeOfDay('09:30'), to: timeOfDay('24:00') },
}

/** What the refusal of a closed window says. */
export const closedWindow = ({ hours, opensAt }: Extract<FundWindow, { isOpen: false }>): ClosedWindow => ({
  days: hours.days,
  from: hours.from,
  to: hours.to,
  zone: FUND_ZONE,
  opensAt,
})
