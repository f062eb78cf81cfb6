import type { Decimal } from '../../base/money/decimal.ts'
import { exact, quotient, roundTo } from '../../base/money/exact.ts'
import { type Money, isPositive, money as moneyOf, subtract, zero } from '../../base/money/money.ts'
import type { WithdrawalsContext } from './context.ts'
import type { WithdrawalTarget, WithdrawalTerms } from './state.ts'

const USDT_DIGITS = 2
const LEAST_USDT = '0.01'

/** A bank transfer costs nothing, and what is sent to a wallet its network's fee. */
const feeOf = (
  { kind, at }: WithdrawalTarget,
  { currency }: Money,
  networkFees: WithdrawalsContext['networkFees'],
): Money => (kind === 'wallet' ? moneyOf(currency, networkFees[at] ?? '0') : zero(currency))

/** USDT for US dollars, rounded down. */
const usdtFor = (dollars: Money, rate: Decimal): Decimal =>
  roundTo(quotient(exact(dollars.amount), exact(rate), USDT_DIGITS, 'down'), USDT_DIGITS, 'down')

type Paid = Pick<WithdrawalsContext, 'networkFees' | 'rate'>

/** Whether anything arrives: more than the fee, and of USDT no less than can be sent. */
export function arrives(money: Money, target: WithdrawalTarget, { networkFees, rate }: Paid): boolean {
  const rest = subtract(money, feeOf(target, money, networkFees))
  if (!isPositive(rest)) return false
  return target.kind === 'card' || exact(rest.amount).gte(exact(rate).times(LEAST_USDT))
}

/** What leaves, what it costs and what arrives: the form shows by it what the broker then fixes. */
export function termsOf(
  money: Money,
  target: WithdrawalTarget,
  { networkFees, rate, arrivesBy }: Paid & Pick<WithdrawalsContext, 'arrivesBy'>,
): WithdrawalTerms {
  const fee = feeOf(target, money, networkFees)
  const rest = subtract(money, fee)
  const common = { target, money, fee, arrivesBy }
  return target.kind === 'wallet'
    ? { ...common, arrives: { amount: usdtFor(rest, rate), unit: 'USDT' }, rate }
    : { ...common, arrives: { amount: rest.amount, unit: rest.currency } }
}
