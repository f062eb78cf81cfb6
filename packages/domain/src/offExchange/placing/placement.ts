import type { PlacementId } from '../../base/ids.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import type { Sale } from '../selling/sale.ts'

/** From an amount on, a discount on the close of the day before. */
export interface PlacementTier {
  /** The least amount, in the currency of the share. */
  readonly least: Decimal
  /** Part of the close of the day before: 0.05 is 5 percent. */
  readonly discount: Decimal
}

/** Whether both the least and the discount of each tier are above those of the one before. */
export const areRising = (tiers: readonly PlacementTier[]): boolean =>
  tiers.every(({ least, discount }, index) => {
    const before = tiers[index - 1]
    return (
      before === undefined ||
      (compareDecimals(least, before.least) > 0 && compareDecimals(discount, before.discount) > 0)
    )
  })

/** New shares of a listed company that it places with investors at a discount (docs/rules/placements.md). */
export interface Placement extends Sale {
  readonly id: PlacementId
  /** The least amount first; the discount rises with it. */
  readonly tiers: readonly PlacementTier[]
  /** Trading days of the lock. */
  readonly lockDays: number
}

/** Why it is called off. */
export const placementCallOffCauses = ['operator', 'delisted'] as const
export type PlacementCallOffCause = (typeof placementCallOffCauses)[number]
