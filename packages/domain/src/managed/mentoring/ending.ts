import type { Instant } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import {
  type Money,
  add,
  isNegative,
  isZero,
  money,
  smaller,
  subtract,
  zero,
} from '../../base/money/money.ts'

/** Proceeds of sales that settle later. */
export interface Unsettled {
  readonly amount: Money
  readonly settlesAt: Instant
}

/** What is not settled yet at a moment. */
export const unsettledAt = (unsettled: readonly Unsettled[], now: Instant): readonly Unsettled[] =>
  unsettled.filter(({ settlesAt }) => settlesAt > now)

/**
 * Takes an amount out of cash of which some is unsettled: what has settled goes first, then what settles soonest. `left` is unsettled of what
 * stays, `gone` of what goes.
 */
export function takeOut(
  cash: Money,
  unsettled: readonly Unsettled[],
  amount: Money,
  now: Instant,
): { readonly left: readonly Unsettled[]; readonly gone: readonly Unsettled[] } {
  const open = unsettledAt(unsettled, now).toSorted((a, b) => (a.settlesAt < b.settlesAt ? -1 : 1))
  const none = zero(cash.currency)
  const settled = subtract(cash, add(none, ...open.map((one) => one.amount)))
  let missing = subtract(amount, isNegative(settled) ? none : settled)
  const left: Unsettled[] = []
  const gone: Unsettled[] = []
  for (const one of open) {
    const some = isNegative(missing) ? none : smaller(one.amount, missing)
    missing = subtract(missing, some)
    if (!isZero(some)) gone.push({ ...one, amount: some })
    const rest = subtract(one.amount, some)
    if (!isZero(rest)) left.push({ ...one, amount: rest })
  }
  return { left, gone }
}

/** Unsettled proceeds are at most the cash: what was paid since took what settles soonest. */
export function unsettledIn(
  cash: Money,
  unsettled: readonly Unsettled[],
  now: Instant,
): readonly Unsettled[] {
  const none = zero(cash.currency)
  const all = add(none, ...unsettledAt(unsettled, now).map(({ amount }) => amount))
  const over = subtract(all, isNegative(cash) ? none : cash)
  return isNegative(over) ? unsettledAt(unsettled, now) : takeOut(all, unsettled, over, now).left
}

/** What a follow has earned: what it is worth and what was taken of it, less what was put in. */
export const earnedOf = (worth: Money, taken: Money, put: Money): Money => subtract(add(worth, taken), put)

/** Part of what was earned, half up; at most what there is. */
export function managementFee(worth: Money, taken: Money, put: Money, feeRate: Decimal): Money {
  const earned = earnedOf(worth, taken, put)
  if (isNegative(earned)) return zero(worth.currency)
  return smaller(money(worth.currency, exact(earned.amount).times(exact(feeRate))), worth)
}
