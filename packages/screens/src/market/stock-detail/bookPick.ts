import { type Decimal, type OpenPositionView, type Side, closingDirection } from '@onelot/domain'

/** A level of the order book that was tapped. */
export interface BookPick {
  readonly price: Decimal
  readonly side: 'bids' | 'asks'
}

/** What a tap on a level opens, always at its price as a limit. */
export type PickedTrade =
  | { readonly kind: 'ticket'; readonly side: Side }
  /** The positions that an order against the level would close. */
  | { readonly kind: 'close'; readonly held: readonly OpenPositionView[] }

/**
 * What trades against a level: an offer is bought, a bid is sold to. What is held the other way is closed by it; a bid that nothing held or
 * sold short can meet is joined by a purchase.
 */
export function tradeAgainst(
  { side }: Pick<BookPick, 'side'>,
  positions: readonly OpenPositionView[],
  mayShort: boolean,
): PickedTrade {
  const direction = side === 'asks' ? 'buy' : 'sell'
  const held = positions.filter(({ terms }) => closingDirection(terms.side) === direction)
  if (held.length > 0) return { kind: 'close', held }
  return { kind: 'ticket', side: direction === 'sell' && mayShort ? 'short' : 'long' }
}
