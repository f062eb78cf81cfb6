import type { Fields } from '../../base/refusals/refusal.ts'

export const FUND_PASSWORD_DIGITS = 6

export interface ChosenFundPassword {
  /** Six digits. */
  readonly fundPassword: string
  readonly fundPasswordConfirm: string
  /** Of the member; undefined where it is not known, as on a screen. */
  readonly phone: string | undefined
}

/** One digit repeated, or each one above or below the digit before it; 0 follows 9. */
export function isRunOfDigits(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10)
  const [first] = steps
  return (first === 0 || first === 1 || first === 9) && steps.every((step) => step === first)
}

/** What is wrong with a chosen withdrawal password, by field; nothing where it may be taken (docs/rules/identity.md). */
export function faultsOfFundPassword(chosen: ChosenFundPassword): Fields {
  const { fundPassword, fundPasswordConfirm, phone } = chosen
  if (isRunOfDigits(fundPassword) || phone?.endsWith(fundPassword) === true)
    return { fundPassword: 'notAllowed' }
  return fundPassword === fundPasswordConfirm ? {} : { fundPasswordConfirm: 'mismatch' }
}
