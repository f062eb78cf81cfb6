import type { TickTable } from '../../base/instruments/ticks.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, quotient, toDecimal } from '../../base/money/exact.ts'
import { type Money, money, subtract } from '../../base/money/money.ts'
import { discounted } from '../selling/price.ts'
import type { Placement, PlacementTier } from './placement.ts'

type Tiers = Pick<Placement, 'tiers'>

/** The highest one whose least the amount reaches; undefined under the first. */
export const tierFor = (amount: Decimal, { tiers }: Tiers): PlacementTier | undefined =>
  tiers.findLast(({ least }) => compareDecimals(least, amount) <= 0)

/** The next one above an amount, and how much more reaches it; undefined from the last on. */
export function nextTierOf(
  amount: Money,
  { tiers }: Tiers,
): { readonly tier: PlacementTier; readonly more: Money } | undefined {
  const tier = tiers.find(({ least }) => compareDecimals(least, amount.amount) > 0)
  return tier && { tier, more: subtract(money(amount.currency, tier.least), amount) }
}

/** What a share costs in a tier: the close of the day before less the discount, up to the next tick. */
export const tierPrice = (
  { discount }: Pick<PlacementTier, 'discount'>,
  previousClose: Decimal,
  ticks: TickTable,
): Decimal => discounted(discount, previousClose, ticks, undefined)

/** What an amount is allotted. */
export interface Allotted {
  /** That of the amount, though the cost may lie under its least. */
  readonly tier: PlacementTier
  readonly price: Decimal
  /** Whole shares; none where the amount is under the price of one. */
  readonly shares: number
  /** Price x shares, rounded up: what a request puts on hold. */
  readonly cost: Money
}

/** Undefined under the first tier. */
export function allottedFor(
  amount: Decimal,
  {
    tiers,
    instrument: { currency },
  }: Pick<Placement, 'tiers'> & { readonly instrument: Pick<Placement['instrument'], 'currency'> },
  previousClose: Decimal,
  ticks: TickTable,
): Allotted | undefined {
  const tier = tierFor(amount, { tiers })
  if (tier === undefined) return undefined
  const price = tierPrice(tier, previousClose, ticks)
  const whole = toDecimal(quotient(exact(amount), exact(price), 0, 'down'))
  return {
    tier,
    price,
    shares: Number(whole),
    cost: money(currency, exact(price).times(whole), 'up'),
  }
}
