import type { standingCodes } from '@onelot/domain'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useMends } from '../fund-requests/useMends.ts'

export type StandingCode = (typeof standingCodes)[number]

/** Where what stands in the way of an account is mended. */
export function useStandingWay(obstacle: StandingCode | undefined): RouteTarget | undefined {
  const { mendOf } = useMends(obstacle === 'FUND_OPERATION_PENDING' ? [obstacle] : [])
  switch (obstacle) {
    case undefined:
      return undefined
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
    default: {
      const never: never = obstacle
      return never
    }
  }
}
