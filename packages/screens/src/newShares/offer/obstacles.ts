import type { ApplicationTerms, OfferOnWire } from '@onelot/api-client'
import { type Refusal, refuse } from '@onelot/domain'

type ObstacleCode = ApplicationTerms['obstacles'][number]

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
