import type { Endpoint } from '@onelot/api-client'
import { type Refusal, type RefusalCode, refuse } from '@onelot/domain'
import { StoreFailed, StoreUnreachable } from '../store/port.ts'

/** What a member is told of a change that the store did not take. */
const codes = {
  registration: 'REGISTRATION_FAILED',
  login: 'LOGIN_FAILED',
  modification: 'MODIFICATION_FAILED',
  withdrawal: 'WITHDRAWAL_FAILED',
} as const satisfies Readonly<Record<string, RefusalCode>>

/** The refusal of a call whose change the store did not take, so that nothing of it was done; undefined where its contract names none. */
export function storeRefusalOf({ refusals }: Endpoint, error: unknown): Refusal | undefined {
  // Whoever cannot reach the database asks later what became of the call.
  if (!(error instanceof StoreFailed) || error instanceof StoreUnreachable) return undefined
  const code = Object.values(codes).find((one) => refusals.some((declared) => declared === one))
  return code && refuse(code, {})
}
