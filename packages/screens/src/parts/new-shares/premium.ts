import type { OfferOnWire } from '@onelot/api-client'
import { type Change, changeBetween } from '@onelot/ui'

/** How the indicative price, or the price of the market, compares to the underwriting price. */
export const premiumOfOffer = ({ underwritingPrice, indicative }: OfferOnWire): Change =>
  changeBetween(underwritingPrice, indicative.price)
