import { type LossLimits, lossLimitOn } from '../../../base/dayTrades/lossLimit.ts'
import type { LocalDate } from '../../../base/instant.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import type { Market } from '../../../base/instruments/market.ts'
import { exact } from '../../../base/money/exact.ts'
import { type Money, add, isNegative, negate, smaller, zero } from '../../../base/money/money.ts'
import { type Refusal, refuse } from '../../../base/refusals/refusal.ts'
import type { ClosingExecution } from './execution.ts'

/** What day trades of one market have brought, after every charge of both sides. */
export interface DayTradeResult {
  readonly day: LocalDate
  /** Of the parts that were closed on that day. */
  readonly realised: Money
  /** The least that `realised` was on that day; 0 where it never was below. */
  readonly lowest: Money
  readonly closed: number
  /** `yyyy-MM` of that day. */
  readonly month: string
  readonly realisedInMonth: Money
  readonly closedInMonth: number
}

/** Of the last trading day of each market on which a day trade was closed. */
export type DayTradeResults = Readonly<Partial<Record<MarketId, DayTradeResult>>>

/** Where a member's day trades of a listing's market stand on its running trading day. */
export interface DayTradeStanding {
  /** The member's own. */
  readonly lossLimit?: Money | undefined
  readonly realised: Money
  readonly lowest: Money
}

const monthOf = (day: LocalDate): string => day.slice(0, 'yyyy-MM'.length)

/** The results after an exit of a day trade. */
export function dayTradesAfter(
  results: DayTradeResults,
  { market, currency, tradingDay: day, netProfit }: ClosingExecution,
): DayTradeResults {
  const none = zero(currency)
  const month = monthOf(day)
  const before = results[market]
  const today = before?.day === day ? before : undefined
  const ofMonth = before?.month === month ? before : undefined
  const realised = add(today?.realised ?? none, netProfit)
  const result: DayTradeResult = {
    day,
    realised,
    lowest: smaller(today?.lowest ?? none, realised),
    closed: (today?.closed ?? 0) + 1,
    month,
    realisedInMonth: add(ofMonth?.realisedInMonth ?? none, netProfit),
    closedInMonth: (ofMonth?.closedInMonth ?? 0) + 1,
  }
  return { ...results, [market]: result }
}

/** Where day trades of a market stand on a trading day. */
export function dayTradeStanding(
  { id, currency }: Pick<Market, 'id' | 'currency'>,
  day: LocalDate,
  results: DayTradeResults,
  limits: LossLimits = {},
): DayTradeStanding {
  const result = results[id]
  const today = result?.day === day ? result : undefined
  const none = zero(currency)
  return {
    lossLimit: lossLimitOn(limits[id], day),
    realised: today?.realised ?? none,
    lowest: today?.lowest ?? none,
  }
}

/** The member's own limit of loss, where the day's result has reached it. */
export function lossLimitReached(standing: DayTradeStanding | undefined): Money | undefined {
  if (standing?.lossLimit === undefined || !isNegative(standing.lowest)) return undefined
  const lost = negate(standing.lowest)
  return exact(lost.amount).gte(standing.lossLimit.amount) ? standing.lossLimit : undefined
}

export const lossLimitRefusals = (standing: DayTradeStanding | undefined): readonly Refusal[] => {
  const limit = lossLimitReached(standing)
  return limit === undefined ? [] : [refuse('DAY_LOSS_LIMIT_REACHED', limit, { dayTrade: 'notAllowed' })]
}
