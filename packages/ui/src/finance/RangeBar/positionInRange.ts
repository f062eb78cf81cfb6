import { type Decimal, exact } from '@onelot/domain'

/** Where a price is between two, 0 at the low and 1 at the high; at the nearer end where it is outside, in the middle where the two are one. */
export function positionInRange(low: Decimal, high: Decimal, value: Decimal): number {
  const span = exact(high).minus(exact(low))
  if (span.lte('0')) return 0.5
  const position = Number(exact(value).minus(exact(low)).div(span).toFixed(4))
  return Math.min(1, Math.max(0, position))
}
