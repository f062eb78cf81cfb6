import type { MonthOnWire, TradeSummary } from '@onelot/api-client'
import {
  type Currency,
  type LedgerLine,
  type Money,
  type ModuleEvent,
  type StreamState,
  add,
  balanceOf,
  cashOf,
  compare,
  currencies,
  flowsOf,
  minorUnits,
  money,
  negate,
  subtract,
  toLocal,
  zero,
} from '@onelot/domain'
import { differs } from './differs.ts'

const sum = (nothing: Money, amounts: readonly Money[]): Money => add(nothing, ...amounts)

/** As much as rounding may leave of so many amounts: half a minor unit each. */
const mostOf = (count: number, like: Money): Money =>
  money(like.currency, minorUnits(like.currency) === 0 ? String(count) : (count / 100).toFixed(2))

/** What is wrong with the figures of Mine: each opens into parts that add up to it, to the last unit. */
export function figureFaults(state: StreamState, summary: TradeSummary): readonly string[] {
  const { totalAssets, available, frozen, holdingFunds, paidIn, unrealised, borrowed, sources } = summary
  const { accounts, profitableFunds } = summary
  const nothing = subtract(totalAssets, totalAssets)
  const { realised, entryFees, others, rounding } = sources
  const named = [paidIn, realised, unrealised, entryFees, borrowed, ...others.map((one) => one.money)]
  const size = compare(rounding, nothing) < 0 ? negate(rounding) : rounding
  const isOfOneCurrency = currencies.every(
    (one) => one === totalAssets.currency || state.ledger[one] === undefined,
  )
  return [
    ...differs('total assets by where they came from', sum(rounding, named), totalAssets),
    ...differs('total profit', add(realised, unrealised), profitableFunds),
    ...(compare(size, mostOf(isOfOneCurrency ? 0 : named.length + 4, nothing)) <= 0
      ? []
      : [`rounding is ${rounding.amount} ${rounding.currency}`]),
    ...(['available', 'frozen', 'holdingFunds'] as const).flatMap((of) =>
      differs(
        `${of} by currency`,
        sum(
          nothing,
          accounts.map(({ converted }) => converted[of]),
        ),
        { available, frozen, holdingFunds }[of],
      ),
    ),
    ...differs(
      'what is frozen by what holds it',
      sum(
        nothing,
        accounts.flatMap(({ holds }) => holds.map(({ converted }) => converted)),
      ),
      frozen,
    ),
    ...accounts.flatMap(accountFaultsIn(state)),
  ]
}

const accountFaultsIn =
  ({ ledger }: StreamState) =>
  ({ available, frozen, withdrawable, days, holds }: TradeSummary['accounts'][number]): readonly string[] => {
    const { currency } = available
    const last = days.at(-1)
    const cash = balanceOf(ledger, currency, 'available')
    const settling = sum(
      withdrawable,
      days.map(({ settles }) => settles),
    )
    return [
      ...differs('what is available, less what is owed', available, cashOf(ledger, currency)),
      ...differs('cash by settlement day', settling, cash),
      ...differs('cash on the last day', last?.withdrawable ?? withdrawable, cash),
      ...differs(
        `what holds ${currency}`,
        sum(
          subtract(frozen, frozen),
          holds.map((hold) => hold.money),
        ),
        frozen,
      ),
      ...holds.flatMap(({ ref, order, request, product }) =>
        (order ?? request ?? product) === undefined || product?.module === ''
          ? [`nothing is said of what holds ${ref}`]
          : [],
      ),
    ]
  }

const inCurrency = (currency: Currency, amounts: readonly Money[]): Money =>
  sum(
    zero(currency),
    amounts.filter((one) => one.currency === currency),
  )

const atHand: readonly string[] = ['available', 'frozen']

/** What a posting changed what is available and frozen by; twice where it moved between them. */
const changesOf = ({ from, to, money: moved }: LedgerLine): readonly Money[] => [
  ...(atHand.includes(to) ? [moved] : []),
  ...(atHand.includes(from) ? [negate(moved)] : []),
]

/**
 * What is wrong with the months of a zone: what came in one less what left is the sum of its days, and the change of what is available and frozen; all months
 * together are what is available and frozen.
 */
export function monthFaults(
  { ledger }: StreamState,
  months: readonly MonthOnWire[],
  events: readonly ModuleEvent[],
  zone: string,
): readonly string[] {
  const lines = events
    .flatMap(({ at, postings }) => postings.map((posting) => ({ ...posting, at })))
    .map((line, index): LedgerLine => ({ ...line, sequence: index + 1 }))
  const monthOf = ({ at }: Pick<LedgerLine, 'at'>) => `${toLocal(zone, at).date.slice(0, 7)}-01`
  const flows = flowsOf(lines)
  const moved = new Set(lines.map(monthOf))
  const nets = months.map(({ month, sums }) => ({
    month,
    net: sums.map((one) => subtract(one.in, one.out)),
  }))
  return [
    ...[...moved]
      .filter((month) => !months.some((one) => one.month === month))
      .map((month) => `${month} is missing`),
    ...currencies.flatMap((currency) => [
      ...nets.flatMap(({ month, net }) => {
        const ofDays = flows.filter((flow) => monthOf(flow) === month).flatMap((flow) => flow.money ?? [])
        const changed = lines.filter((line) => monthOf(line) === month).flatMap(changesOf)
        const found = inCurrency(currency, net)
        return [
          ...differs(`${month} by its days`, found, inCurrency(currency, ofDays)),
          ...differs(`${month} by its postings`, found, inCurrency(currency, changed)),
        ]
      }),
      ...differs(
        'all months',
        inCurrency(
          currency,
          nets.flatMap(({ net }) => net),
        ),
        add(balanceOf(ledger, currency, 'available'), balanceOf(ledger, currency, 'frozen')),
      ),
    ]),
  ]
}
