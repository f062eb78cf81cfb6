import type { CompanyAction } from '../../base/instruments/announced.ts'
import type { DividendLine } from './corporateActions/dividends.ts'
import type { InstrumentId, OrderId, PositionId } from '../../base/ids.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { WorkingClosingOrder, WorkingOrder } from './orders/order.ts'
import type { OpenPosition } from './positions/position.ts'
import type { DayTradeResults } from './orders/dayTradeResults.ts'
import type { EarnedState } from './portfolio/earned.ts'
import { type TradingTotals, noTotals } from './portfolio/totals.ts'

/** An action of a company whose instrument the account has something of. */
export interface NotedAction {
  readonly action: CompanyAction
  /** What is to be paid of a dividend whose ex-date has come. */
  readonly longs?: readonly DividendLine[] | undefined
}

/** What an account has under way in trading. What is finished is in rows only. */
export interface TradingState {
  readonly marginEnabled: boolean
  /** Working ones. */
  readonly orders: Readonly<Record<OrderId, WorkingOrder>>
  /** Open ones. */
  readonly positions: Readonly<Record<PositionId, OpenPosition>>
  /** How many orders there have been. */
  readonly ordersMade: number
  readonly totals: TradingTotals
  readonly earned: EarnedState
  readonly dayTrades: DayTradeResults
  /** Announced actions ahead, and dividends that are to be paid, by their ids. */
  readonly actions: Readonly<Record<string, NotedAction>>
  /** The ex-date, by instrument, of the last action that took effect here: one that arrives again later does nothing. */
  readonly lastExDates: Readonly<Record<InstrumentId, LocalDate>>
}

export const initialTrading: TradingState = Object.freeze({
  marginEnabled: false,
  orders: {},
  positions: {},
  ordersMade: 0,
  totals: noTotals,
  earned: {},
  dayTrades: {},
  actions: {},
  lastExDates: {},
})

/** Ids come from outside, so only own keys count. */
export const entryOf = <Id extends string, T>(entries: Readonly<Record<Id, T>>, id: Id): T | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined

/** Working orders that close a position, the oldest first. */
export const closingOrdersOf = (
  state: Pick<TradingState, 'orders'>,
  position: PositionId,
): readonly WorkingClosingOrder[] =>
  Object.values<WorkingOrder>(state.orders).filter(
    (order): order is WorkingClosingOrder => order.purpose === 'close' && order.position === position,
  )
