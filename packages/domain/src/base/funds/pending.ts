import { type Refusal, refuse } from '../refusals/refusal.ts'

/** Operations that exclude each other: of all that are under review, an account has one at most. */
export type FundOperation = 'deposit' | 'other'

/** Why no other fund operation can be asked for: one is under review. */
export function pendingRefusals(pending: FundOperation | undefined): readonly PendingRefusal[] {
  if (pending === undefined) return []
  return [pending === 'deposit' ? refuse('DEPOSIT_PENDING', {}) : refuse('FUND_OPERATION_PENDING', {})]
}
type PendingRefusal = Refusal<'DEPOSIT_PENDING' | 'FUND_OPERATION_PENDING'>
