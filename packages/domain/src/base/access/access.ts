import { type RefusalCode, type Refusal, refuse } from '../refusals/refusal.ts'

/** State of the check of a member's real name. */
export const realNameStates = ['notVerified', 'underReview', 'passed', 'rejected'] as const
export type RealNameState = (typeof realNameStates)[number]

/** What an operator may forbid an account. */
export const restrictions = [
  'frozen',
  'loginBanned',
  'disabled',
  'tradingBanned',
  'withdrawalBanned',
] as const
export type Restriction = (typeof restrictions)[number]

/** What `realNameRefusals` may answer. */
export const realNameCodes = [
  'REAL_NAME_REQUIRED',
  'REAL_NAME_UNDER_REVIEW',
  'REAL_NAME_REJECTED',
] as const satisfies readonly RefusalCode[]

/** Why what needs a passed real name is refused. */
export function realNameRefusals(realName: RealNameState): readonly Refusal[] {
  switch (realName) {
    case 'passed':
      return []
    case 'notVerified':
      return [refuse('REAL_NAME_REQUIRED', {})]
    case 'underReview':
      return [refuse('REAL_NAME_UNDER_REVIEW', {})]
    case 'rejected':
      return [refuse('REAL_NAME_REJECTED', {})]
    default: {
      const never: never = realName
      return never
    }
  }
}
