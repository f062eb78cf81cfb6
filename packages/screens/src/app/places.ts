import { type Currency, type Decimal, type Market, minorUnits, tickSize } from '@onelot/domain'
import { pricePlaces } from '@onelot/ui'

/** Digits that a price shows: those of its market's tick there, or its currency's until the market is known. */
export const placesAt = (
  market: Market | undefined,
  currency: Currency,
  price: Decimal | undefined,
): number =>
  market === undefined || price === undefined
    ? minorUnits(currency)
    : pricePlaces(tickSize(market, price), currency)
