import type { Instant } from '../instant.ts'
import type { AccountId, OrderId } from '../ids.ts'
import type { Balances } from '../ledger/ledger.ts'
import type { Position } from '../trading/order.ts'
import type { RealNameState, Restriction } from './event.ts'

/** The fold of an account's events: everything that its rules look at. */
export interface AccountState {
  readonly account: AccountId | undefined
  readonly openedAt: Instant | undefined
  readonly inviter: string | undefined
  readonly realName: RealNameState
  readonly restrictions: readonly Restriction[]
  readonly marginEnabled: boolean
  readonly balances: Balances
  /** By id; closed and cancelled ones stay, they are the account's history. */
  readonly positions: Readonly<Record<OrderId, Position>>
}

/** What the trading rules look at: all that the order ticket needs of an account. */
export type TradingState = Pick<
  AccountState,
  'account' | 'realName' | 'restrictions' | 'marginEnabled' | 'balances' | 'positions'
>

/** A position by its id. Ids come from outside, so only own keys count. */
export const positionOf = (state: Pick<AccountState, 'positions'>, id: OrderId): Position | undefined =>
  Object.hasOwn(state.positions, id) ? state.positions[id] : undefined

export const emptyAccount: AccountState = Object.freeze({
  account: undefined,
  openedAt: undefined,
  inviter: undefined,
  realName: 'notVerified',
  restrictions: [],
  marginEnabled: false,
  balances: {},
  positions: {},
})
