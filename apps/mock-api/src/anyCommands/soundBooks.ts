import {
  type Currency,
  type FigureContext,
  type Holding,
  type LedgerAccount,
  type ModuleTable,
  type Money,
  type Posting,
  type PriceOf,
  type StreamState,
  add,
  balanceOf,
  brokerAccounts,
  currencies,
  earnedIn,
  emptyBooks,
  heldIn,
  heldUnder,
  isNegative,
  isPositive,
  memberBuckets,
  negate,
  ownedBuckets,
  portfolioOf,
  record,
  sliceOf,
  subtract,
  trading,
  zero,
} from '@onelot/domain'
import { differs } from './differs.ts'

const accounts: readonly LedgerAccount[] = [...memberBuckets, ...brokerAccounts]
const holding = ['frozen', 'margin', 'copy'] as const
const { stream: kind } = trading

const sum = (currency: Currency, amounts: readonly Money[]): Money =>
  add(zero(currency), ...amounts.filter((one) => one.currency === currency))

/** At entry, nothing is unrealised. */
const atEntry: PriceOf = () => undefined

/** What is frozen for each ref is what the modules hold for it. */
function holdFaults(state: StreamState, held: readonly Holding[], currency: Currency): readonly string[] {
  const frozen = held.filter(({ account, money }) => account === 'frozen' && money.currency === currency)
  const refs = new Set([...Object.keys(state.holds[currency] ?? {}), ...frozen.map(({ ref }) => ref)])
  return [...refs].flatMap((ref) => {
    const own = frozen.filter((one) => one.ref === ref).map(({ money }) => money)
    return differs(`what is frozen for ${ref}`, heldUnder(state.holds, ref, currency), sum(currency, own))
  })
}

function faultsIn(table: ModuleTable, state: StreamState, currency: Currency): readonly string[] {
  const of = (account: LedgerAccount): Money => balanceOf(state.ledger, currency, account)
  const held = heldIn(table, kind, state)
  const heldAs = (account: Holding['account']): Money =>
    sum(
      currency,
      held.filter((one) => one.account === account).map(({ money }) => money),
    )
  const kept = (['house', 'fees', 'tax', 'interest'] as const).map(of)
  const earned = earnedIn(table, kind, state, atEntry)
  return [
    ...differs('the sum of all accounts', sum(currency, accounts.map(of)), zero(currency)),
    ...ownedBuckets.flatMap((bucket) =>
      isNegative(of(bucket)) ? [`${bucket} is below zero in ${currency}`] : [],
    ),
    ...(isNegative(of('debt')) && isPositive(of('available'))
      ? [`something is available in ${currency}, and something is owed`]
      : []),
    ...holding.flatMap((account) => differs(account, of(account), heldAs(account))),
    ...holdFaults(state, held, currency),
    ...differs('what was earned', sum(currency, earned), negate(sum(currency, kept))),
  ]
}

const inEach = (
  { ledger }: StreamState,
  faults: (currency: Currency) => readonly string[],
): readonly string[] =>
  currencies.flatMap((currency) => (ledger[currency] === undefined ? [] : faults(currency)))

/** What is wrong with the ledger of an account: what modules hold and earned is what was posted, to the last unit. */
export const booksFaults = (table: ModuleTable, state: StreamState): readonly string[] =>
  inEach(state, (currency) => faultsIn(table, state, currency))

/** Total assets, as they are shown, less what is borrowed, are what was paid in and what modules earned at the same prices. */
export const worthFaults = (
  table: ModuleTable,
  state: StreamState,
  context: FigureContext,
): readonly string[] =>
  inEach(state, (currency) => {
    const { figures } = portfolioOf(sliceOf(state, trading), state.ledger, currency, context)
    const worth = subtract(figures.totalAssets, figures.borrowed)
    const paidIn = negate(balanceOf(state.ledger, currency, 'external'))
    const earned = earnedIn(table, kind, state, (instrument) => context.quotes(instrument)?.price)
    return differs('total assets less what is borrowed', worth, add(paidIn, sum(currency, earned)))
  })

/** The books are those of the postings, and what modules earned is what all of them brought, but for what was paid in. */
export function postingFaults(
  table: ModuleTable,
  state: StreamState,
  postings: readonly Posting[],
): readonly string[] {
  const { ledger, holds } = state
  const own: readonly string[] = [...memberBuckets, 'external']
  const brought = postings.flatMap(({ from, to, money: moved }) => [
    ...(own.includes(from) ? [negate(moved)] : []),
    ...(own.includes(to) ? [moved] : []),
  ])
  const earned = earnedIn(table, kind, state, atEntry)
  return [
    ...(JSON.stringify(record(emptyBooks, postings)) === JSON.stringify({ ledger, holds })
      ? []
      : ['the books are not those of the postings']),
    ...inEach(state, (currency) =>
      differs('what was earned by all postings', sum(currency, earned), sum(currency, brought)),
    ),
  ]
}
