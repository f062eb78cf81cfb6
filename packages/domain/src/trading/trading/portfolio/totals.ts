import type { AnnouncedSplit } from '../../../base/instruments/announced.ts'
import type { InstrumentId } from '../../../base/ids.ts'
import type { Instant, LocalDate } from '../../../base/instant.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { exact, toDecimal } from '../../../base/money/exact.ts'
import { type Money, add, isZero, subtract } from '../../../base/money/money.ts'
import { notionalOf, quantityOf } from '../charges.ts'
import type { ClosingExecution } from '../orders/execution.ts'
import { cashAccountOf } from '../positions/position.ts'

type ByCurrency = Readonly<Partial<Record<Currency, Decimal>>>

/** Lots closed on a day that were open at the close before it, of one instrument and one day of entry. Negative for shorts. */
export interface CarriedLots {
  readonly instrument: InstrumentId
  readonly currency: Currency
  /** `earlier`: before the trading day that precedes the exit. */
  readonly entered: LocalDate | 'earlier'
  readonly quantity: Decimal
  /** Entry price x quantity, unrounded. */
  readonly entryNotional: Decimal
}

/** What was closed in one market on one trading day. */
export interface DayOfExits {
  readonly day: LocalDate
  readonly netProfit: ByCurrency
  readonly carried: readonly CarriedLots[]
}

/** Proceeds of sales that settle at one time. */
export interface Unsettled {
  readonly currency: Currency
  readonly settlesAt: Instant
  readonly amount: Decimal
}

/** What remains of finished positions. Its size is bounded by the instruments that were traded in three days. */
export interface TradingTotals {
  /** Net profit of every exit to date. */
  readonly realised: ByCurrency
  readonly unsettled: readonly Unsettled[]
  /** The latest three trading days of each market that had exits, the latest first: the next one, where it began after the close, today and yesterday. */
  readonly exits: Readonly<Partial<Record<MarketId, readonly DayOfExits[]>>>
}

export const noTotals: TradingTotals = Object.freeze({ realised: {}, unsettled: [], exits: {} })

const DAYS_KEPT = 3

const plus = (sums: ByCurrency, { currency, amount }: Money): ByCurrency => ({
  ...sums,
  [currency]: toDecimal(exact(sums[currency] ?? '0').plus(amount)),
})

/** What an exit brought to the account that it pays into; of `available`, withdrawable from `settlesAt` on (docs/rules/ledger.md). */
export const proceedsOf = ({ margin, grossProfit, fee, tax }: ClosingExecution): Money =>
  subtract(add(margin, grossProfit), add(fee, tax))

function withProceeds(unsettled: readonly Unsettled[], exit: ClosingExecution): readonly Unsettled[] {
  const proceeds = proceedsOf(exit)
  const { currency, settlesAt } = exit
  if (cashAccountOf(exit) !== 'available' || isZero(proceeds) || settlesAt <= exit.at) return unsettled
  const same = (one: Unsettled): boolean => one.currency === currency && one.settlesAt === settlesAt
  const before = unsettled.find(same)?.amount ?? '0'
  const amount = toDecimal(exact(before).plus(proceeds.amount))
  return [...unsettled.filter((one) => !same(one)), { currency, settlesAt, amount }]
}

function carriedBy(exit: ClosingExecution): CarriedLots | undefined {
  const { entry, tradingDay, previousTradingDay, instrument, currency, lots, lotSize, side } = exit
  if (entry.tradingDay >= tradingDay) return undefined
  const isEarlier = previousTradingDay !== undefined && entry.tradingDay < previousTradingDay
  const sign = side === 'long' ? '1' : '-1'
  return {
    instrument,
    currency,
    entered: isEarlier ? 'earlier' : entry.tradingDay,
    quantity: toDecimal(quantityOf(lots, lotSize).times(sign)),
    entryNotional: toDecimal(notionalOf(entry.price, lots, lotSize).times(sign)),
  }
}

function withCarried(
  carried: readonly CarriedLots[],
  added: CarriedLots | undefined,
): readonly CarriedLots[] {
  if (added === undefined) return carried
  const at = carried.findIndex(
    ({ instrument, entered }) => instrument === added.instrument && entered === added.entered,
  )
  const before = carried[at]
  if (before === undefined) return [...carried, added]
  const quantity = toDecimal(exact(before.quantity).plus(added.quantity))
  const entryNotional = toDecimal(exact(before.entryNotional).plus(added.entryNotional))
  return carried.with(at, { ...before, quantity, entryNotional })
}

function withDay(
  days: readonly DayOfExits[],
  day: LocalDate,
  profit: Money,
  carried?: CarriedLots,
): readonly DayOfExits[] {
  const before = days.find((one) => one.day === day) ?? { day, netProfit: {}, carried: [] }
  const after: DayOfExits = {
    day,
    netProfit: plus(before.netProfit, profit),
    carried: withCarried(before.carried, carried),
  }
  return [after, ...days.filter((one) => one.day !== day)]
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, DAYS_KEPT)
}

export const totalsAfterExit = (totals: TradingTotals, exit: ClosingExecution): TradingTotals => ({
  realised: plus(totals.realised, exit.netProfit),
  unsettled: withProceeds(totals.unsettled, exit),
  exits: {
    ...totals.exits,
    [exit.market]: withDay(totals.exits[exit.market] ?? [], exit.tradingDay, exit.netProfit, carriedBy(exit)),
  },
})

/** Profit of a day that no exit made: a dividend, or the fraction of a unit that a split left. */
export const totalsAfterProfit = (
  totals: TradingTotals,
  market: MarketId,
  day: LocalDate,
  profit: Money,
): TradingTotals => ({
  ...totals,
  realised: plus(totals.realised, profit),
  exits: { ...totals.exits, [market]: withDay(totals.exits[market] ?? [], day, profit) },
})

/** What was closed before a split is counted in units after it, as the closes that it is compared with are. */
export function totalsAfterSplit(
  totals: TradingTotals,
  { instrument, market, ratio }: AnnouncedSplit,
): TradingTotals {
  const days = totals.exits[market]
  if (days === undefined) return totals
  const rebased = (lots: CarriedLots): CarriedLots =>
    lots.instrument === instrument
      ? {
          ...lots,
          quantity: toDecimal(exact(lots.quantity).times(String(ratio.to)).div(String(ratio.from))),
        }
      : lots
  return {
    ...totals,
    exits: {
      ...totals.exits,
      [market]: days.map((day) => ({ ...day, carried: day.carried.map(rebased) })),
    },
  }
}

/** Drops the proceeds that have settled by `now`. */
export function settledBy(totals: TradingTotals, now: Instant): TradingTotals {
  const unsettled = totals.unsettled.filter(({ settlesAt }) => settlesAt > now)
  return unsettled.length === totals.unsettled.length ? totals : { ...totals, unsettled }
}
