import { type RefusalCode, standingCodes } from '@onelot/domain'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useMends } from './useMends.ts'

export type StandingCode = (typeof standingCodes)[number]

/** Whether an obstacle is of the account, whatever it asks for; others are of the product. */
export const isStandingCode = (code: RefusalCode | undefined): code is StandingCode =>
  standingCodes.some((one) => one === code)

/** Where an obstacle of the account is mended; undefined of any other, which only time mends. */
export function useStandingWay(code: RefusalCode | undefined): RouteTarget | undefined {
  const obstacle = isStandingCode(code) ? code : undefined
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
