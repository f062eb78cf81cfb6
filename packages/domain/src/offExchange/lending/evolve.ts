import type { InstrumentId } from '../../base/ids.ts'
import { isZero, moneyOfSums } from '../../base/money/money.ts'
import { signOf } from '../../base/money/exact.ts'
import type { LendingEvent } from './event.ts'
import type { Loan } from './loan.ts'
import { type AutomaticLending, type AutomaticShare, type LendingState, withEarned } from './state.ts'

const withLoan = (state: LendingState, loan: Loan): LendingState => ({
  ...state,
  loans: { ...state.loans, [loan.id]: loan },
})

/** A share of which nothing is lent or owed is forgotten. */
function withShare(
  shares: AutomaticLending['shares'],
  instrument: InstrumentId,
  share: AutomaticShare,
): AutomaticLending['shares'] {
  const { [instrument]: _before, ...others } = shares
  const { accrual } = share
  return accrual.shares === 0 && signOf(accrual.sum) === 0 ? others : { ...others, [instrument]: share }
}

function afterFollowed(
  { shares, unlocks, ...automatic }: AutomaticLending,
  { instrument, share, unlocksAt, paysAt }: Extract<LendingEvent, { kind: 'lending.followed' }>,
): AutomaticLending {
  const { [instrument]: _before, ...others } = unlocks
  return {
    ...automatic,
    shares: withShare(shares, instrument, share),
    unlocks: unlocksAt === undefined ? others : { ...others, [instrument]: unlocksAt },
    paysAt,
  }
}

function afterPaid(
  state: LendingState,
  { payments, paysAt }: Extract<LendingEvent, { kind: 'lending.paid' }>,
): LendingState {
  let { earned } = state
  let { shares } = state.automatic
  for (const { instrument, income, share } of payments) {
    earned = withEarned(earned, income.net)
    shares = withShare(shares, instrument, share)
  }
  return { ...state, earned, automatic: { ...state.automatic, shares, paysAt } }
}

export function evolve(state: LendingState, event: LendingEvent): LendingState {
  switch (event.kind) {
    case 'lending.submitted':
    case 'lending.released':
      return state
    case 'lending.begun':
    case 'lending.recalled':
    case 'lending.rebased':
      return withLoan(state, event.loan)
    case 'lending.ended': {
      const { [event.loan.id]: _ended, ...loans } = state.loans
      const { net } = event.ended.income
      const earned = isZero(net) ? state.earned : withEarned(state.earned, net)
      return { ...state, loans, earned }
    }
    case 'lending.automaticSet': {
      const { on, excluded } = event
      return { ...state, automatic: { ...state.automatic, on, excluded } }
    }
    case 'lending.followed':
      return { ...state, automatic: afterFollowed(state.automatic, event) }
    case 'lending.paid':
      return afterPaid(state, event)
    default: {
      const never: never = event
      return never
    }
  }
}

/** All that was paid, after tax. */
export const earned = ({ earned: sums }: LendingState) => moneyOfSums(sums)
