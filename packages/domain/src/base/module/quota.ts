import { type Decimal, decimal } from '../money/decimal.ts'
import { exact, toDecimal } from '../money/exact.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { QuotaClaim } from './module.ts'

/** A shared limit, and what of it is claimed: read before (the store's `quotaClaimed(key)`), and once more with the events that claim. */
export interface Quota {
  readonly key: string
  readonly max: Decimal
  readonly claimed: Decimal
  /** The answer where it is used up, whether a rule sees it or the append does. */
  readonly refusal: Refusal
}

/** No sum of claims reaches it. */
const UNBOUNDED = decimal('1000000000000000000')

/** What nobody has claimed; never below zero. */
export function quotaLeft({ max, claimed }: Pick<Quota, 'max' | 'claimed'>): Decimal {
  const left = exact(max).minus(claimed)
  return left.lt('0') ? decimal('0') : toDecimal(left)
}

/** For `check`, at the place at which the refusal is written. */
export const quotaRefusals = (quota: Quota, amount: Decimal): readonly Refusal[] =>
  exact(amount).gt(quotaLeft(quota)) ? [quota.refusal] : []

/** For the decision: the append refuses whom another one has overtaken, with the same answer. */
export const quotaClaim = (
  { key, max, refusal }: Pick<Quota, 'key' | 'max' | 'refusal'>,
  amount: Decimal,
): QuotaClaim => ({ key, amount, max, refusal })

/** Counts something that has no limit. */
export const counterClaim = (key: string, amount: Decimal, refusal: Refusal): QuotaClaim => ({
  key,
  amount,
  max: UNBOUNDED,
  refusal,
})

/** Gives back what was claimed, where what claimed it comes to nothing. */
export const quotaRelease = (key: string, amount: Decimal, refusal: Refusal): QuotaClaim =>
  counterClaim(key, toDecimal(exact(amount).neg()), refusal)
