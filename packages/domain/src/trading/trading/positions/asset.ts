import type { MarketId } from '../../../base/instruments/instrument.ts'
import type { OrderTerms } from '../orders/order.ts'
import { type PositionBase, cashAccountOf } from './position.ts'

/** What a list can be narrowed to. */
export const positionAssets = ['stocks', 'crypto', 'forex'] as const
export type PositionAsset = (typeof positionAssets)[number]

/**
 * An open position in a security that the member owns: long, unleveraged, neither digital currency nor foreign exchange, and paying into what is
 * available.
 */
export const isOwnership = ({
  terms,
  market,
  cash,
}: Pick<PositionBase, 'market' | 'cash'> & {
  readonly terms: Pick<OrderTerms, 'side' | 'leverage'>
}): boolean =>
  terms.side === 'long' &&
  terms.leverage === 1 &&
  assetOf(market) === 'stocks' &&
  cashAccountOf({ cash }) === 'available'

export function assetOf(market: MarketId): PositionAsset {
  if (market === 'CRYPTO') return 'crypto'
  return market === 'FX' ? 'forex' : 'stocks'
}
