import { realNameCodes } from '../../base/access/access.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Currency } from '../../base/money/currency.ts'
import { type Money, add, isZero, money as moneyOf, negate, subtract } from '../../base/money/money.ts'
import { check } from './check.ts'
import type { WithdrawalsCommand } from './command.ts'
import type { WithdrawalsContext } from './context.ts'
import type { WithdrawalsEvent } from './event.ts'
import { termsOf } from './terms.ts'

export { amountRefusals, withdrawalObstacles } from './check.ts'
export type { WithdrawalsCommand } from './command.ts'
export type { WithdrawalStanding, WithdrawalsContext } from './context.ts'
export type { WithdrawalsEvent } from './event.ts'
export type { WithdrawalTarget, WithdrawalTerms } from './state.ts'
export { termsOf } from './terms.ts'

/** What is asked of a review. */
export const WITHDRAWAL = 'withdrawals.withdrawal'

interface WithdrawalsState {
  /** What has been charged, by currency. */
  readonly fees: Readonly<Partial<Record<Currency, Money>>>
}

const initialWithdrawals: WithdrawalsState = Object.freeze({ fees: {} })

function evolve({ fees }: WithdrawalsState, event: WithdrawalsEvent): WithdrawalsState {
  if (event.kind === 'withdrawals.submitted' || isZero(event.fee)) return { fees }
  const { fee } = event
  const before = fees[fee.currency]
  return { fees: { ...fees, [fee.currency]: before === undefined ? fee : add(before, fee) } }
}

function accept(
  command: WithdrawalsCommand,
  _: WithdrawalsState,
  context: WithdrawalsContext,
): readonly WithdrawalsEvent[] {
  const base = { version: 1, at: context.now } as const
  switch (command.kind) {
    case 'withdrawals.submit': {
      const { target } = context
      if (target === undefined) return []
      // As money is written, however it was typed.
      const { currency, amount } = command.money
      const terms = termsOf(moneyOf(currency, amount), target, context)
      return [{ ...base, kind: 'withdrawals.submitted', postings: [], terms }]
    }
    case 'withdrawals.pay': {
      const { id, money, fee } = command
      const postings = [
        ...posting('frozen', 'external', subtract(money, fee), 'withdrawals.paid', id),
        ...posting('frozen', 'fees', fee, 'withdrawals.fee', id),
      ]
      return [{ ...base, kind: 'withdrawals.paid', postings, money, fee }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** Money that a member has paid out, which leaves once a review has passed (docs/rules/funds.md). */
export const withdrawals = defineModule({
  name: 'withdrawals',
  stream: 'account',
  initial: initialWithdrawals,
  shape: 1,
  evolve,
  upcasts: { 'withdrawals.submitted': [], 'withdrawals.paid': [] },
  refusals: {
    'withdrawals.submit': [
      'ACCOUNT_FROZEN',
      'WITHDRAWAL_BANNED',
      'FUND_PASSWORD_NOT_SET',
      ...realNameCodes,
      'NO_BANK_CARD',
      'CARD_NOT_FOUND',
      'CARD_NOT_OWN',
      'REAL_NAME_MISMATCH',
      'WITHDRAWAL_HELD',
      'CREDIT_SCORE_TOO_LOW',
      'OPEN_POSITIONS',
      'DEBT_UNPAID',
      'DEPOSIT_PENDING',
      'FUND_OPERATION_PENDING',
      'WITHDRAWAL_WINDOW_CLOSED',
      'VALIDATION',
      'WITHDRAWAL_BELOW_MINIMUM',
      'WITHDRAWAL_ABOVE_MAXIMUM',
      ...coverCodes,
      'WITHDRAWABLE_INSUFFICIENT',
    ],
    'withdrawals.pay': [],
  },
  check: (command: WithdrawalsCommand, _: WithdrawalsState, context: WithdrawalsContext) =>
    check(command, context),
  accept,
  schedule: () => [],
  rows: () => [],
  earned: ({ fees }: WithdrawalsState) =>
    Object.values(fees).flatMap((fee) => (fee === undefined ? [] : negate(fee))),
})
