import { realNameRefusals } from '../../base/access/access.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import { type FundLimit, faultOfAmount, limitOf, limitRefusals } from '../../base/funds/limits.ts'
import { pendingRefusals } from '../../base/funds/pending.ts'
import { closedWindow } from '../../base/funds/window.ts'
import type { Money } from '../../base/money/money.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { WithdrawalsCommand } from './command.ts'
import type { WithdrawalStanding, WithdrawalsContext } from './context.ts'
import { arrives } from './terms.ts'

/** Before it is known where the money is to go. */
function beforeTarget(standing: WithdrawalStanding): readonly Refusal[] {
  const { restrictions, fundPasswordSet, realName, hasPayee } = standing
  return [
    ...(restrictions.includes('frozen') ? [refuse('ACCOUNT_FROZEN', {})] : []),
    ...(restrictions.includes('withdrawalBanned') ? [refuse('WITHDRAWAL_BANNED', {})] : []),
    ...(fundPasswordSet ? [] : [refuse('FUND_PASSWORD_NOT_SET', {})]),
    ...realNameRefusals(realName),
    ...(hasPayee ? [] : [refuse('NO_BANK_CARD', {})]),
  ]
}

function afterTarget(standing: WithdrawalStanding): readonly Refusal[] {
  const { now, heldUntil, creditScore, leastCreditScore, hasOpenPositions, debts, pending, window } = standing
  return [
    ...(heldUntil !== undefined && heldUntil > now ? [refuse('WITHDRAWAL_HELD', { until: heldUntil })] : []),
    ...(creditScore < leastCreditScore ? [refuse('CREDIT_SCORE_TOO_LOW', {})] : []),
    ...(hasOpenPositions ? [refuse('OPEN_POSITIONS', {})] : []),
    ...debts.slice(0, 1).map((debt) => refuse('DEBT_UNPAID', debt)),
    ...pendingRefusals(pending),
    ...(window.isOpen ? [] : [refuse('WITHDRAWAL_WINDOW_CLOSED', closedWindow(window))]),
  ]
}

/** What stands in the way of any withdrawal, whatever its amount. */
export const withdrawalObstacles = (standing: WithdrawalStanding): readonly Refusal[] => [
  ...beforeTarget(standing),
  ...afterTarget(standing),
]

/** What decides whether an amount may leave, in its currency. */
export interface AmountContext extends Pick<
  WithdrawalsContext,
  'target' | 'withdrawable' | 'networkFees' | 'rate'
> {
  readonly limit: FundLimit
  readonly available: Money
  readonly frozen: Money
}

/** Why an amount may not leave, the first reason first: the form and the broker ask alike. */
export function amountRefusals(money: Money, context: AmountContext): readonly Refusal[] {
  const { currency, amount } = money
  const { target, limit } = context
  const fault = faultOfAmount(amount, currency)
  if (fault !== undefined) return [invalid({ amount: fault })]
  // Wallets take US dollars alone.
  if (target?.kind === 'wallet' && currency !== 'USD') return [invalid({ payee: 'notAllowed' })]
  return [
    ...limitRefusals(amount, currency, limit, {
      below: (params) => refuse('WITHDRAWAL_BELOW_MINIMUM', params, { amount: 'tooLow' }),
      above: (params) => refuse('WITHDRAWAL_ABOVE_MAXIMUM', params, { amount: 'tooHigh' }),
    }),
    ...coverRefusals(money, context, { amount: 'tooHigh' }),
    // Nothing would arrive.
    ...(target !== undefined && !arrives(money, target, context) ? [invalid({ amount: 'tooLow' })] : []),
  ]
}

export function check(command: WithdrawalsCommand, context: WithdrawalsContext): readonly Refusal[] {
  if (command.kind === 'withdrawals.pay') return []
  const { money } = command
  const { target, isAnothers, isHolder, limits, ledger } = context
  return [
    ...beforeTarget(context),
    ...(target !== undefined
      ? []
      : [isAnothers ? refuse('CARD_NOT_OWN', {}) : refuse('CARD_NOT_FOUND', {}, { payee: 'unknown' })]),
    ...(isHolder ? [] : [refuse('REAL_NAME_MISMATCH', {}, { payee: 'mismatch' })]),
    ...afterTarget(context),
    ...amountRefusals(money, {
      ...context,
      limit: limitOf(limits, money.currency),
      ...fundsIn(ledger, money.currency),
    }),
  ]
}
