import { type LocalDate, localDate } from '../instant.ts'
import type { MarketId } from '../instruments/instrument.ts'

/** Closed days besides Saturday and Sunday, `MM-DD` by year. */
type ClosedDays = Readonly<Record<number, string>>

const KRX: ClosedDays = {
  2025: '01-01 01-27 01-28 01-29 01-30 03-03 05-01 05-05 05-06 06-03 06-06 08-15 10-03 10-06 10-07 10-08 10-09 12-25 12-31',
  2026: '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25 12-31',
  2027: '01-01 02-08 02-09 03-01 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27 12-31',
}

const TWSE: ClosedDays = {
  2025: '01-01 01-23 01-24 01-27 01-28 01-29 01-30 01-31 02-28 04-03 04-04 05-01 05-30 09-29 10-06 10-10 10-24 12-25',
  2026: '01-01 02-12 02-13 02-16 02-17 02-18 02-19 02-20 02-27 04-03 04-06 05-01 06-19 09-25 09-28 10-09 10-26 12-25',
  2027: '01-01 02-02 02-03 02-04 02-05 02-08 02-09 02-10 03-01 04-05 04-06 04-30 06-09 09-15 09-28 10-11 10-25 12-24',
}

const US: ClosedDays = {
  2025: '01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25',
  2026: '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25',
  2027: '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24',
}

const SET: ClosedDays = {
  2025: '01-01 02-12 04-07 04-14 04-15 05-01 05-05 05-12 06-02 06-03 07-10 07-28 08-11 08-12 10-13 10-23 12-05 12-10 12-31',
  2026: '01-01 01-02 03-03 04-06 04-13 04-14 04-15 05-01 05-04 06-01 06-03 07-28 07-29 08-12 10-13 10-23 12-07 12-10 12-31',
  2027: '01-01 02-22 04-06 04-13 04-14 04-15 05-03 05-04 05-20 06-03 07-19 07-28 08-12 10-13 10-25 12-06 12-10 12-31',
}

const dates = (days: ClosedDays): ReadonlySet<LocalDate> =>
  new Set(
    Object.entries(days).flatMap(([year, list]) => list.split(' ').map((day) => localDate(`${year}-${day}`))),
  )

/** Digital currency and foreign exchange have no holidays. */
const closed: Readonly<Record<MarketId, ReadonlySet<LocalDate>>> = {
  KRX: dates(KRX),
  TWSE: dates(TWSE),
  US: dates(US),
  SET: dates(SET),
  CRYPTO: new Set(),
  FX: new Set(),
}

/** US exchanges close at 13:00 on these days, and their after-hours session at 17:00. */
const earlyCloses: ReadonlySet<LocalDate> = new Set(
  ['2025-07-03', '2025-11-28', '2025-12-24', '2026-11-27', '2026-12-24', '2027-11-26'].map(localDate),
)

/** True on a weekday on which the exchange is closed. Known for 2025 to 2027; in other years only weekends close. */
export const isHoliday = (market: MarketId, date: LocalDate): boolean => closed[market].has(date)

export const closesEarly = (market: MarketId, date: LocalDate): boolean =>
  market === 'US' && earlyCloses.has(date)
