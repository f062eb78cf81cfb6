import type { FollowTermsOnWire, MentorOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type Money,
  type Refusal,
  coverRefusals,
  exact,
  invalid,
  isNegative,
  isPositive,
  leastRefusals,
  money,
  refuse,
  subtract,
} from '@onelot/domain'

/** What a member asks for: how much, at which loss it ends by itself, and whether what the mentor has is bought at once. */
export interface FollowDraft {
  readonly amount: Decimal
  /** In percent. */
  readonly stopLoss: number
  readonly copyOpen: boolean
}

/** Why an amount may not be asked for, by the rules that the broker asks too; undefined where it may. */
export function wrongIn(
  amount: Money,
  { least, left }: Pick<MentorOnWire, 'least' | 'left'>,
  { available, frozen }: Pick<FollowTermsOnWire, 'available' | 'frozen'>,
): Refusal | undefined {
  if (!isPositive(amount)) return invalid({ amount: 'tooLow' })
  const [below] = leastRefusals(amount, least.amount)
  if (below !== undefined) return below
  if (left !== undefined && isNegative(subtract(left, amount)))
    return refuse(
      'FUNDRAISING_QUOTA_INSUFFICIENT',
      { amount: left.amount, currency: left.currency },
      { amount: 'tooHigh' },
    )
  return coverRefusals(amount, { available, frozen }, { amount: 'tooHigh' })[0]
}

/** A follow that is worth so much or less ends by itself: the comparison is exact, and worths are whole units. */
export const floorOf = ({ currency, amount }: Money, stopLoss: number): Money =>
  money(
    currency,
    exact(amount)
      .times(String(100 - stopLoss))
      .div('100'),
    'down',
  )
