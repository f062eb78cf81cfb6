import { type Instant, type MarketId, lockEnd } from '@onelot/domain'
import type { Services } from '../../services.ts'

/** When a lock of some trading days ends that begins at a moment. */
export const unlockAt = (
  { site, calendar }: Pick<Services, 'site' | 'calendar'>,
  market: MarketId,
  lockDays: number,
  at: Instant,
): Instant => lockEnd(site.marketRules(market), calendar, at, lockDays)
