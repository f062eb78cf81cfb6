import type { Market } from '../../base/instruments/market.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, isPositive, money, smaller } from '../../base/money/money.ts'
import type { MentorFill } from './mentor.ts'
import { TRADE_PART, budgetOf, lotsOpened } from './mirroring.ts'
import { costOf } from './plan.ts'

/** A purchase of the mentor, with what it had before. */
export interface SampledTrade {
  readonly fill: MentorFill
  readonly equity: Money
}

const asOf = (amount: Money, { fill, equity }: SampledTrade) => ({
  worth: amount,
  cash: amount,
  amount: fill.amount,
  equity,
})

/** Purchases that a follow of an amount would have skipped, had it the whole amount free at each; and why. */
export const skippedWith = <Trade extends SampledTrade>(
  amount: Money,
  trades: readonly Trade[],
  market: Pick<Market, 'charges'>,
): readonly (Trade & { readonly cause: 'noCash' | 'belowOneLot' })[] =>
  trades.flatMap((trade) => {
    if (trade.fill.side === 'sell') return []
    const { skipped: cause } = lotsOpened(asOf(amount, trade), trade.fill.price, market)
    return cause === undefined ? [] : [{ ...trade, cause }]
  })

/** The part of a follow that may go into a trade; at most a quarter. */
const partOf = ({ fill, equity }: SampledTrade): Decimal | undefined => {
  if (!isPositive(equity)) return undefined
  const whole = money(equity.currency, exact(equity.amount).times(TRADE_PART), 'down')
  return isPositive(smaller(fill.amount, whole)) ? smaller(fill.amount, whole).amount : undefined
}

/** The least amount with which none of these purchases would have been skipped: one lot of each is within its part. */
export function leastWithoutSkipping(
  trades: readonly SampledTrade[],
  currency: Money['currency'],
  market: Pick<Market, 'charges'>,
): Money {
  let least = money(currency, '0')
  for (const trade of trades) {
    const { fill, equity } = trade
    const part = partOf(trade)
    if (fill.side === 'sell' || part === undefined) continue
    const { cost } = costOf(fill.price, 1, currency, market)
    const needed = money(currency, exact(cost.amount).times(exact(equity.amount)).div(exact(part)), 'up')
    least = atLeast(needed, least, trade, cost)
  }
  return least
}

/** A unit more, where the parts of an amount are rounded down under the cost. */
function atLeast(needed: Money, before: Money, trade: SampledTrade, cost: Money): Money {
  const unit = cost.amount.includes('.') ? '0.01' : '1'
  let amount = exact(needed.amount).gt(exact(before.amount)) ? needed : before
  while (exact(budgetOf(asOf(amount, trade)).amount).lt(exact(cost.amount)))
    amount = money(amount.currency, exact(amount.amount).plus(unit))
  return amount
}
