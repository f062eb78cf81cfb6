import type { PlacementOnWire, PlacementTermsOnWire } from '@onelot/api-client'
import {
  type Allotted,
  type Decimal,
  type Market,
  type Money,
  type Refusal,
  allottedFor,
  averageEntry,
  breakEvenOf,
  coverRefusals,
  invalid,
  money,
  nextTierOf,
  refuse,
  subtract,
} from '@onelot/domain'

interface Tiered extends Pick<PlacementOnWire, 'tiers'> {
  readonly instrument: Pick<PlacementOnWire['instrument'], 'currency'>
}

const tiersOf = ({ tiers }: Pick<PlacementOnWire, 'tiers'>) =>
  tiers.map(({ least, discount }) => ({ least: least.amount, discount }))

/** What an amount comes to. */
export interface SubscriptionFigures extends Allotted {
  /** Available once it is on hold; negative where it does not reach. */
  readonly after: Money
  /** The least price at which a sale brings back what was paid, its charges included. */
  readonly breakEven: Decimal
  /** What one share costs on average of all that are owned, charges aside; `before` is missing where none is. */
  readonly average: { readonly before: Decimal | undefined; readonly after: Decimal | undefined }
}

const held = (lots: number, price: Decimal) => ({ fill: { lots, price } })

/** Undefined under the first tier, and without a price. */
export function figuresOf(
  amount: Decimal,
  placement: Tiered & Pick<PlacementOnWire, 'previousClose'>,
  terms: Pick<PlacementTermsOnWire, 'available' | 'own'>,
  market: Pick<Market, 'charges' | 'ticks'>,
): SubscriptionFigures | undefined {
  const { previousClose, instrument } = placement
  if (previousClose === undefined) return undefined
  const allotted = allottedFor(amount, { tiers: tiersOf(placement), instrument }, previousClose, market)
  if (allotted === undefined) return undefined
  const { shares, price, cost } = allotted
  const { lots, average } = terms.own
  const own = average === undefined ? [] : [held(lots, average)]
  return {
    ...allotted,
    after: subtract(terms.available, cost),
    breakEven: shares < 1 ? price : breakEvenOf(cost, shares, market.charges, market),
    average: { before: average, after: shares < 1 ? average : averageEntry([...own, held(shares, price)]) },
  }
}

/** How much more reaches the next discount, and which one that is; undefined from the last on. */
export function nextDiscountOf(amount: Decimal, placement: Tiered) {
  return nextTierOf(money(placement.instrument.currency, amount), { tiers: tiersOf(placement) })
}

/** Why an amount may not be asked for, by the rules that the broker asks too; undefined where it may. */
export function wrongIn(
  figures: SubscriptionFigures | undefined,
  { tiers, left, previousClose }: Pick<PlacementOnWire, 'tiers' | 'left' | 'previousClose'>,
  { available, frozen }: Pick<PlacementTermsOnWire, 'available' | 'frozen'>,
): Refusal | undefined {
  if (previousClose === undefined) return refuse('PRICE_UNAVAILABLE', {})
  const [first] = tiers
  if (figures === undefined)
    return first && refuse('PLACEMENT_BELOW_MINIMUM', first.least, { amount: 'tooLow' })
  const { shares, cost } = figures
  if (shares < 1) return invalid({ amount: 'tooLow' })
  if (shares > left) return invalid({ amount: 'tooHigh' })
  return coverRefusals(cost, { available, frozen }, { amount: 'tooHigh' })[0]
}
