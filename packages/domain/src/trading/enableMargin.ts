import type { TradingState } from '../account/state.ts'
import { type Refusal, invalid, refuse } from '../refusals/refusal.ts'
import type { CheckFacts } from './facts.ts'
import { checkStanding } from './standing.ts'
import { type Verdict, granted, refused } from './verdict.ts'

function checkRealName({ realName }: Pick<TradingState, 'realName'>): readonly Refusal[] {
  switch (realName) {
    case 'passed':
      return []
    case 'notVerified':
      return [refuse('REAL_NAME_REQUIRED', {})]
    case 'underReview':
      return [refuse('REAL_NAME_UNDER_REVIEW', {})]
    case 'rejected':
      return [refuse('REAL_NAME_REJECTED', {})]
  }
}

/** Enables margin financing: needs a passed real name and a read risk statement (RULES 3). Asked again, it changes nothing. */
export function judgeEnableMargin(
  riskStatementRead: boolean,
  state: TradingState,
  facts: CheckFacts,
): Verdict {
  const refusals = [
    ...checkStanding(state, 'manage'),
    ...checkRealName(state),
    ...(riskStatementRead ? [] : [invalid({ riskStatementRead: 'mustAccept' })]),
  ]
  if (refusals.length > 0) return refused(...refusals)
  if (state.marginEnabled) return granted(() => [])
  return granted(() => [{ kind: 'marginEnabled', version: 1, at: facts.now, postings: [] }])
}
