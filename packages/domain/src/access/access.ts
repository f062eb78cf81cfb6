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
