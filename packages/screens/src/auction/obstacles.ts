import type { AuctionOnWire, BidTerms } from '@onelot/api-client'
import { type Refusal, refuse } from '@onelot/domain'
import type { RouteTarget } from '../definition/routes.ts'

export type ObstacleCode = BidTerms['obstacles'][number]

/** What any bid would be refused with. */
export const refusalOf = (code: ObstacleCode, { dates }: Pick<AuctionOnWire, 'dates'>): Refusal =>
  code === 'NOT_YET_SUBSCRIPTION_TIME' ? refuse(code, { from: dates.opensAt }) : refuse(code, {})

/** Where what stands in the way is mended; undefined where only time does. */
export function wayOut(code: ObstacleCode): RouteTarget | undefined {
  switch (code) {
    case 'ACCOUNT_NOT_FOUND':
    case 'ACCOUNT_FROZEN':
    case 'ACCOUNT_DISABLED':
    case 'TRADING_BANNED':
      return { to: 'customerService' }
    case 'REAL_NAME_REQUIRED':
    case 'REAL_NAME_UNDER_REVIEW':
    case 'REAL_NAME_REJECTED':
      return { to: 'realName' }
    case 'FUND_OPERATION_PENDING':
      return { to: 'fundRecord', tab: 'deposits' }
    case 'NOT_YET_SUBSCRIPTION_TIME':
    case 'SUBSCRIPTION_CHANNEL_CLOSED':
      return undefined
    default: {
      const never: never = code
      return never
    }
  }
}
