import type { Kind } from '../module/kind.ts'
import { type Currency, minorUnits } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { exact, roundTo } from '../money/exact.ts'
import { type Money, isNegative, isPositive, money } from '../money/money.ts'

/**
 * A member's ledger accounts, one set a currency (docs/rules/ledger.md). Zero or below: `loan`, what was borrowed, and `debt`, what a charge
 * found no money for.
 */
export const memberBuckets = ['available', 'frozen', 'margin', 'loan', 'copy', 'debt'] as const
export type MemberBucket = (typeof memberBuckets)[number]

/** The other side of every transfer that leaves or enters a member's buckets. */
export const brokerAccounts = ['external', 'house', 'fees', 'tax', 'interest'] as const
export type BrokerAccount = (typeof brokerAccounts)[number]

export type LedgerAccount = MemberBucket | BrokerAccount

/** Why money moved, where no module names a reason of its own. */
export const postingReasons = [
  'practiceMoney',
  'orderFrozen',
  'orderReleased',
  'marginTaken',
  'marginReturned',
  'commission',
  'tax',
  'profit',
  'loss',
  'dividend',
  'withholding',
  'dividendCharge',
  'marginAdded',
  'marginDrawn',
  'debtIncurred',
  'debtCollected',
  'requestHeld',
  'requestReleased',
  'reward',
] as const
export type SharedReason = (typeof postingReasons)[number]
/** Shown in records by its translated name. A module's own reasons are named like its events: `savingPlans.paid`. */
export type PostingReason = SharedReason | Kind

/** A transfer between two ledger accounts of one member's stream: it balances by construction. */
export interface Posting {
  readonly from: LedgerAccount
  readonly to: LedgerAccount
  readonly money: Money
  readonly reason: PostingReason
  /** What it belongs to: an order, an application, a loan. */
  readonly ref: string
}

/** A posting, or none where the amount is zero: the ledger keeps no empty lines. @throws RangeError below zero. */
export function posting(
  from: LedgerAccount,
  to: LedgerAccount,
  amount: Money,
  reason: PostingReason,
  ref: string,
): Posting[] {
  if (isNegative(amount)) throw new RangeError(`a posting of ${amount.amount}: turn it round instead`)
  return isPositive(amount) ? [{ from, to, money: amount, reason, ref }] : []
}

export type Balances = Readonly<Partial<Record<Currency, Readonly<Partial<Record<LedgerAccount, Decimal>>>>>>

export const emptyBalances: Balances = Object.freeze({})

export function balanceOf(balances: Balances, currency: Currency, account: LedgerAccount): Money {
  return money(currency, balances[currency]?.[account] ?? '0')
}

/** The fold that every balance is (docs/rules/ledger.md). */
export function post(balances: Balances, postings: readonly Posting[]): Balances {
  let next = balances
  for (const { from, to, money: moved } of postings) {
    const { currency } = moved
    const before = next[currency] ?? {}
    const fractionDigits = minorUnits(currency)
    const taken = roundTo(exact(before[from] ?? '0').minus(exact(moved.amount)), fractionDigits, 'halfUp')
    const between = { ...before, [from]: taken }
    const given = roundTo(exact(between[to] ?? '0').plus(exact(moved.amount)), fractionDigits, 'halfUp')
    next = { ...next, [currency]: { ...between, [to]: given } }
  }
  return next
}
