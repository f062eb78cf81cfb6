import { type LocalDate, localDate } from '../instant.ts'
import type { MarketId } from '../instruments/instrument.ts'
import { type DaysOfYears, holidayYears, krx, set, twse, us, usEarlyCloses } from './holidayTable.ts'

const dates = (days: DaysOfYears): ReadonlySet<LocalDate> =>
  new Set(
    Object.entries(days).flatMap(([year, list]) => list.split(' ').map((day) => localDate(`${year}-${day}`))),
  )

/** Digital currency and foreign exchange have no holidays. */
const closed: Readonly<Record<MarketId, ReadonlySet<LocalDate>>> = {
  KRX: dates(krx),
  TWSE: dates(twse),
  US: dates(us),
  SET: dates(set),
  CRYPTO: new Set(),
  FX: new Set(),
}

const earlyCloses = dates(usEarlyCloses)

/** Whether the holidays of a year are known: a broker does not start in another one. */
export const areHolidaysKnown = (year: number): boolean =>
  year >= holidayYears.first && year <= holidayYears.last

/** True on a weekday on which the exchange is closed. In a year that is not known only weekends close, as in the history of charts. */
export const isHoliday = (market: MarketId, date: LocalDate): boolean => closed[market].has(date)

export const closesEarly = (market: MarketId, date: LocalDate): boolean =>
  market === 'US' && earlyCloses.has(date)
