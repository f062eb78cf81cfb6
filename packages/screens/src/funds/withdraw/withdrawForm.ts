import type { RequestInput, WithdrawalTermsOnWire, withdrawalsSubmit } from '@onelot/api-client'
import {
  type Currency,
  type FieldReason,
  type Money,
  type Refusal,
  add,
  decimal,
  money,
  smaller,
} from '@onelot/domain'
import {
  type WithdrawalTarget,
  type WithdrawalTerms,
  amountRefusals,
  termsOf,
} from '@onelot/domain/modules/funds/withdrawals'
import * as z from 'zod/mini'
import { amountField } from '../../base/form/fields.ts'

export interface Asked {
  readonly money: Money
  readonly target: WithdrawalTarget | undefined
}

/** The amount as money; undefined while it is no amount of the currency. */
export const moneyIn = (amount: string, currency: Currency): Money | undefined =>
  amountField.safeParse(amount).success ? money(currency, decimal(amount)) : undefined

const feesOf = ({ networkFees }: WithdrawalTermsOnWire) =>
  Object.fromEntries(networkFees.map(({ network, fee }) => [network, fee]))

/** Why the amount may not leave, by the rules that the broker asks too; undefined where it may. */
export function wrongOf({ money: asked, target }: Asked, terms: WithdrawalTermsOnWire): Refusal | undefined {
  const { withdrawable, available, heldBack, limit } = terms
  const frozen = heldBack.filter(({ kind }) => kind !== 'unsettled' && kind !== 'loan')
  const nothing = money(asked.currency, '0')
  const [first] = amountRefusals(asked, {
    target,
    limit,
    withdrawable,
    available,
    frozen: add(nothing, ...frozen.map((part) => part.money)),
    networkFees: feesOf(terms),
    rate: terms.usdtRate,
  })
  return first
}

/** What it costs, what arrives and when, where the target is known. */
export const outcomeOf = (
  { money: asked, target }: Asked,
  terms: WithdrawalTermsOnWire,
): WithdrawalTerms | undefined =>
  target &&
  termsOf(asked, target, {
    networkFees: feesOf(terms),
    rate: terms.usdtRate,
    arrivesBy: terms.arrivesBy,
  })

/** All that may leave at once. */
export const mostOf = ({ withdrawable, limit }: WithdrawalTermsOnWire): Money =>
  smaller(withdrawable, money(withdrawable.currency, limit.most))

/** Whether it is more than may leave, which more digits do not mend. */
export const isTooMuch = (refusal: Refusal | undefined): boolean =>
  refusal !== undefined && Object.values(refusal.fields).includes('tooHigh')

type Request = RequestInput<typeof withdrawalsSubmit>

/** Whether two requests are of the same withdrawal. */
export const isSame = (a: Request, b: Request): boolean =>
  a.payee === b.payee && a.money.currency === b.money.currency && a.money.amount === b.money.amount

/** The broker's name for what an amount lacks, as the form marks it. */
const reasonOf = ({ fields }: Refusal): FieldReason => fields.amount ?? fields.payee ?? 'malformed'

/** The form's values; what the rules would refuse is marked before anything is sent. */
export const withdrawSchema = (
  currency: Currency,
  targetNamed: (payee: string) => WithdrawalTarget | undefined,
  terms: WithdrawalTermsOnWire,
) =>
  z
    .object({ payee: z.string(), amount: amountField, fundPassword: z.string() })
    .check(({ value, issues }) => {
      const target = targetNamed(value.payee)
      if (target === undefined)
        issues.push({ code: 'custom', message: 'required', path: ['payee'], input: value.payee })
      const asked = moneyIn(value.amount, currency)
      const wrong = asked && wrongOf({ money: asked, target }, terms)
      if (wrong !== undefined)
        issues.push({ code: 'custom', message: reasonOf(wrong), path: ['amount'], input: value.amount })
    })

export const withdrawDefaults = { payee: '', amount: '', fundPassword: '' }
