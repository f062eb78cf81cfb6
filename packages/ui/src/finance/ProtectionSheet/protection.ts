import type { Decimal, TrailDistance } from '@onelot/domain'

/** When a stop loss closes: at a price, or so far behind the best price since it was set. */
export type Stop =
  | { readonly kind: 'level'; readonly price: Decimal }
  | { readonly kind: 'trail'; readonly distance: TrailDistance }

/** What closes a position by itself; the order that is filled first cancels the other. */
export interface Protection {
  readonly takeProfit?: Decimal | undefined
  readonly stopLoss?: Stop | undefined
}
