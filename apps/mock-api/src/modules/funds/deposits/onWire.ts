import type { DepositOnWire, DepositTermsOnWire } from '@onelot/api-client'
import type { RequestRecord, SubmittedRequest } from '@onelot/domain'
import type { DepositTerms } from '@onelot/domain/modules/funds/deposits'
import { reviewedOnWire } from '../../base/reviewed.ts'
import type { PaidChannel } from './settings.ts'

/** The terms of a request are those of the event that asked for it. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): DepositTerms => terms as DepositTerms

export function depositOnWire(request: SubmittedRequest & Pick<RequestRecord, 'end'>): DepositOnWire {
  const { method, place: at, paid, credit, rate, reference, voucher } = termsIn(request)
  return { ...reviewedOnWire(request), method, at, paid, credit, rate, reference, voucher }
}

export function channelOnWire(channel: PaidChannel): DepositTermsOnWire['channels'][number] {
  const { id, method, password } = channel
  const known = { id, method, needsPassword: password !== undefined }
  return channel.method === 'wallet'
    ? { ...known, network: channel.network }
    : { ...known, bank: channel.bank }
}
