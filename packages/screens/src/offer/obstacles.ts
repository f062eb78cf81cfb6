import type { ApplicationTerms, OfferOnWire } from '@onelot/api-client'
import { type Refusal, refuse } from '@onelot/domain'
import type { RouteTarget } from '../definition/routes.ts'

export type ObstacleCode = ApplicationTerms['obstacles'][number]

/** What an application of any quantity would be refused with. */
export function refusalOf(code: ObstacleCode, { dates, limit, minFunds }: OfferOnWire): Refusal {
  switch (code) {
    case 'NOT_YET_SUBSCRIPTION_TIME':
      return refuse(code, { from: dates.opensAt })
    case 'SUBSCRIPTION_COUNT_EXCEEDED':
      return refuse(code, { count: limit })
    case 'SUBSCRIPTION_FUNDS_BELOW':
      return refuse(code, minFunds)
    default:
      return refuse(code, {})
  }
}

/** Where what stands in the way is mended; undefined where only time does, and where nothing has to be. */
export function wayOut(code: ObstacleCode, { instrument }: OfferOnWire): RouteTarget | undefined {
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
    case 'SUBSCRIPTION_FUNDS_BELOW':
      return { to: 'deposit', currency: instrument.currency }
    case 'NOT_YET_SUBSCRIPTION_TIME':
    case 'SUBSCRIPTION_CHANNEL_CLOSED':
    case 'DUPLICATE_SUBSCRIPTION':
    case 'SUBSCRIPTION_COUNT_EXCEEDED':
      return undefined
    default: {
      const never: never = code
      return never
    }
  }
}
