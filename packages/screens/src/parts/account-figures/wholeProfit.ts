import type { PortfolioReturn } from '@onelot/api-client'
import { type Money, profitSteps } from '@onelot/domain'

/** The period of a profit of positions, of which there is that of the whole account too. */
export type WholePeriod = 'today' | 'yesterday' | 'all'

/** The range whose course has the period. */
export const rangeOf = (period: WholePeriod) => (period === 'all' ? 'all' : 'w1')

/** The profit of a period, of the course of its range; undefined of a day before the account. */
export function wholeProfit(
  period: WholePeriod,
  { profit, days }: Pick<PortfolioReturn, 'profit' | 'days'>,
): Money | undefined {
  if (period === 'all') return profit
  return profitSteps(days).at(period === 'today' ? -1 : -2)?.profit
}
