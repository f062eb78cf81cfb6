import { type CalendarKind, type Instant, areHolidaysKnown, holidayYears } from '@onelot/domain'

/** @throws Error where the exchanges' holidays are not known at the time of the broker */
export function requireHolidays(calendar: CalendarKind, now: Instant): void {
  if (calendar !== 'exchange' || areHolidaysKnown(new Date(now).getUTCFullYear())) return
  const { first, last } = holidayYears
  throw new Error(
    `The holidays of exchanges are known from ${String(first)} to ${String(last)}, and it is ${now}. MARKET_HOURS=demo needs none; scripts/closedDays.py writes more years.`,
  )
}
