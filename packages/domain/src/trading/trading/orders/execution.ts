import type { ExecutionId, InstrumentId, OrderId, PositionId } from '../../../base/ids.ts'
import type { Instant, LocalDate } from '../../../base/instant.ts'
import type { Leverage, MarketId } from '../../../base/instruments/instrument.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import type { Money } from '../../../base/money/money.ts'
import type { CashAccount, LockCause } from '../positions/position.ts'
import type { CloseCause, Side } from './order.ts'

interface ExecutionCommon {
  readonly id: ExecutionId
  readonly order: OrderId
  readonly position: PositionId
  readonly instrument: InstrumentId
  readonly side: Side
  readonly leverage: Leverage
  readonly market: MarketId
  readonly currency: Currency
  readonly lotSize: Decimal
  readonly price: Decimal
  readonly lots: number
  readonly at: Instant
  /** Exchange-local. */
  readonly tradingDay: LocalDate
  /** As taken: what neither margin nor profit reached, the broker bore. */
  readonly fee: Money
  readonly tax: Money
  /** Taken by an opening, released by a closing before the result is settled. */
  readonly margin: Money
}

export interface OpeningExecution extends ExecutionCommon {
  readonly purpose: 'open'
  readonly cause: 'member'
  /** Sales are blocked until then; missing where nothing locks. */
  readonly lockedUntil?: Instant | undefined
  readonly lockCause?: LockCause | undefined
}

export interface ClosingExecution extends ExecutionCommon {
  readonly purpose: 'close'
  readonly cause: CloseCause
  /** The opening of the lots that it closes; `fee` is their part of its commission. */
  readonly entry: { readonly price: Decimal; readonly tradingDay: LocalDate; readonly fee: Money }
  /** Before fee and tax; negative for a loss, never beyond the margin. */
  readonly grossProfit: Money
  /** After every charge of both sides. */
  readonly netProfit: Money
  /** When the proceeds may be withdrawn. */
  readonly settlesAt: Instant
  /** The market's trading day before `tradingDay`, where it was known. */
  readonly previousTradingDay?: LocalDate | undefined
  /** Where the proceeds went. @defaultValue 'available' */
  readonly cash?: CashAccount | undefined
}

/** One fill; it never changes. */
export type Execution = OpeningExecution | ClosingExecution
