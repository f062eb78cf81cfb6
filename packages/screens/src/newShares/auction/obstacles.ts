import type { AuctionOnWire, BidTerms } from '@onelot/api-client'
import { type Refusal, refuse } from '@onelot/domain'

type ObstacleCode = BidTerms['obstacles'][number]

/** What any bid would be refused with. */
export const refusalOf = (code: ObstacleCode, { dates }: Pick<AuctionOnWire, 'dates'>): Refusal =>
  code === 'NOT_YET_SUBSCRIPTION_TIME' ? refuse(code, { from: dates.opensAt }) : refuse(code, {})
