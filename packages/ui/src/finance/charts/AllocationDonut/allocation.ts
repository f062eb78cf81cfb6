import { type Decimal, type Money, add, compare, exact, isPositive, toDecimal } from '@onelot/domain'

export interface AllocationPart {
  /** Unique among the others. */
  readonly id: string
  /** What it is: `Stocks`, `Available`. */
  readonly label: string
  /** In the currency of the whole. Nothing, or a debt, is no part of what one has and is left out. */
  readonly amount: Money
}

export interface AllocationShare extends AllocationPart {
  /** The part of the whole, to a thousandth; the fractions of a whole add up to exactly 1. */
  readonly share: Decimal
}

/** Parts shown by name; what is smaller is summed into one more. */
const MOST_PARTS = 5
export const OTHER_ID = 'other'

const THOUSANDTHS = 1000

function joinSmall(parts: readonly AllocationPart[], otherLabel: string): readonly AllocationPart[] {
  const [first, ...more] = parts.slice(MOST_PARTS)
  if (first === undefined || more.length === 0) return parts
  const amount = more.reduce((sum, part) => add(sum, part.amount), first.amount)
  return [...parts.slice(0, MOST_PARTS), { id: OTHER_ID, label: otherLabel, amount }]
}

/**
 * The fraction of each part, the largest first and what is too small to name summed at the end. Thousandths that rounding leaves go to the
 * parts that lost most by it, so that the fractions add up.
 */
export function allocationShares(
  parts: readonly AllocationPart[],
  otherLabel: string,
): readonly AllocationShare[] {
  const held = parts
    .filter(({ amount }) => isPositive(amount))
    .toSorted((a, b) => compare(b.amount, a.amount))
  const shown = joinSmall(held, otherLabel)
  const whole = shown.reduce((sum, { amount }) => sum.plus(exact(amount.amount)), exact('0'))
  const cut = shown.map((part, index) => {
    const thousandths = exact(part.amount.amount).times(String(THOUSANDTHS)).div(whole)
    const floor = thousandths.round(0, 0)
    return { part, index, floor, lost: thousandths.minus(floor) }
  })
  const given = cut.reduce((sum, { floor }) => sum.plus(floor), exact('0'))
  const left = Number(exact(String(THOUSANDTHS)).minus(given).toFixed(0))
  const raised = new Set(
    cut
      .toSorted((a, b) => b.lost.cmp(a.lost) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return cut.map(({ part, index, floor }) => {
    const thousandths = raised.has(index) ? floor.plus('1') : floor
    return { ...part, share: toDecimal(thousandths.div(String(THOUSANDTHS))) }
  })
}
