import { type MarketId, marketFacts } from '@onelot/domain'

/** The IANA zone of an exchange. Known without a read. */
export const exchangeZone = (market: MarketId): string => marketFacts[market].zone
