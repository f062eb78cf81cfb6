import type { RealNameState, Restriction } from './base/access/access.ts'
import type { AccountId } from './base/ids.ts'
import type { Kind } from './base/module/kind.ts'
import { members } from './member/members/module.ts'
import { requests } from './funds/requests/module.ts'
import { loans } from './credit/loans/module.ts'
import { creditScore } from './member/creditScore/module.ts'
import { creditScoreOf } from './base/access/creditScore.ts'
import { deposits } from './funds/deposits/module.ts'
import type { Settling } from './base/funds/cashDays.ts'
import type { FundOperation } from './base/funds/pending.ts'
import { dayTrading } from './offExchange/dayTrading/module.ts'
import { lending, lentLotsOf } from './offExchange/lending/module.ts'
import { payees } from './member/payees/module.ts'
import type { Payee } from './member/payees/state.ts'
import { payeesUnderReview, pendingFundOperation } from './funds/requests/state.ts'
import type { Instant } from './base/instant.ts'
import { debtsOf } from './base/ledger/debt.ts'
import { closing } from './member/closing/module.ts'
import { seat } from './member/seat/module.ts'
import type { SeatStatus } from './member/seat/state.ts'
import { security } from './member/security/module.ts'
import { type StreamState, sliceOf } from './base/streams/state.ts'
import type { TradingQuestions } from './trading/trading/context.ts'
import { trading } from './trading/trading/module.ts'
import type { TradingState } from './trading/trading/state.ts'
import { type Currency, currencies } from './base/money/currency.ts'
import { balanceOf } from './base/ledger/ledger.ts'
import { type Money, isZero, money } from './base/money/money.ts'
import { withdrawableOf } from './trading/trading/portfolio/portfolio.ts'
import type { TradingTotals } from './trading/trading/portfolio/totals.ts'
import { copyTrading } from './managed/copyTrading/module.ts'

/** What any module may ask of the whole account. */
export interface AccountAnswers {
  /** Undefined before it was opened. */
  readonly account: AccountId | undefined
  readonly realName: RealNameState
  readonly restrictions: readonly Restriction[]
  readonly marginEnabled: boolean
  /** A position, or money in a follow or a run. */
  readonly hasOpenPositions: boolean
  /** A dividend whose ex-date has come, and which is still to be paid. */
  readonly isOwedDividends: boolean
  /** What the member owes, by currency. */
  readonly debts: readonly Money[]
  /** What the account has received to practise with, by currency. */
  readonly practiceMoney: readonly Money[]
  /** Undefined while the account is open. */
  readonly closedAt: Instant | undefined
  /** The fund operation under review. */
  readonly pending: FundOperation | undefined
  /** The kinds of what is under review. */
  readonly underReview: readonly Kind[]
  /** Bank accounts and wallets that something under review pays to. */
  readonly awaitedPayees: readonly string[]
  /** Bank accounts and wallets, the earliest first. */
  readonly payees: readonly Payee[]
  /** Computed where it is asked for. */
  readonly creditScore: () => number
  readonly fundPasswordSet: boolean
  /** Whether there is a bank account or a wallet. */
  readonly payeeLinked: boolean
  /** No withdrawal before it; it may have passed. */
  readonly withdrawalHeldUntil: Instant | undefined
  /** Whether it is the seat of an institution. */
  readonly seat: SeatStatus
  /** What is available of a currency, less proceeds that have not settled by then. */
  readonly withdrawable: (currency: Currency, now: Instant) => Money
  /** Proceeds of a currency that settle after a moment, the earliest first. */
  readonly unsettled: (currency: Currency, now: Instant) => readonly Settling[]
}

/** What remains of finished positions, with proceeds that came out of follows before they settled. */
function totalsIn(state: StreamState): TradingTotals {
  const { totals } = sliceOf(state, trading)
  const { released } = sliceOf(state, copyTrading)
  if (released.length === 0) return totals
  const more = released.map(({ amount: { currency, amount }, settlesAt }) => ({
    currency,
    settlesAt,
    amount,
  }))
  return { ...totals, unsettled: [...totals.unsettled, ...more] }
}

/** Trading as the figures of the account count it. */
export const tradingIn = (state: StreamState): TradingState => ({
  ...sliceOf(state, trading),
  totals: totalsIn(state),
})

export function accountAnswers(state: StreamState): AccountAnswers {
  const { account, realName, restrictions, practiceMoney } = sliceOf(state, members)
  const traded = sliceOf(state, trading)
  const { marginEnabled, positions, actions } = traded
  const totals = totalsIn(state)
  const isCopying = currencies.some((currency) => !isZero(balanceOf(state.ledger, currency, 'copy')))
  const hasOpenPositions = Object.keys(positions).length > 0 || isCopying
  const isOwedDividends = Object.values(actions).some(({ longs = [] }) => longs.length > 0)
  const { closedAt } = sliceOf(state, closing)
  const asked = sliceOf(state, requests)
  const pending = pendingFundOperation(asked)
  const awaitedPayees = payeesUnderReview(asked)
  const { fundPasswordSet, withdrawalHeldUntil } = sliceOf(state, security)
  const { payees: linked } = sliceOf(state, payees)
  const underReview = Object.values(asked.underReview).map(({ kind }) => kind)
  return {
    account,
    realName,
    restrictions,
    marginEnabled,
    hasOpenPositions,
    isOwedDividends,
    debts: debtsOf(state.ledger),
    practiceMoney,
    closedAt,
    pending,
    underReview,
    awaitedPayees,
    payees: linked,
    creditScore: () =>
      creditScoreOf(
        sliceOf(state, creditScore).points,
        sliceOf(state, deposits).total,
        sliceOf(state, loans).overdue,
      ),
    fundPasswordSet,
    payeeLinked: linked.length > 0,
    withdrawalHeldUntil,
    seat: sliceOf(state, seat).status,
    withdrawable: (currency, now) => withdrawableOf({ totals }, state.ledger, currency, now),
    unsettled: (currency, now) =>
      totals.unsettled
        .filter((one) => one.currency === currency && one.settlesAt > now)
        .map(({ settlesAt, amount }) => ({ settlesAt, money: money(currency, amount) }))
        .toSorted((a, b) => (a.settlesAt < b.settlesAt ? -1 : 1)),
  }
}

/** Answers what trading asks of the other modules of an account. */
export function tradingAnswers(state: StreamState): TradingQuestions {
  const { account, realName, restrictions, pending } = accountAnswers(state)
  const { limits: lossLimits } = sliceOf(state, dayTrading)
  return { account, realName, restrictions, pendingFundOperation: pending !== undefined, lossLimits }
}

/** Lots that loans for a term have, by position. */
export const lentLotsIn = (state: StreamState): ReturnType<typeof lentLotsOf> =>
  lentLotsOf(sliceOf(state, lending))

export const marginEnabled = (state: StreamState): boolean => accountAnswers(state).marginEnabled
