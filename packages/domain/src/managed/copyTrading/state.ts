import type { MentorId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import type { Money } from '../../base/money/money.ts'
import { type Unsettled, unsettledAt } from '../mentoring/ending.ts'
import type { Follow } from './follow.ts'

export interface CopyState {
  /** Requests under review to follow a mentor. */
  readonly underReview: Readonly<Record<MentorId, number>>
  /** Those that go on, by their ids. */
  readonly follows: Readonly<Record<string, Follow>>
  /** Proceeds that have left follows before they settled. */
  readonly released: readonly Unsettled[]
  /** All fees. */
  readonly charged: Readonly<Partial<Record<Currency, Decimal>>>
}

export const initialCopying: CopyState = Object.freeze({
  underReview: {},
  follows: {},
  released: [],
  charged: {},
})

/** Ids come from outside, so only own keys count. */
export const followIn = ({ follows }: Pick<CopyState, 'follows'>, id: string): Follow | undefined =>
  Object.hasOwn(follows, id) ? follows[id] : undefined

export const followsOf = ({ follows }: Pick<CopyState, 'follows'>): readonly Follow[] =>
  Object.values<Follow>(follows)

export const followOf = (state: Pick<CopyState, 'follows'>, mentor: MentorId): Follow | undefined =>
  followsOf(state).find(({ terms }) => terms.mentor === mentor)

export const askedFor = ({ underReview }: Pick<CopyState, 'underReview'>, mentor: MentorId): number =>
  (Object.hasOwn(underReview, mentor) ? underReview[mentor] : undefined) ?? 0

/** Follows, and requests for one. */
export const runsIn = (state: Pick<CopyState, 'follows' | 'underReview'>): number =>
  followsOf(state).length + Object.values<number>(state.underReview).reduce((sum, one) => sum + one, 0)

/** Proceeds at hand that settle later. */
export const releasedIn = (
  { released }: Pick<CopyState, 'released'>,
  currency: Currency,
  now: Instant,
): readonly Unsettled[] => unsettledAt(released, now).filter(({ amount }) => amount.currency === currency)

export const withCharged = (
  charged: CopyState['charged'],
  { currency, amount }: Money,
): CopyState['charged'] => ({
  ...charged,
  [currency]: toDecimal(exact(charged[currency] ?? '0').plus(amount)),
})
