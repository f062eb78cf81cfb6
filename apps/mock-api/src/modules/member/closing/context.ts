import { type StreamState, accountAnswers, openWorkIn, trading } from '@onelot/domain'
import type { RuleContext } from '@onelot/domain'
import type { ClosingContext } from '@onelot/domain/modules/member/closing'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'

/** What the rules are given of the whole account; rates only where they are asked for, so that no timer fails for want of one. */
export function closingContext(services: Services, state: StreamState, base: RuleContext): ClosingContext {
  const { underReview, ...answers } = accountAnswers(state)
  const open = openWorkIn(services.table, trading.stream, state)
  return {
    ...base,
    restrictions: answers.restrictions,
    hasOpenPositions: answers.hasOpenPositions,
    hasWorkingOrders: open.includes(trading.name),
    openProducts: open.filter((module) => module !== trading.name),
    isOwedDividends: answers.isOwedDividends,
    pending: answers.pending,
    isAnythingUnderReview: underReview.length > 0,
    practiceMoney: answers.practiceMoney,
    rates: () => ratesAt(services, base.now),
  }
}
