import type { PositionId } from '../../../base/ids.ts'
import type { Instant, LocalDate } from '../../../base/instant.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import type { ChargeRates } from '../../../base/instruments/market.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import type { Money } from '../../../base/money/money.ts'
import type { CloseCause, OrderTerms } from '../orders/order.ts'

/** What opened a position that no order of the member did: a module, and its own id of it. */
export interface Origin {
  readonly module: string
  readonly id: string
}

/** Where what a position brings goes, and what it is charged comes from. */
export const cashAccounts = ['available', 'copy'] as const
export type CashAccount = (typeof cashAccounts)[number]

/** What an opening order and its position have in every state. */
export interface PositionBase {
  readonly id: PositionId
  /** The number of the opening order; not on the wire. */
  readonly number?: number | undefined
  /** Those of the opening order. */
  readonly terms: OrderTerms
  readonly market: MarketId
  readonly currency: Currency
  readonly lotSize: Decimal
  readonly placedAt: Instant
  /** Of a day trade: when the broker closes it (docs/rules/day-trading.md). */
  readonly closesAt?: Instant | undefined
  /** Missing where the member's own order opened it. */
  readonly origin?: Origin | undefined
  /** @defaultValue 'available' */
  readonly cash?: CashAccount | undefined
}

export const cashAccountOf = ({ cash = 'available' }: Pick<PositionBase, 'cash'>): CashAccount => cash

/** The open leg; of a closed position, the whole of what was opened. */
export interface Fill {
  readonly price: Decimal
  readonly at: Instant
  /** Exchange-local day of the fill, the base of T+N. */
  readonly tradingDay: LocalDate
  readonly margin: Money
  readonly fee: Money
  readonly lots: number
  /** Sales are blocked until then; missing where nothing locks. */
  readonly lockedUntil?: Instant | undefined
  /** What locks it; missing for the holding period of its market. */
  readonly lockCause?: LockCause | undefined
}

/**
 * What locks a position in place of the holding period of its market: its shares are not listed yet (`newShare` alone), or the product that
 * allotted them keeps them from being sold for a while.
 */
export const lockCauses = ['newShare', 'block', 'placement', 'increase'] as const
export type LockCause = (typeof lockCauses)[number]

/** Terms that were in force when a position opened; they hold for its life (docs/rules/positions.md). */
export interface TermsInForce {
  readonly stopOutRate: Decimal
  readonly charges: ChargeRates
}

/** Sums over the exits of a position; all in its currency. */
export interface Exits {
  readonly lots: number
  readonly fee: Money
  readonly tax: Money
  readonly grossProfit: Money
  readonly netProfit: Money
  /** Price x quantity, unrounded. */
  readonly notional: Decimal
}

export interface OpenPosition extends PositionBase {
  readonly status: 'open'
  readonly fill: Fill
  /** As taken by the opening, before any exit. */
  readonly opened: { readonly margin: Money; readonly fee: Money }
  readonly inForce: TermsInForce
  /** A day trade that could not be closed at its end: it closes at the first price. */
  readonly carriedSince?: Instant | undefined
  /** Missing until a part is closed. */
  readonly exits?: Exits | undefined
}

/** How a position ended: sums over its exits. */
export interface Closing {
  /** Average of the exits, weighted by lots. */
  readonly price: Decimal
  /** The last exit's, as `cause` and `settlesAt` are. */
  readonly at: Instant
  readonly cause: CloseCause
  readonly fee: Money
  readonly tax: Money
  readonly grossProfit: Money
  readonly netProfit: Money
  readonly settlesAt: Instant
}

export interface ClosedPosition extends PositionBase {
  readonly status: 'closed'
  readonly fill: Fill
  readonly closing: Closing
}

export const baseOf = ({
  id,
  number,
  terms,
  market,
  currency,
  lotSize,
  placedAt,
  closesAt,
  origin,
  cash,
}: PositionBase): PositionBase => ({
  id,
  ...(number === undefined ? {} : { number }),
  terms,
  market,
  currency,
  lotSize,
  placedAt,
  ...(closesAt === undefined ? {} : { closesAt }),
  ...(origin === undefined ? {} : { origin }),
  ...(cash === undefined ? {} : { cash }),
})
