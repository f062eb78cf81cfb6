import type { TradeSummary } from '@onelot/api-client'
import {
  type Money,
  type StreamState,
  add,
  balanceOf,
  compare,
  currencies,
  isZero,
  minorUnits,
  money,
  negate,
  subtract,
} from '@onelot/domain'

const differs = (name: string, found: Money, expected: Money): readonly string[] =>
  isZero(subtract(found, expected))
    ? []
    : [`${name} is ${found.amount} ${found.currency}, not ${expected.amount}`]

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
    const settling = sum(
      withdrawable,
      days.map(({ settles }) => settles),
    )
    return [
      ...differs('what is available', available, balanceOf(ledger, currency, 'available')),
      ...differs('cash by settlement day', settling, available),
      ...differs('cash on the last day', last?.withdrawable ?? withdrawable, available),
      ...differs(
        `what holds ${currency}`,
        sum(
          subtract(frozen, frozen),
          holds.map((hold) => hold.money),
        ),
        frozen,
      ),
      ...holds.flatMap(({ ref, order, request, application, auction }) =>
        (order ?? request ?? application ?? auction) === undefined
          ? [`nothing is said of what holds ${ref}`]
          : [],
      ),
    ]
  }
