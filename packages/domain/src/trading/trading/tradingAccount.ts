import type { OrderId, PositionId } from '../../base/ids.ts'
import type { Balances } from '../../base/ledger/ledger.ts'
import type { TradingContext, TradingQuestions } from './context.ts'
import { type DayTradeStanding, dayTradeStanding } from './orders/dayTradeResults.ts'
import type { Order, OrderTerms } from './orders/order.ts'
import type { Lent } from './positions/lent.ts'
import type { Fill, OpenPosition, PositionBase, TermsInForce } from './positions/position.ts'
import type { Stop } from './protection/protection.ts'
import type { TradingState } from './state.ts'

/** What the order ticket and the close sheet look at of a working order. */
export interface AccountOrder extends Pick<Order, 'purpose' | 'position' | 'group' | 'activation'> {
  readonly terms: Pick<OrderTerms, 'lots'>
  /** Of a stop-loss in a list's view, which has no `activation`. */
  readonly stop?: Stop | undefined
}
/** The same of an open position: the rules' own, or a list's view of it. */
export interface AccountPosition extends Pick<PositionBase, 'terms' | 'lotSize'> {
  readonly fill: Fill
  readonly carriedSince?: OpenPosition['carriedSince']
  /** Missing where a view does not say it. @defaultValue the site's terms of now */
  readonly inForce?: TermsInForce | undefined
}

/** What the checks of a member's commands look at: all that the order ticket needs of an account. */
export interface TradingAccount extends Pick<TradingQuestions, 'account' | 'realName' | 'restrictions'> {
  readonly pendingFundOperation?: boolean | undefined
  readonly marginEnabled: boolean
  /** In the market of the listing that is checked, on its running trading day. */
  readonly dayTrading?: DayTradeStanding | undefined
  readonly balances: Balances
  /** Working ones. */
  readonly orders: Readonly<Record<OrderId, AccountOrder>>
  /** Open ones. */
  readonly positions: Readonly<Record<PositionId, AccountPosition>>
  /** @defaultValue none */
  readonly lent?: Lent | undefined
}

/** The part of it that closing looks at. */
export type ClosingAccount = Pick<
  TradingAccount,
  'account' | 'restrictions' | 'orders' | 'positions' | 'lent'
>

export const tradingAccountOf = (
  { marginEnabled, orders, positions, dayTrades }: TradingState,
  {
    member,
    ledger,
    listing,
    lent,
  }: Pick<TradingContext, 'member' | 'ledger'> & Partial<Pick<TradingContext, 'listing' | 'lent'>>,
): TradingAccount => ({
  ...member,
  balances: ledger,
  marginEnabled,
  orders,
  positions,
  ...(lent && { lent }),
  ...(listing && {
    dayTrading: dayTradeStanding(listing.market, listing.session.tradingDay, dayTrades, member.lossLimits),
  }),
})
