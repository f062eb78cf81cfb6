import { type Decimal, exact, roundTo, toDecimal } from '@onelot/domain'

/** Positions of the scale: its last one is all that may be borrowed. */
export const SCALE = 100

/** Digits of an amount that are not chosen by a finger, but typed. */
function unitOf(most: Decimal): string {
  const digits = most.split('.')[0]?.length ?? 1
  return `1${'0'.repeat(Math.max(0, digits - 3))}`
}

/** The amount at a position, in round numbers but for the last one. */
export function amountAt(position: number, { least, most }: { least: Decimal; most: Decimal }): Decimal {
  if (position >= SCALE) return most
  const unit = unitOf(most)
  const share = exact(most).times(String(position)).div(String(SCALE))
  const round = exact(roundTo(share.div(unit), 0, 'down')).times(unit)
  return round.lt(least) ? least : toDecimal(round)
}

/** Where an amount is on the scale. */
export function positionOf(amount: Decimal, most: Decimal): number {
  if (exact(most).lte('0')) return 0
  const share = exact(amount).times(String(SCALE)).div(most)
  return Math.min(SCALE, Math.max(0, Number(roundTo(share, 0, 'halfUp'))))
}
