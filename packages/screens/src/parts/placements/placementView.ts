import type { PlacementOnWire } from '@onelot/api-client'
import { type Decimal, compareDecimals, decimal, exact, toDecimal } from '@onelot/domain'

/** Shares that are taken of all. */
export const takenOf = ({ shares, left }: Pick<PlacementOnWire, 'shares' | 'left'>): Decimal =>
  decimal(String(shares - left))

/** The highest discount, and the lowest price that it makes. */
export const bestTierOf = ({ tiers }: Pick<PlacementOnWire, 'tiers'>) => tiers.at(-1)

/** Whether nothing more can be asked for: what is left costs less than the least amount. */
export function isFull({ left, tiers }: Pick<PlacementOnWire, 'left' | 'tiers'>): boolean {
  const [first] = tiers
  if (left === 0 || first === undefined) return true
  if (first.price === undefined) return false
  // An amount of the least buys this many whole shares.
  const fewest = exact(first.least.amount).div(first.price).round(0, 0)
  return fewest.gt(String(left))
}

/** The new shares as a part of all that there will be; undefined where those before are not known. */
export function dilutionOf({
  shares,
  outstanding,
}: Pick<PlacementOnWire, 'shares' | 'outstanding'>): Decimal | undefined {
  if (outstanding === undefined || compareDecimals(outstanding, decimal('0')) <= 0) return undefined
  const all = exact(outstanding).plus(String(shares))
  return toDecimal(exact(String(shares)).div(all).round(6))
}
