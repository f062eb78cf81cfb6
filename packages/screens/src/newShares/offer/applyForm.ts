import type { ApplicationTerms, OfferOnWire } from '@onelot/api-client'
import { type Money, type Refusal, depositFor, dueFor, expectationOf, settlementOf } from '@onelot/domain'
import { quantityObstacles } from '@onelot/domain/modules/newShares/applications'

type Asked = Pick<
  OfferOnWire,
  'unit' | 'offered' | 'minShares' | 'winningRate' | 'provisionalPrice' | 'actualPrice' | 'depositRate'
> & { readonly instrument: Pick<OfferOnWire['instrument'], 'currency'> }

/** Why so many shares may not be applied for, by the rules that the broker asks too; undefined where they may. */
export function wrongIn(
  shares: number,
  offer: Asked,
  { available, frozen }: Pick<ApplicationTerms, 'available' | 'frozen'>,
): Refusal | undefined {
  const ledger = { [available.currency]: { available: available.amount, frozen: frozen.amount } }
  const [first] = quantityObstacles(shares, { ...offer, units: offer.offered / offer.unit }, { ledger })
  return first
}

/** The most shares that may be applied for: of the offer, or what the reader's money and the quota allow, where that is anything. */
export const mostOf = (
  { maxShares }: Pick<OfferOnWire, 'maxShares'>,
  { mostShares }: Pick<ApplicationTerms, 'mostShares'>,
): number => (mostShares === 0 ? maxShares : Math.min(maxShares, mostShares))

/** What an application takes, now and later. */
export interface ApplicationCost {
  /** On hold from now to the draw. */
  readonly deposit: Money
  /** The most shares that it can win: so many alone are paid for. */
  readonly mostShares: number
  /** Of the most shares that it can win: at the actual price where that is known, else at the provisional one. */
  readonly mostDue: Money
  /** What of that the deposit does not cover. */
  readonly mostRest: Money
  /** Otherwise the actual price may be higher, and with it what is due. */
  readonly isPriceKnown: boolean
}

export function costOf(shares: number, offer: Asked): ApplicationCost {
  const terms = { ...offer, currency: offer.instrument.currency }
  const deposit = depositFor(shares, terms)
  const { mostShares } = expectationOf(shares, offer)
  const mostDue = dueFor(mostShares, terms)
  return {
    deposit,
    mostShares,
    mostDue,
    mostRest: settlementOf(deposit, mostDue).rest,
    isPriceKnown: offer.actualPrice !== undefined,
  }
}
