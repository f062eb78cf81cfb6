import { type Instant, type LocalDate, plusMs } from '../instant.ts'
import { type Currency, type OwnCurrency, currencies, isOwnCurrency } from '../money/currency.ts'
import { plusDays } from './localDates.ts'
import { fromLocal, toLocal } from './zonedTime.ts'

const zones: Readonly<Record<OwnCurrency, string>> = {
  CNY: 'Asia/Shanghai',
  TWD: 'Asia/Taipei',
  HKD: 'Asia/Hong_Kong',
  USD: 'America/New_York',
  THB: 'Asia/Bangkok',
  JPY: 'Asia/Tokyo',
  VND: 'Asia/Ho_Chi_Minh',
  MYR: 'Asia/Kuala_Lumpur',
  KRW: 'Asia/Seoul',
}

/** IANA time zone by which the days of a currency are counted: that of its stock exchange (docs/rules/portfolio.md), or UTC. */
export const zoneOfCurrency = (currency: Currency): string =>
  isOwnCurrency(currency) ? zones[currency] : 'UTC'

export const currencyDay = (currency: Currency, at: Instant): LocalDate =>
  toLocal(zoneOfCurrency(currency), at).date

/** The latest day that has begun for a reader in a zone, or at the exchange of any currency: what was traded there is of it. */
export const newestDay = (zone: string, at: Instant): LocalDate =>
  currencies
    .map((currency) => currencyDay(currency, at))
    .reduce((latest, day) => (day > latest ? day : latest), toLocal(zone, at).date)

/** The first and the last moment of a day. */
export interface DayBounds {
  readonly from: Instant
  readonly to: Instant
}

export function boundsOfDay(zone: string, date: LocalDate): DayBounds {
  return {
    from: fromLocal(zone, date, 0),
    to: plusMs(fromLocal(zone, plusDays(date, 1), 0), -1),
  }
}
