import type { ApplicationTerms, BidTerms } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { isStandingCode, useStandingWay } from '../fund-requests/useStandingWay.ts'

/** What stands in the way of any application to an offer, or of any bid. */
export type OfferObstacle = (ApplicationTerms | BidTerms)['obstacles'][number]

/** Where an obstacle is mended; undefined where only time does, and where nothing has to be. */
export function useWayOut(obstacle: OfferObstacle | undefined, currency: Currency): RouteTarget | undefined {
  const standing = useStandingWay(obstacle)
  if (isStandingCode(obstacle)) return standing
  switch (obstacle) {
    case 'SUBSCRIPTION_FUNDS_BELOW':
      return { to: 'deposit', currency }
    case undefined:
    case 'NOT_YET_SUBSCRIPTION_TIME':
    case 'SUBSCRIPTION_CHANNEL_CLOSED':
    case 'DUPLICATE_SUBSCRIPTION':
    case 'SUBSCRIPTION_COUNT_EXCEEDED':
      return undefined
    default: {
      const never: never = obstacle
      return never
    }
  }
}
