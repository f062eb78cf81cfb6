import {
  type CalendarKind,
  type Decimal,
  type Instant,
  type InstrumentId,
  type LocalDate,
  ZERO,
  addTradingDays,
  dayNumber,
  marketFacts,
  monthStart,
  nextOpening,
  opensAt,
  plusDays,
  plusMonths,
  toLocal,
} from '@onelot/domain'
import {
  type DailyClose,
  type LendingDays,
  automaticRate,
  lendingRate,
} from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../services.ts'
import { isLendingMarket, lendingSettingsOf } from './lendingSettings.ts'

/** Longer than any run of closed days: the last close before a date is found within it. */
const CLOSED_DAYS = 30

/** What is paid for a share on a date, a year. */
export function rateOn(
  services: Pick<Services, 'market' | 'site'>,
  id: InstrumentId,
  date: LocalDate,
): Decimal {
  const set = lendingSettingsOf(services).shares[id]?.rate
  return set ?? lendingRate(services.market.borrowing(id, date.slice(0, 7)) ?? ZERO)
}

/** Closes of the dates before today, from one at or before a date on. */
async function closesSince(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  id: InstrumentId,
  since: LocalDate,
  today: LocalDate,
  now: Instant,
): Promise<readonly DailyClose[]> {
  const limit = Math.max(0, dayNumber(today) - dayNumber(since)) + CLOSED_DAYS
  const query = { period: 'day', adjustment: 'none', before: today, limit } as const
  const { candles } = await market.candles(id, query, now, yieldTurn)
  return candles.map(({ time, close }) => ({ date: time as LocalDate, close }))
}

/** By what loans of a share begin and end now, and what its dates since one are worth; undefined where the share is unknown. */
export async function lendingDaysOf(
  services: Services,
  id: InstrumentId,
  since: LocalDate | undefined,
  now: Instant,
): Promise<LendingDays | undefined> {
  const instrument = services.market.listing(id)
  if (instrument === undefined || !isLendingMarket(instrument.market)) return undefined
  const { calendar } = services
  const exchange = marketFacts[instrument.market]
  const today = toLocal(exchange.zone, now).date
  const closes = since === undefined ? [] : await closesSince(services, id, since, today, now)
  const rates = new Map<string, Decimal>()
  const automatic = (date: LocalDate): Decimal => {
    const month = date.slice(0, 7)
    const known = rates.get(month) ?? automaticRate(rateOn(services, id, date))
    rates.set(month, known)
    return known
  }
  return {
    today,
    nextOpening: nextOpening(exchange, calendar, now),
    endOf: (term) =>
      opensAt(exchange, calendar, addTradingDays(exchange, calendar, plusDays(today, term), 0)),
    taxRate: lendingSettingsOf(services).tax[instrument.market],
    termsOf: (rate) => ({ closes, rateOn: rate === undefined ? automatic : () => rate }),
  }
}

/** The first opening of the KRX in a month, after now: of this one, or of the next. */
export function nextPaymentAt(calendar: CalendarKind, now: Instant): Instant {
  const home = marketFacts.KRX
  const month = monthStart(toLocal(home.zone, now).date)
  const openingIn = (first: LocalDate): Instant =>
    opensAt(home, calendar, addTradingDays(home, calendar, first, 0))
  const opening = openingIn(month)
  return now < opening ? opening : openingIn(plusMonths(month, 1))
}
