import type { ObstacleName } from '@onelot/domain'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useUnderReview } from '../../parts/requests/useUnderReview.ts'

/** Where each thing that stands in the way is mended; of what is under review, where it is not known which it is. */
const mends = {
  frozen: { to: 'customerService' },
  positions: { to: 'trade' },
  deposit: { to: 'fundRecord' },
  fundOperation: { to: 'fundRecord' },
  dividend: { to: 'dividends' },
  review: { to: 'mine' },
  orders: { to: 'orders' },
  applications: { to: 'applications' },
  // Bids are listed with what waits.
  bids: { to: 'trade', tab: 'purchase' },
  loan: { to: 'repayment' },
  debt: { to: 'deposit' },
  moneyLeft: { to: 'withdraw' },
} as const satisfies Readonly<Record<ObstacleName, RouteTarget>>

const reviewed: readonly ObstacleName[] = ['deposit', 'fundOperation', 'review']

/** Where what stands in the way of closing the account is mended: what is under review, where it shows itself. */
export function useMending(obstacles: readonly ObstacleName[]): (name: ObstacleName) => RouteTarget {
  const { routeTo } = useUnderReview(obstacles.some((name) => reviewed.includes(name)))
  const routeOf = (name: ObstacleName): RouteTarget | undefined => {
    if (name === 'deposit') return routeTo('deposits.deposit')
    if (name === 'fundOperation') return routeTo('withdrawals.withdrawal')
    // Where it is neither, it is the only thing that is under review.
    return name === 'review' ? routeTo() : undefined
  }
  return (name) => routeOf(name) ?? mends[name]
}
