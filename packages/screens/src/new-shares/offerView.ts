import type { OfferOnWire } from '@onelot/api-client'
import { type Change, changeBetween } from '@onelot/ui'
import { type Decimal, type Expectation, exact, expectationOf, roundTo } from '@onelot/domain'

/** How the indicative price, or the price of the market, compares to the underwriting price. */
export const premiumOfOffer = ({ underwritingPrice, indicative }: OfferOnWire): Change =>
  changeBetween(underwritingPrice, indicative.price)

/** What so many shares may come to by the rule of the draw. */
export const expectedOf = (offer: OfferOnWire, shares: number): Expectation => expectationOf(shares, offer)

/** The least that is applied for: whole units. */
export const leastShares = ({ minShares, unit }: Pick<OfferOnWire, 'minShares' | 'unit'>): number =>
  Math.ceil(minShares / unit) * unit

/** Shares that the applications so far may win at most: so many are kept for them. */
export const claimedShares = ({ quotaUsed, offered }: Pick<OfferOnWire, 'quotaUsed' | 'offered'>): Decimal =>
  roundTo(exact(quotaUsed).times(String(offered)), 0, 'halfUp')
