import type { BlockTermsOnWire } from '@onelot/api-client'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useMends } from '../../parts/fund-requests/useMends.ts'

export type BlockObstacle = BlockTermsOnWire['obstacles'][number]

/** Where an obstacle is mended; undefined where only time does, and where nothing has to be. */
export function useBlockWay(obstacle: BlockObstacle | undefined): RouteTarget | undefined {
  const { mendOf } = useMends(obstacle === 'FUND_OPERATION_PENDING' ? [obstacle] : [])
  switch (obstacle) {
    case 'ACCOUNT_NOT_FOUND':
    case 'ACCOUNT_DISABLED':
    case 'TRADING_BANNED':
      return { to: 'customerService' }
    case 'ACCOUNT_FROZEN':
    case 'REAL_NAME_REQUIRED':
    case 'REAL_NAME_UNDER_REVIEW':
    case 'REAL_NAME_REJECTED':
    case 'FUND_OPERATION_PENDING':
      return mendOf(obstacle)
    case undefined:
    case 'PRODUCT_UNAVAILABLE':
    case 'BLOCK_TRADE_CLOSED':
    case 'PRICE_UNAVAILABLE':
      return undefined
    default: {
      const never: never = obstacle
      return never
    }
  }
}
