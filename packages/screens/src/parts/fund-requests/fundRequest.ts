import type { DepositOnWire, WithdrawalOnWire } from '@onelot/api-client'
import { type Language, type Money, negate } from '@onelot/domain'
import { bankName } from '../payees/bankChoices.ts'
import { maskedNumber } from '../payees/shown.ts'

/** Money that a member pays in or has paid out. */
export type FundRequest =
  | { readonly kind: 'deposit'; readonly request: DepositOnWire }
  | { readonly kind: 'withdrawal'; readonly request: WithdrawalOnWire }

export const asDeposit = (request: DepositOnWire): FundRequest => ({ kind: 'deposit', request })
export const asWithdrawal = (request: WithdrawalOnWire): FundRequest => ({ kind: 'withdrawal', request })

export type FundRequestKind = FundRequest['kind']

/** What it changes the account by, once it has passed. */
export const changeOf = ({ kind, request }: FundRequest): Money =>
  kind === 'deposit' ? request.credit : negate(request.money)

/** Whether nothing moves, or moved, for good. */
export const isWithoutEffect = ({ request: { state } }: FundRequest): boolean =>
  state === 'rejected' || state === 'cancelled'

/** Where it was paid to: `Hanbit Bank`, `USDT TRC20`; where it goes: `Shinhan Bank •••• 7890`. */
export function otherEndOf({ kind, request }: FundRequest, language: Language): string {
  if (kind === 'deposit') return request.method === 'wallet' ? `USDT ${request.at}` : request.at
  const name = request.method === 'wallet' ? `USDT ${request.at}` : bankName(request.at, language)
  return `${name} ${maskedNumber(request.lastFour)}`
}
