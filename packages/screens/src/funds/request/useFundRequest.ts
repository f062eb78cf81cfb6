import { depositsGet, depositsTerms, withdrawalsGet, withdrawalsTerms } from '@onelot/api-client'
import { type Read, useRead } from '../../base/data/useRead.ts'
import type { FundRequest } from '../../parts/fund-requests/fundRequest.ts'
import type { RequestParams } from './params.ts'

/** The deposit or the withdrawal that is named. */
export function useFundRequest({ kind, request }: RequestParams): Read<FundRequest> {
  const deposit = useRead(depositsGet, kind === 'deposit' ? { request } : null)
  const withdrawal = useRead(withdrawalsGet, kind === 'withdrawal' ? { request } : null)
  return kind === 'deposit'
    ? { ...deposit, data: deposit.data && { kind, request: deposit.data.deposit } }
    : { ...withdrawal, data: withdrawal.data && { kind, request: withdrawal.data.withdrawal } }
}

/** How long the review of what is under review takes by itself; undefined where customer service decides, and until it is known. */
export function useReview({ kind, request }: FundRequest) {
  const { currency } = kind === 'deposit' ? request.credit : request.money
  const waits = request.state === 'underReview'
  const deposit = useRead(depositsTerms, waits && kind === 'deposit' ? { currency } : null)
  const withdrawal = useRead(withdrawalsTerms, waits && kind === 'withdrawal' ? { currency } : null)
  const terms = kind === 'deposit' ? deposit.data : withdrawal.data
  return { isKnown: terms !== undefined, reviewMs: terms?.reviewMs }
}
