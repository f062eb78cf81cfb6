import { type StreamState, accountAnswers } from '@onelot/domain'
import type { RuleContext } from '@onelot/domain'
import type { ClosingContext } from '@onelot/domain/modules/member/closing'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'

/** What the rules are given of the whole account; rates only where they are asked for, so that no timer fails for want of one. */
export function closingContext(services: Services, state: StreamState, base: RuleContext): ClosingContext {
  const { underReview, ...answers } = accountAnswers(state)
  return {
    ...base,
    restrictions: answers.restrictions,
    hasOpenPositions: answers.hasOpenPositions,
    hasWorkingOrders: answers.hasWorkingOrders,
    hasApplications: answers.hasApplications,
    hasBids: answers.hasBids,
    isOwedDividends: answers.isOwedDividends,
    pending: answers.pending,
    isAnythingUnderReview: underReview.length > 0,
    practiceMoney: answers.practiceMoney,
    rates: () => ratesAt(services, base.now),
  }
}
