import type { ApplicationTerms, OfferOnWire } from '@onelot/api-client'
import { type Expectation, compare, depositFor, expectationOf } from '@onelot/domain'

/** What so many shares may come to by the rule of the draw. */
export const expectedOf = (offer: OfferOnWire, shares: number): Expectation => expectationOf(shares, offer)

/** The least that is applied for: whole units. */
export const leastShares = ({ minShares, unit }: Pick<OfferOnWire, 'minShares' | 'unit'>): number =>
  Math.ceil(minShares / unit) * unit

type Taken = Pick<
  OfferOnWire,
  'unit' | 'minShares' | 'offered' | 'claimed' | 'provisionalPrice' | 'depositRate'
> & {
  readonly instrument: Pick<OfferOnWire['instrument'], 'currency'>
}

/**
 * Whether applications may win all that there is, so that no further one can be taken unless another is cancelled. A member, whose terms say how much
 * can be applied for, learns it as soon as less than the least is left.
 */
export function isTaken(
  offer: Taken,
  terms: Pick<ApplicationTerms, 'available' | 'mostShares'> | undefined,
): boolean {
  if (offer.claimed >= offer.offered) return true
  if (terms === undefined) return false
  const least = leastShares(offer)
  const deposit = depositFor(least, { ...offer, currency: offer.instrument.currency })
  return terms.mostShares < least && compare(deposit, terms.available) <= 0
}
