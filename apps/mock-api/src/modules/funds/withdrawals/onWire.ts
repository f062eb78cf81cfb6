import type { WithdrawalOnWire } from '@onelot/api-client'
import type { RequestRecord, SubmittedRequest } from '@onelot/domain'
import type { WithdrawalTerms } from '@onelot/domain/modules/funds/withdrawals'
import { reviewedOnWire } from '../../base/reviewed.ts'

/** The terms of a request are those of the event that asked for it. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): WithdrawalTerms =>
  terms as WithdrawalTerms

export function withdrawalOnWire(request: SubmittedRequest & Pick<RequestRecord, 'end'>): WithdrawalOnWire {
  const { target, ...terms } = termsIn(request)
  const { payee, kind: method, at, lastFour } = target
  return { ...reviewedOnWire(request), payee, method, at, lastFour, ...terms }
}
