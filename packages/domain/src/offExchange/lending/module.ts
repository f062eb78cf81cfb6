import { manageCodes, standingCodes } from '../../base/access/standing.ts'
import type { InstrumentId } from '../../base/ids.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Decision } from '../../base/module/module.ts'
import { followed, owesSome, paid } from './automatic.ts'
import { check, loanOwned } from './check.ts'
import type { LendingCommand } from './command.ts'
import type { LendingContext } from './context.ts'
import type { LendingEvent } from './event.ts'
import { earned, evolve } from './evolve.ts'
import { begun, ended, rebased, recalled, submitted, withdrawn } from './loans.ts'
import { rows, schedule } from './rows.ts'
import { type LendingState, initialLending, loanIn, loansOf } from './state.ts'

export {
  type Accrual,
  type DailyClose,
  type DailyTerms,
  type LendingIncome,
  broughtForward,
  incomeOf,
  nothingSince,
} from './accrual.ts'
export { type EarnedOn, type LentSpan, earnedByDate } from './byDate.ts'
export { automaticObstacles, lendingObstacles, loanOwned, shareOwned } from './check.ts'
export type { LendingCommand } from './command.ts'
export type { FollowedShare, LendingContext, LendingDays, LendingOffer } from './context.ts'
export type { LendingEvent } from './event.ts'
export { type LendableLots, type LendingTerms, type Loan, type LoanEnding, lendableIn } from './loan.ts'
export { lendingQuotaKey, quotaFull } from './loans.ts'
export { isLending, lendingPaid } from './postings.ts'
export { automaticRate, lendingRate } from './rate.ts'
export { type LoanRecord, type PaymentRecord, type SpanRecord, lendingCollections } from './rows.ts'
export { type AutomaticShare, type LendingState, lentLotsOf, loanIn, loansOf } from './state.ts'

/** What is asked of a review. */
export const LENDING = 'lending.term'

function setAutomatic(
  { on, excluded }: { readonly on: boolean; readonly excluded: readonly InstrumentId[] },
  { automatic }: LendingState,
  context: LendingContext,
): readonly LendingEvent[] {
  const once = [...new Set(excluded)]
  return [
    { kind: 'lending.automaticSet', version: 1, at: context.now, postings: [], on, excluded: once },
    ...followed({ ...automatic, on, excluded: once }, context),
  ]
}

function accept(
  command: LendingCommand,
  state: LendingState,
  context: LendingContext,
): readonly LendingEvent[] | Decision<LendingEvent> {
  switch (command.kind) {
    case 'lending.submit':
      return submitted(command, context)
    case 'lending.begin':
      return begun(command, context)
    case 'lending.release':
      return withdrawn(command, context)
    case 'lending.recall': {
      const loan = loanIn(state, command.loan)
      return loan === undefined ? [] : recalled(loan, context)
    }
    case 'lending.end': {
      const loan = loanIn(state, loanOwned(command.owner))
      const endingOf = ({ recalledAt }: { readonly recalledAt?: unknown }) =>
        recalledAt === undefined ? 'finished' : 'recalled'
      return ended(loan === undefined ? [] : [loan], endingOf, context)
    }
    case 'lending.endDelisted':
      return ended(loansOf(state, command.instrument), () => 'delisted', context)
    case 'lending.rebase':
      return rebased(loansOf(state, command.instrument), command, context)
    case 'lending.setAutomatic':
      return setAutomatic(command, state, context)
    case 'lending.follow':
    case 'lending.unlock':
      return followed(state.automatic, context)
    case 'lending.pay':
      return paid(state.automatic, context)
    default: {
      const never: never = command
      return never
    }
  }
}

/** Own shares that a member lends, for a term or until they are sold (docs/rules/lending.md). */
export const lending = defineModule({
  name: 'lending',
  stream: 'account',
  initial: initialLending,
  shape: 1,
  evolve,
  upcasts: {
    'lending.submitted': [],
    'lending.released': [],
    'lending.begun': [],
    'lending.recalled': [],
    'lending.rebased': [],
    'lending.ended': [],
    'lending.automaticSet': [],
    'lending.followed': [],
    'lending.paid': [],
  },
  refusals: {
    'lending.submit': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'LENDING_CHANNEL_CLOSED',
      'PRICE_UNAVAILABLE',
      'VALIDATION',
      'LENDING_BELOW_MINIMUM',
      'LENDING_QUOTA_FULL',
    ],
    'lending.begin': [],
    'lending.release': [],
    'lending.recall': [...manageCodes, 'ORDER_WRONG_STATE'],
    'lending.end': ['ORDER_WRONG_STATE'],
    'lending.endDelisted': [],
    'lending.rebase': [],
    'lending.setAutomatic': ['PRODUCT_UNAVAILABLE', ...standingCodes],
    'lending.follow': [],
    'lending.unlock': [],
    'lending.pay': ['ORDER_WRONG_STATE'],
  },
  check,
  accept,
  schedule,
  rows,
  openWork: (state) => loansOf(state).length > 0 || owesSome(state.automatic),
  earned,
})
