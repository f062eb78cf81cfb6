import type { Instant } from '../instant.ts'
import { marketIds } from '../instruments/instrument.ts'
import { marketFacts } from '../instruments/marketFacts.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, add, zero } from '../money/money.ts'
import { nextTradingDay } from '../sessions/calendar.ts'
import type { Exchange } from '../sessions/dayWindows.ts'
import type { CalendarKind } from '../sessions/session.ts'
import { fromLocal, toLocal } from '../sessions/zonedTime.ts'

/** Proceeds of sales, which are withdrawable from a moment on. */
export interface Settling {
  readonly settlesAt: Instant
  readonly money: Money
}

/** Cash of a currency from a moment on, if nothing else happens. */
export interface CashDay {
  /** N of D+N: the day is the N-th on which the market of the currency trades after today. Undefined for now, and for what settles after D+2. */
  readonly ahead?: number | undefined
  /** Undefined for now. */
  readonly from?: Instant | undefined
  /** What has settled by then, and not by the day before. */
  readonly settles: Money
  /** What may leave then. */
  readonly withdrawable: Money
}

/** The exchange by whose days the cash of a currency settles: its own, or that of foreign exchange where it has none. */
const exchangeOf = (currency: Currency): Exchange =>
  marketFacts[marketIds.find((id) => marketFacts[id].currency === currency) ?? 'FX']

/** The first moments of D+1 and D+2. */
export function settlementDays(currency: Currency, calendar: CalendarKind, now: Instant): readonly Instant[] {
  const exchange = exchangeOf(currency)
  const next = nextTradingDay(exchange, calendar, toLocal(exchange.zone, now).date)
  const dates = [next, nextTradingDay(exchange, calendar, next)]
  return dates.map((date) => fromLocal(exchange.zone, date, 0))
}

/**
 * Cash by the day on which it settles (docs/rules/ledger.md): now, D+1, D+2, and each later moment at which something settles; on the last one
 * all of it may leave. `settling` is what of the available has not settled, the earliest first.
 */
export function cashDays(
  withdrawable: Money,
  settling: readonly Settling[],
  ahead: readonly Instant[],
): readonly CashDay[] {
  const nothing = zero(withdrawable.currency)
  const last = ahead.at(-1)
  const late = settling.map(({ settlesAt }) => settlesAt).filter((at) => last === undefined || at > last)
  const moments = [...ahead, ...new Set(late)]
  const days: CashDay[] = [{ settles: nothing, withdrawable }]
  let settled: Money = withdrawable
  for (const [index, from] of moments.entries()) {
    const before = moments[index - 1]
    const own = settling.filter(
      ({ settlesAt }) => settlesAt <= from && (before === undefined || settlesAt > before),
    )
    const settles: Money = add(nothing, ...own.map(({ money }) => money))
    settled = add(settled, settles)
    days.push({ ahead: index < ahead.length ? index + 1 : undefined, from, settles, withdrawable: settled })
  }
  return days
}
