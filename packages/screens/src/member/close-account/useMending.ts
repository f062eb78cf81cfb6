import type { ClosingStatus } from '@onelot/api-client'
import type { ObstacleName } from '@onelot/domain'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { productOfModule } from '../../parts/module-words/productOf.ts'
import { useUnderReview } from '../../parts/under-review/useUnderReview.ts'

export type Obstacle = ClosingStatus['obstacles'][number]

/** Where each thing that stands in the way is mended; of what is under review, where it is not known which it is. */
const mends = {
  frozen: { to: 'customerService' },
  positions: { to: 'trade' },
  deposit: { to: 'fundRecord' },
  fundOperation: { to: 'fundRecord' },
  dividend: { to: 'dividends' },
  review: { to: 'mine' },
  orders: { to: 'orders' },
  product: { to: 'mine' },
  loan: { to: 'repayment' },
  debt: { to: 'deposit' },
  moneyLeft: { to: 'withdraw' },
} as const satisfies Readonly<Record<ObstacleName, RouteTarget>>

const reviewed: readonly ObstacleName[] = ['deposit', 'fundOperation', 'review']

/** Where what stands in the way of closing the account is mended: what is under review, where it shows itself. */
export function useMending(obstacles: readonly Obstacle[]): (obstacle: Obstacle) => RouteTarget {
  const { routeTo } = useUnderReview(obstacles.some(({ name }) => reviewed.includes(name)))
  const routeOf = ({ name, module = '' }: Obstacle): RouteTarget | undefined => {
    if (name === 'product') return productOfModule(module)?.open
    if (name === 'deposit') return routeTo('deposits.deposit')
    if (name === 'fundOperation') return routeTo('withdrawals.withdrawal')
    // Where it is neither, it is the only thing that is under review.
    return name === 'review' ? routeTo() : undefined
  }
  return (obstacle) => routeOf(obstacle) ?? mends[obstacle.name]
}
