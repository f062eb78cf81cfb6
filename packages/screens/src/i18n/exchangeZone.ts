import { type MarketId, defaultMarkets } from '@onelot/domain'

/** The zone of an exchange, in which the screens of one instrument show their times. It is no rule that has to be loaded first. */
export const exchangeZone = (market: MarketId): string => defaultMarkets[market].zone
