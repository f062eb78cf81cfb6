import { type MarketId, marketFacts } from '@onelot/domain'

/** The IANA zone of an exchange, in which the screens of one instrument show their times. Known without a read. */
export const exchangeZone = (market: MarketId): string => marketFacts[market].zone
