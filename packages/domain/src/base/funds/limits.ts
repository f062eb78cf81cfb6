import { type Currency, type OwnCurrency, currencies, minorUnits } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import { type Exact, exact, roundTo } from '../money/exact.ts'
import type { FieldReason, Refusal } from '../refusals/refusal.ts'

/** The least and the most of one deposit, or of one withdrawal. */
export interface FundLimit {
  readonly least: Decimal
  readonly most: Decimal
}
export type FundLimits = Readonly<Partial<Record<Currency, FundLimit>>>

/** @throws RangeError where the currency has none */
export function limitOf(limits: FundLimits, currency: Currency): FundLimit {
  const limit = limits[currency]
  if (limit === undefined) throw new RangeError(`no limit for ${currency}`)
  return limit
}

const least: Readonly<Record<OwnCurrency, string>> = {
  CNY: '100',
  TWD: '450',
  HKD: '110',
  USD: '15',
  THB: '500',
  JPY: '2000',
  VND: '350000',
  MYR: '60',
  KRW: '10000',
}

function limitsOf(timesLeast: string): Readonly<Record<OwnCurrency, FundLimit>> {
  const limits = currencies.map((currency) => {
    const most = roundTo(exact(least[currency]).times(timesLeast), minorUnits(currency), 'down')
    return [currency, { least: decimal(least[currency]), most }] as const
  })
  // Every currency has its entry: the list is the type's own.
  return Object.fromEntries(limits) as Record<OwnCurrency, FundLimit>
}

export const defaultDepositLimits = limitsOf('200000')
export const defaultWithdrawalLimits = limitsOf('50000')

/** Why an amount is none of a currency: not a positive number of whole minor units. */
export function faultOfAmount(amount: Decimal, currency: Currency): FieldReason | undefined {
  if (exact(amount).lte('0')) return 'tooLow'
  const whole = roundTo(exact(amount), minorUnits(currency), 'down')
  return exact(whole).eq(exact(amount)) ? undefined : 'notWhole'
}

interface LimitRefusals {
  readonly below: (params: { readonly amount: Decimal; readonly currency: Currency }) => Refusal
  readonly above: (params: { readonly amount: Decimal; readonly currency: Currency }) => Refusal
}

/** Why an amount is not within the limits of its currency. */
export function limitRefusals(
  asked: Decimal | Exact,
  currency: Currency,
  { least: from, most: to }: FundLimit,
  { below, above }: LimitRefusals,
): readonly Refusal[] {
  const amount = typeof asked === 'string' ? exact(asked) : asked
  if (amount.lt(exact(from))) return [below({ amount: from, currency })]
  return amount.gt(exact(to)) ? [above({ amount: to, currency })] : []
}
