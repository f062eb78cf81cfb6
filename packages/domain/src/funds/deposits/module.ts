import { realNameCodes } from '../../base/access/access.ts'
import { type ScoreEntry, depositPoints } from '../../base/access/creditScore.ts'
import { posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import { minorUnits } from '../../base/money/currency.ts'
import { exact, roundTo, toDecimal } from '../../base/money/exact.ts'
import { check, creditOf } from './check.ts'
import type { DepositsCommand } from './command.ts'
import type { DepositChannel, DepositsContext } from './context.ts'
import type { DepositsEvent } from './event.ts'
import { type DepositTerms, type DepositsState, initialDeposits } from './state.ts'

export { creditOf, depositObstacles, paymentFor } from './check.ts'
export type { DepositsCommand } from './command.ts'
export type { DepositChannel, DepositsContext } from './context.ts'
export type { DepositsEvent } from './event.ts'
export { type DepositMethod, type DepositTerms, type PaidUnit, depositMethods } from './state.ts'

/** Deposits that raised the credit score, as a `ScoreEntry`. */
export const depositScoreCollection = 'deposits.score'

/** What is asked of a review. */
export const DEPOSIT = 'deposits.deposit'

function termsOf(
  { amount, voucher, reference: written }: Extract<DepositsCommand, { kind: 'deposits.submit' }>,
  channel: DepositChannel,
  { rate, references: [today = ''] }: DepositsContext,
): DepositTerms {
  const { id, method, currency, place } = channel
  const credit = creditOf(amount, channel, rate)
  // As money is written, however it was typed.
  const paid = roundTo(exact(amount), minorUnits(currency), 'down')
  const common = { method, channel: id, place, credit, reference: written ?? today, voucher }
  return method === 'wallet'
    ? { ...common, paid: { amount: paid, unit: 'USDT' }, rate }
    : { ...common, paid: { amount: paid, unit: currency } }
}

function accept(
  command: DepositsCommand,
  _: DepositsState,
  context: DepositsContext,
): readonly DepositsEvent[] {
  const base = { version: 1, at: context.now } as const
  switch (command.kind) {
    case 'deposits.submit': {
      const { channel } = context
      if (channel === undefined) return []
      return [
        { ...base, kind: 'deposits.submitted', postings: [], terms: termsOf(command, channel, context) },
      ]
    }
    case 'deposits.credit': {
      const { id, money } = command
      const postings = posting('external', 'available', money, 'deposits.credited', id)
      return [{ ...base, kind: 'deposits.credited', postings, money, worth: context.worth }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** Money that a member pays in, which is credited once a review has passed (docs/rules/funds.md). */
export const deposits = defineModule({
  name: 'deposits',
  stream: 'account',
  initial: initialDeposits,
  shape: 1,
  evolve: (state: DepositsState, event: DepositsEvent): DepositsState =>
    event.kind === 'deposits.credited'
      ? { total: toDecimal(exact(state.total).plus(event.worth.amount)) }
      : state,
  upcasts: { 'deposits.submitted': [], 'deposits.credited': [] },
  refusals: {
    'deposits.submit': [
      'ACCOUNT_FROZEN',
      ...realNameCodes,
      'DEPOSIT_PENDING',
      'FUND_OPERATION_PENDING',
      'DEPOSIT_WINDOW_CLOSED',
      'VALIDATION',
      'DEPOSIT_BELOW_MINIMUM',
      'DEPOSIT_ABOVE_MAXIMUM',
    ],
    'deposits.credit': [],
  },
  check: (command: DepositsCommand, _: DepositsState, context: DepositsContext) => check(command, context),
  accept,
  schedule: () => [],
  rows({ before, events }) {
    let { total } = before
    return events.flatMap((event) => {
      if (event.kind !== 'deposits.credited') return []
      const { at, worth } = event
      const points = -depositPoints(total)
      total = toDecimal(exact(total).plus(worth.amount))
      const raised = points + depositPoints(total)
      if (raised === 0) return []
      const body: ScoreEntry = { at, cause: 'deposits', points: raised }
      const row = { state: 'deposits', sortKey: at, body }
      return [{ collection: depositScoreCollection, key: `${at} ${total}`, row }]
    })
  },
})
