import type { AccountId } from '../ids.ts'
import { type Refusal, type RefusalCode, refuse } from '../refusals/refusal.ts'
import { realNameCodes, type RealNameState, type Restriction, realNameRefusals } from './access.ts'

/** What decides whether an account may ask for a product, whichever it is. */
export interface Standing {
  /** Undefined where the account was never opened. */
  readonly account: AccountId | undefined
  readonly restrictions: readonly Restriction[]
  readonly realName: RealNameState
  /** A fund operation is under review, and blocks orders and products. */
  readonly isBlocked: boolean
}

/** Something new begins, or what there is goes on, is changed or ends. */
export type Purpose = 'begin' | 'manage'

type RestrictionCode = 'ACCOUNT_FROZEN' | 'ACCOUNT_DISABLED' | 'TRADING_BANNED'
const codes: readonly (readonly [Restriction, RestrictionCode])[] = [
  ['frozen', 'ACCOUNT_FROZEN'],
  ['disabled', 'ACCOUNT_DISABLED'],
  ['tradingBanned', 'TRADING_BANNED'],
]

/** Whether an account may act at all. A ban on trading leaves the member free to manage what there is (docs/rules/access.md). */
export function restrictionRefusals(
  { account, restrictions }: Pick<Standing, 'account' | 'restrictions'>,
  purpose: Purpose,
): readonly Refusal[] {
  if (account === undefined) return [refuse('ACCOUNT_NOT_FOUND', {})]
  return codes
    .filter(([restriction]) => purpose === 'begin' || restriction !== 'tradingBanned')
    .filter(([restriction]) => restrictions.includes(restriction))
    .map(([, code]) => refuse(code, {}))
}

/** Whether an account may ask for a product, in the order of all products: restrictions, real name, fund operation. */
export const standingRefusals = (standing: Standing): readonly Refusal[] => [
  ...restrictionRefusals(standing, 'begin'),
  ...realNameRefusals(standing.realName),
  ...(standing.isBlocked ? [refuse('FUND_OPERATION_PENDING', {})] : []),
]

/** What `restrictionRefusals` may answer where something is managed. */
export const manageCodes = [
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_FROZEN',
  'ACCOUNT_DISABLED',
] as const satisfies readonly RefusalCode[]

/** What `standingRefusals` may answer. */
export const standingCodes = [
  ...manageCodes,
  'TRADING_BANNED',
  ...realNameCodes,
  'FUND_OPERATION_PENDING',
] as const satisfies readonly RefusalCode[]
