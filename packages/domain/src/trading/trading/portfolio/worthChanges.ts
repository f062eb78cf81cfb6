import type { Decimal } from '../../../base/money/decimal.ts'
import type { InstrumentId } from '../../../base/ids.ts'
import { type BrokerAccount, type Posting, balanceOf, brokerAccounts } from '../../../base/ledger/ledger.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { type Money, add, negate, subtract, zero } from '../../../base/money/money.ts'
import { type PastAccount, earnedOf, pastWorthOf } from './history.ts'

/** What changes the worth of an account: with the worth before, they add up to the worth after, currency by currency. */
export const worthChangeNames = [
  'deposits',
  /** Zero or below. */
  'withdrawals',
  /** Given by the broker, and no profit. */
  'rewards',
  /** Gross profits and losses of exits, and by how much what is unrealised changed. */
  'trading',
  /** After withholding, less what was charged of short positions. */
  'dividends',
  /** Each zero or below, but where more was returned than taken. */
  'commission',
  'tax',
  'interest',
  'other',
] as const
export type WorthChangeName = (typeof worthChangeNames)[number]

/** The changes of one currency, in it. */
export type WorthChange = { readonly currency: Currency } & Readonly<Record<WorthChangeName, Money>>

/** An account at a moment, with its prices. */
export interface PricedAccount {
  readonly past: PastAccount
  readonly priceOf: (instrument: InstrumentId) => Decimal | undefined
}

const isBrokers = (account: string): account is BrokerAccount => brokerAccounts.some((one) => one === account)

function nameOf(account: BrokerAccount, reason: Posting['reason'], isIncoming: boolean): WorthChangeName {
  switch (account) {
    case 'external':
      if (!isIncoming) return 'withdrawals'
      return reason === 'reward' ? 'rewards' : 'deposits'
    case 'fees':
      return 'commission'
    case 'tax':
    case 'interest':
      return account
    case 'house':
      return reason === 'profit' || reason === 'loss' ? 'trading' : 'other'
  }
}

/** What a posting changes, and by how much; undefined where it moves money within the account. */
function changeBy(line: Posting): readonly [WorthChangeName, Money] | undefined {
  const earned = earnedOf(line)
  if (earned !== undefined) return ['dividends', earned]
  const { from, to, reason, money } = line
  if (isBrokers(from)) return [nameOf(from, reason, true), money]
  return isBrokers(to) ? [nameOf(to, reason, false), negate(money)] : undefined
}

function unrealisedIn({ past, priceOf }: PricedAccount, currency: Currency): Money {
  const worth = pastWorthOf(past, priceOf).find((one) => one.currency === currency)
  return worth === undefined
    ? zero(currency)
    : subtract(worth.holdingFunds, balanceOf(past.ledger, currency, 'margin'))
}

/**
 * What changed the worth of each currency that an account has between two moments, by all postings after the first of them.
 * Without a first one, since its beginning.
 */
export function worthChanges(
  postings: readonly Posting[],
  before: PricedAccount | undefined,
  after: PricedAccount,
): readonly WorthChange[] {
  const sums = new Map<string, Money>()
  const count = (name: WorthChangeName, amount: Money): void => {
    const key = `${amount.currency} ${name}`
    sums.set(key, add(sums.get(key) ?? zero(amount.currency), amount))
  }
  for (const line of postings) {
    const change = changeBy(line)
    if (change !== undefined) count(...change)
  }
  const own = currencies.filter((currency) => after.past.ledger[currency] !== undefined)
  return own.map((currency) => {
    count('trading', unrealisedIn(after, currency))
    if (before !== undefined) count('trading', negate(unrealisedIn(before, currency)))
    const of = (name: WorthChangeName) => sums.get(`${currency} ${name}`) ?? zero(currency)
    return {
      currency,
      deposits: of('deposits'),
      withdrawals: of('withdrawals'),
      rewards: of('rewards'),
      trading: of('trading'),
      dividends: of('dividends'),
      commission: of('commission'),
      tax: of('tax'),
      interest: of('interest'),
      other: of('other'),
    }
  })
}
