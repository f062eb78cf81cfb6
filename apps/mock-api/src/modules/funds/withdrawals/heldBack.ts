import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import {
  type AccountAnswers,
  type Currency,
  type Instant,
  type StreamState,
  money,
  requests,
  sliceOf,
} from '@onelot/domain'
import { applications } from '@onelot/domain/modules/newShares/applications'
import { bids } from '@onelot/domain/modules/newShares/bids'
import { settlingOf } from '../../base/cash.ts'

type HeldBack = WithdrawalTermsOnWire['heldBack'][number]

/** What is frozen, by what holds it. */
function frozenIn(state: StreamState, currency: Currency): readonly HeldBack[] {
  const { underReview } = sliceOf(state, requests)
  const { running } = sliceOf(state, applications)
  const sealed = Object.values(sliceOf(state, bids).sealed)
  const kindOf = (ref: string): HeldBack['kind'] => {
    if (Object.hasOwn(underReview, ref)) return 'request'
    if (Object.hasOwn(running, ref)) return 'application'
    return sealed.some(({ id }) => id === ref) ? 'bid' : 'order'
  }
  return Object.entries(state.holds[currency] ?? {}).map(([ref, amount]) => ({
    kind: kindOf(ref),
    money: money(currency, amount),
    ref,
  }))
}

/** Every unit of a currency that the member owns in cash and cannot withdraw, with why. */
export const heldBackOf = (
  state: StreamState,
  answers: AccountAnswers,
  currency: Currency,
  now: Instant,
): readonly HeldBack[] => [
  ...settlingOf(state, answers, currency, now).map(({ settlesAt, money: settling }): HeldBack => ({
    kind: 'unsettled',
    money: settling,
    until: settlesAt,
  })),
  ...frozenIn(state, currency),
]
