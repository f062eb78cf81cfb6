import type { OrderId } from '../ids.ts'
import type { Decimal } from '../money/decimal.ts'
import type { OrderTerms, OrderType } from './order.ts'

/** How an open position is to be closed; `lots` below the open lots closes a part. */
export interface CloseTerms {
  readonly position: OrderId
  readonly lots: number
  readonly type: OrderType
  readonly limitPrice?: Decimal | undefined
}

/** What a member, or time itself, asks of the trading rules. */
export type TradingCommand =
  | { readonly kind: 'placeOrder'; readonly terms: OrderTerms }
  | { readonly kind: 'cancelOrder'; readonly order: OrderId }
  | { readonly kind: 'closePosition'; readonly terms: CloseTerms }
  | { readonly kind: 'cancelClose'; readonly position: OrderId }
  | { readonly kind: 'enableMargin'; readonly riskStatementRead: boolean }
  // From timers and watches:
  | { readonly kind: 'fillOrder'; readonly order: OrderId; readonly price: Decimal }
  | { readonly kind: 'expireOrder'; readonly order: OrderId }
  | { readonly kind: 'fillClose'; readonly position: OrderId; readonly price: Decimal }
  | { readonly kind: 'expireClose'; readonly position: OrderId }
  | { readonly kind: 'stopOut'; readonly position: OrderId; readonly price: Decimal }

export type TradingCommandKind = TradingCommand['kind']
