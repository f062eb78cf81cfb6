import type { FollowDetailOnWire, FollowTermsOnWire, RunningFollowOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type Money,
  type Refusal,
  compare,
  coverRefusals,
  differenceCauses,
  exact,
  invalid,
  isPositive,
  money,
  roundTo,
  subtract,
} from '@onelot/domain'

/** Digits of a rate: a hundredth of a percent, and two more. */
const RATE_DIGITS = 6
const WHOLE = 100

export type Difference = RunningFollowOnWire['difference']
type DifferenceCause = keyof Difference['causes']

/** A result in parts of what was put in. */
export const rateIn = (result: Money, put: Money): Decimal =>
  roundTo(exact(result.amount).div(exact(put.amount)), RATE_DIGITS, 'halfUp')

/** Why a follow earned another amount than its mentor, each with its money; they add up to the difference. */
export const causesOf = ({
  causes,
}: Pick<Difference, 'causes'>): readonly { readonly cause: DifferenceCause; readonly amount: Money }[] =>
  differenceCauses.map((cause) => ({ cause, amount: causes[cause] }))

/** What a stop-loss of a worth ends at. */
export const floorOf = (worth: Money, percent: number): Money =>
  money(
    worth.currency,
    exact(worth.amount)
      .times(String(WHOLE - percent))
      .div(String(WHOLE)),
  )

/** In percent, how much is left of the way from the base of a stop-loss to its floor: 100 at the base and above. */
export function wayLeft({
  base,
  floor,
  distance,
}: Pick<RunningFollowOnWire['stopLoss'], 'base' | 'floor' | 'distance'>): number {
  const whole = subtract(base, floor)
  if (!isPositive(whole) || !isPositive(distance)) return 0
  const part = roundTo(exact(distance.amount).times(String(WHOLE)).div(exact(whole.amount)), 1, 'halfUp')
  return Math.min(WHOLE, Number(part))
}

/** The base of the stop-loss after money is taken out, for its floor beforehand. */
export function floorAfter(
  taken: Money,
  worth: Money,
  { base, percent }: RunningFollowOnWire['stopLoss'],
): Money {
  const left = subtract(worth, taken)
  if (!isPositive(worth) || !isPositive(left)) return money(worth.currency, '0')
  const part = exact(base.amount).times(exact(left.amount)).div(exact(worth.amount))
  return floorOf(money(base.currency, part), percent)
}

type AddObstacle = Exclude<
  FollowTermsOnWire['obstacles'][number],
  'NOT_YET_SUBSCRIPTION_TIME' | 'COPY_DEADLINE_EXCEEDED' | 'DUPLICATE_SUBSCRIPTION' | 'RUNS_FULL'
>

/** What keeps a member from putting more into a follow that it has: its mentor's window and how many there are do not. */
export const addObstacleOf = ({
  obstacles,
}: Pick<FollowTermsOnWire, 'obstacles'>): AddObstacle | undefined => {
  const [first] = obstacles.filter(
    (code): code is AddObstacle =>
      code !== 'NOT_YET_SUBSCRIPTION_TIME' &&
      code !== 'COPY_DEADLINE_EXCEEDED' &&
      code !== 'DUPLICATE_SUBSCRIPTION' &&
      code !== 'RUNS_FULL',
  )
  return first
}

/** Why an amount may not be put in, by the rules that the broker asks too; undefined where it may. */
export const wrongToAdd = (
  amount: Money | undefined,
  { available, frozen }: Pick<FollowTermsOnWire, 'available' | 'frozen'>,
): Refusal | undefined =>
  amount === undefined || !isPositive(amount)
    ? invalid({ amount: 'required' })
    : coverRefusals(amount, { available, frozen }, { amount: 'tooHigh' })[0]

/** The same of what is taken out. */
export const wrongToRemove = (
  amount: Money | undefined,
  { removable }: Pick<RunningFollowOnWire, 'removable'>,
): Refusal | undefined => {
  if (amount === undefined || !isPositive(amount)) return invalid({ amount: 'required' })
  return compare(amount, removable) > 0 ? invalid({ amount: 'tooHigh' }) : undefined
}

/** A follow that has passed its review, with what it is. */
export type Passed = NonNullable<FollowDetailOnWire['follow']['follow']>
