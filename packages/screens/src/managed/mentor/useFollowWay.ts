import type { FollowTermsOnWire } from '@onelot/api-client'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'

export type FollowObstacle = FollowTermsOnWire['obstacles'][number]

/** Where an obstacle is mended: own follows where it is one of them; undefined where only time mends it. */
export function useFollowWay(obstacle: FollowObstacle | undefined): RouteTarget | undefined {
  const standing = useStandingWay(obstacle)
  return obstacle === 'DUPLICATE_SUBSCRIPTION' || obstacle === 'RUNS_FULL'
    ? { to: 'copyTrading', tab: 'follows' }
    : standing
}
