import type { AuctionOnWire, BidOnWire } from '@onelot/api-client'
import { type Decimal, type DemandLevel, compareDecimals, demandByPrice } from '@onelot/domain'

/** Demand at one price of an auction that is over. */
export interface DemandStep {
  readonly price: Decimal
  /** Asked for at this price or more. */
  readonly total: number
  /** At the cut or above it. */
  readonly hasWon: boolean
  readonly isOwn: boolean
}

/** Demand by price, the lowest price first, the reader's own bid in it. */
export function demandSteps(
  levels: readonly DemandLevel[],
  { cut }: Pick<NonNullable<AuctionOnWire['result']>, 'cut'>,
  own: Pick<BidOnWire, 'price' | 'shares'> | undefined,
): readonly DemandStep[] {
  let total = 0
  const steps = demandByPrice(own === undefined ? levels : [...levels, own]).map(
    ({ price, shares }): DemandStep => ({
      price,
      total: (total += shares),
      hasWon: compareDecimals(price, cut) >= 0,
      isOwn: own !== undefined && compareDecimals(price, own.price) === 0,
    }),
  )
  return steps.toReversed()
}

/** What is asked for at the cut or above it. */
export const askedAtCut = (steps: readonly DemandStep[]): number =>
  Math.max(0, ...steps.filter(({ hasWon }) => hasWon).map(({ total }) => total))
