import {
  type Currency,
  type Decimal,
  type FundLimit,
  type Refusal,
  decimal,
  exact,
  isDecimal,
  limitRefusals,
  refuse,
  toDecimal,
} from '@onelot/domain'

/** What was typed on the keys as an amount; undefined while it is none, or nothing. */
export function amountOf(typed: string): Decimal | undefined {
  const plain = typed.replace(/\.$/, '')
  return isDecimal(plain) && exact(plain).gt('0') ? plain : undefined
}

/** Why no deposit can be made of what was typed. */
export function faultOf(
  typed: string,
  currency: Currency,
  limit: FundLimit,
): 'required' | Refusal | undefined {
  if (typed === '') return 'required'
  const amount = amountOf(typed) ?? decimal('0')
  const [refusal] = limitRefusals(amount, currency, limit, {
    below: (params) => refuse('DEPOSIT_BELOW_MINIMUM', params, { amount: 'tooLow' }),
    above: (params) => refuse('DEPOSIT_ABOVE_MAXIMUM', params, { amount: 'tooHigh' }),
  })
  return refusal
}

const CHIPS = 4
const STEPS = ['1', '5', '10', '50'] as const

/** Amounts to choose from: the least, then round ones above it. */
export function quickAmounts({ least, most }: FundLimit): readonly Decimal[] {
  let round = exact('1')
  while (round.lt(exact(least))) round = round.times('10')
  const amounts = [exact(least), ...STEPS.map((step) => round.times(step))].map((amount) => toDecimal(amount))
  return [...new Set(amounts)].filter((amount) => exact(amount).lte(exact(most))).slice(0, CHIPS)
}
