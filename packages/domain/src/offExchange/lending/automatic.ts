import { broughtForward, incomeOf, isPayable, nothingSince, remainder } from './accrual.ts'
import type { FollowedShare, LendingContext } from './context.ts'
import type { LendingEvent, LendingPayment } from './event.ts'
import { incomePostings } from './loans.ts'
import type { AutomaticLending, AutomaticShare } from './state.ts'
import type { InstrumentId } from '../../base/ids.ts'

const shareIn = ({ shares }: AutomaticLending, id: InstrumentId): AutomaticShare | undefined =>
  Object.hasOwn(shares, id) ? shares[id] : undefined

/** The share with other lots from today on; undefined where nothing changes. */
function followedShare(
  automatic: AutomaticLending,
  { instrument, market, currency, lots, unlocksAt, mayTake }: FollowedShare,
  { now, daysOf, nextPayment }: LendingContext,
): readonly LendingEvent[] {
  const days = daysOf(instrument)
  if (days === undefined) return []
  const isLent = automatic.on && !automatic.excluded.includes(instrument)
  const before = shareIn(automatic, instrument)?.accrual ?? nothingSince(days.today, 0)
  const wanted = isLent ? lots : 0
  const shares = mayTake ? wanted : Math.min(wanted, before.shares)
  const unlocks = isLent ? unlocksAt : undefined
  if (shares === before.shares && unlocks === automatic.unlocks[instrument]) return []
  const accrual = { ...broughtForward(before, days.today, days.termsOf()), shares }
  return [
    {
      version: 1,
      at: now,
      postings: [],
      kind: 'lending.followed',
      instrument,
      share: { market, currency, accrual },
      ...(unlocks === undefined ? {} : { unlocksAt: unlocks }),
      paysAt: automatic.paysAt ?? nextPayment,
    },
  ]
}

/** Automatic lending has what the account could sell of each share, and no term loan has; lots that change count from today on. */
export const followed = (automatic: AutomaticLending, context: LendingContext): readonly LendingEvent[] =>
  context.followed.flatMap((share) => followedShare(automatic, share, context))

/** Whether something is owed that the next payment pays, of what is brought forward: while shares are lent, they are in open positions. */
export const owesSome = ({ shares }: AutomaticLending): boolean =>
  Object.values<AutomaticShare>(shares).some(({ accrual, currency }) => isPayable(accrual.sum, currency))

/** What whole units of its currency each share has earned up to yesterday; what is under one stays owed. */
export function paid(automatic: AutomaticLending, context: LendingContext): readonly LendingEvent[] {
  const { now, daysOf, nextPayment } = context
  const shares = Object.entries<AutomaticShare>(automatic.shares)
  const payments = shares.flatMap(([id, share]): readonly LendingPayment[] => {
    // The keys are ids of shares.
    const instrument = id as InstrumentId
    const days = daysOf(instrument)
    if (days === undefined) return []
    const whole = broughtForward(share.accrual, days.today, days.termsOf())
    if (!isPayable(whole.sum, share.currency)) return []
    const income = incomeOf(whole.sum, share.currency, days.taxRate)
    const accrual = { ...whole, sum: remainder(whole.sum, income) }
    return [{ instrument, income, share: { ...share, accrual } }]
  })
  const isLent = shares.some(([, { accrual }]) => accrual.shares > 0)
  return [
    {
      version: 1,
      at: now,
      postings: payments.flatMap(({ instrument, income }) => incomePostings(income, instrument)),
      kind: 'lending.paid',
      payments,
      ...(isLent ? { paysAt: nextPayment } : {}),
    },
  ]
}
