import type { RouteTarget } from '../../base/definition/routes.ts'
import type { MendedObstacle, ObstacleCode } from './obstacles.ts'
import { useUnderReview } from '../under-review/useUnderReview.ts'

export interface Mends {
  /** What is under review is listed where it cannot be told which it is. */
  readonly mendOf: (code: MendedObstacle) => RouteTarget
  /** Whether it is being asked what is under review. */
  readonly asking: boolean
}

/** Where each obstacle is mended. */
export function useMends(obstacles: readonly ObstacleCode[]): Mends {
  const isPending = obstacles.includes('DEPOSIT_PENDING') || obstacles.includes('FUND_OPERATION_PENDING')
  const { routeTo, asking } = useUnderReview(isPending)
  const mendOf = (code: MendedObstacle): RouteTarget => {
    switch (code) {
      case 'ACCOUNT_FROZEN':
      case 'WITHDRAWAL_BANNED':
      case 'CREDIT_SCORE_TOO_LOW':
        return { to: 'customerService' }
      case 'FUND_PASSWORD_NOT_SET':
        return { to: 'fundPassword' }
      case 'REAL_NAME_REQUIRED':
      case 'REAL_NAME_UNDER_REVIEW':
      case 'REAL_NAME_REJECTED':
        return { to: 'realName' }
      case 'NO_BANK_CARD':
        return { to: 'addBankCard' }
      case 'OPEN_POSITIONS':
        return { to: 'trade', tab: 'inProgress' }
      case 'DEBT_UNPAID':
        return { to: 'deposit' }
      case 'DEPOSIT_PENDING':
        return routeTo('deposits.deposit') ?? { to: 'fundRecord', tab: 'deposits' }
      case 'FUND_OPERATION_PENDING':
        return (
          routeTo('withdrawals.withdrawal') ??
          routeTo('deposits.deposit') ?? { to: 'fundRecord', tab: 'withdrawals' }
        )
      default: {
        const never: never = code
        return never
      }
    }
  }
  return { mendOf, asking }
}
