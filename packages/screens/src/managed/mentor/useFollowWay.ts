import type { FollowTermsOnWire } from '@onelot/api-client'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { type StandingCode, useStandingWay } from '../../parts/sales/useStandingWay.ts'

export type FollowObstacle = FollowTermsOnWire['obstacles'][number]

/** Those of the product itself; all others are of the account. */
const ofProduct = [
  'PRODUCT_UNAVAILABLE',
  'NOT_YET_SUBSCRIPTION_TIME',
  'COPY_DEADLINE_EXCEEDED',
  'DUPLICATE_SUBSCRIPTION',
  'RUNS_FULL',
] as const satisfies readonly FollowObstacle[]

const isOfAccount = (obstacle: FollowObstacle | undefined): obstacle is StandingCode =>
  !ofProduct.some((code) => code === obstacle)

/** Where an obstacle is mended: own follows where it is one of them; undefined where only time mends it. */
export function useFollowWay(obstacle: FollowObstacle | undefined): RouteTarget | undefined {
  const standing = useStandingWay(isOfAccount(obstacle) ? obstacle : undefined)
  return obstacle === 'DUPLICATE_SUBSCRIPTION' || obstacle === 'RUNS_FULL'
    ? { to: 'copyTrading', tab: 'follows' }
    : standing
}
