import { type Balances, balanceOf } from '../ledger/ledger.ts'
import type { Decimal } from '../money/decimal.ts'
import { compareDecimals } from '../money/exact.ts'
import { type Money, add, compare, subtract } from '../money/money.ts'
import type { Currency } from '../money/currency.ts'
import { type Fields, type Refusal, type RefusalCode, refuse } from '../refusals/refusal.ts'

/** What an amount is to come from, in its currency. */
export interface Funds {
  readonly available: Money
  readonly frozen: Money
  /** Only for what leaves: what of the available has settled. @defaultValue all of it */
  readonly withdrawable?: Money | undefined
}

/** What an account has of a currency. What is `held` for the same thing already is as good as available. */
export function fundsIn(ledger: Balances, currency: Currency, held?: Money): Omit<Funds, 'withdrawable'> {
  const available = balanceOf(ledger, currency, 'available')
  const frozen = balanceOf(ledger, currency, 'frozen')
  if (held === undefined) return { available, frozen }
  return { available: add(available, held), frozen: subtract(frozen, held) }
}

export const coverCodes = [
  'BALANCE_INSUFFICIENT',
  'AVAILABLE_INSUFFICIENT',
] as const satisfies readonly RefusalCode[]
type CoverCode = (typeof coverCodes)[number] | 'WITHDRAWABLE_INSUFFICIENT'

/** Why an amount is more than there is: by the smallest circle that it is beyond. The form and the broker ask alike. */
export function coverRefusals(
  amount: Money,
  { available, frozen, withdrawable }: Funds,
  fields: Fields = {},
): readonly Refusal<CoverCode>[] {
  if (compare(amount, add(available, frozen)) > 0) return [refuse('BALANCE_INSUFFICIENT', {}, fields)]
  if (compare(amount, available) > 0) return [refuse('AVAILABLE_INSUFFICIENT', {}, fields)]
  return withdrawable !== undefined && compare(amount, withdrawable) > 0
    ? [refuse('WITHDRAWABLE_INSUFFICIENT', {}, fields)]
    : []
}

/** Why an amount is less than the least that may be put into a follow or a run. The form and the broker ask alike. */
export const leastRefusals = (
  { amount, currency }: Money,
  least: Decimal,
): readonly Refusal<'BUY_BELOW_MINIMUM'>[] =>
  compareDecimals(amount, least) < 0
    ? [refuse('BUY_BELOW_MINIMUM', { amount: least, currency }, { amount: 'tooLow' })]
    : []
