import { type Standing, standingRefusals } from '../../base/access/standing.ts'
import { type SubscriptionState, subscriptionRefusals } from '../../base/access/subscription.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import { faultOfAmount } from '../../base/funds/limits.ts'
import type { Instant } from '../../base/instant.ts'
import type { TickTable } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { quotaLeft, quotaRefusals } from '../../base/module/quota.ts'
import { type Decimal, decimal, isDecimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import { type Allotted, allottedFor } from '../placing/allotted.ts'
import type { Placement } from '../placing/placement.ts'
import { placementQuota } from '../placing/quota.ts'
import { saleQuotaOf } from '../selling/quota.ts'
import type { PlacementsCommand } from './command.ts'

/** A placement with what it is offered by now. */
export interface PlacementOnOffer {
  readonly placement: Placement
  readonly state: SubscriptionState
  /** It was called off, or its share delisted, whatever its dates say. */
  readonly isOver: boolean
  /** Shares that are claimed by requests under review and by those that have passed. */
  readonly claimed: Decimal
  /** Undefined where the share has none. */
  readonly previousClose: Decimal | undefined
  readonly tickTable: TickTable
}

/** What the rules know of the account, the site and the placement. */
export interface PlacementsContext extends RuleContext, Standing {
  /** A setting: whether placements are offered. */
  readonly offered: boolean
  /** That of the command; undefined where there is none. */
  readonly onOffer: PlacementOnOffer | undefined
  /** Requests under review for the placement that is called off. */
  readonly underReview: readonly string[]
  /** When the lock ends of what passes now; undefined of any other command. */
  readonly unlocksAt: Instant | undefined
}

/** What stands in the way of any request, whatever its amount; in the order in which one would be refused. */
export function placementObstacles(
  onOffer: PlacementOnOffer | undefined,
  context: Standing & Pick<PlacementsContext, 'offered' | 'now'>,
): readonly Refusal[] {
  if (!context.offered || onOffer === undefined || onOffer.isOver) return [refuse('PRODUCT_UNAVAILABLE', {})]
  const { placement, state, previousClose } = onOffer
  return [
    ...standingRefusals(context),
    ...subscriptionRefusals({ opensAt: placement.from, closesAt: placement.to }, state, context.now),
    ...(previousClose === undefined ? [refuse('PRICE_UNAVAILABLE', {})] : []),
  ]
}

/** Shares that nobody has claimed. */
export const placementLeft = ({
  placement,
  claimed,
}: Pick<PlacementOnOffer, 'placement' | 'claimed'>): number =>
  Number(quotaLeft(saleQuotaOf(placementQuota, placement, claimed)))

/** What an amount is allotted now; undefined under the first tier, and without a price. */
export const allottedNow = (
  amount: Decimal,
  {
    placement,
    previousClose,
    tickTable,
  }: Pick<PlacementOnOffer, 'placement' | 'previousClose' | 'tickTable'>,
): Allotted | undefined =>
  previousClose === undefined ? undefined : allottedFor(amount, placement, previousClose, tickTable)

function quantityRefusals(
  { shares }: Allotted,
  { placement, claimed }: Pick<PlacementOnOffer, 'placement' | 'claimed'>,
): readonly Refusal[] {
  if (shares < 1) return [invalid({ amount: 'tooLow' })]
  return Number.isSafeInteger(shares)
    ? quotaRefusals(saleQuotaOf(placementQuota, placement, claimed), decimal(String(shares)))
    : [placementQuota.refusal]
}

export function check(command: PlacementsCommand, context: PlacementsContext): readonly Refusal[] {
  if (command.kind !== 'placements.submit') return []
  const { onOffer, ledger } = context
  const obstacles = placementObstacles(onOffer, context)
  if (onOffer?.previousClose === undefined) return obstacles
  const { amount, price: shown } = command
  if (!isDecimal(amount) || !isDecimal(shown)) return [...obstacles, invalid({ amount: 'malformed' })]
  const { tiers, instrument } = onOffer.placement
  const { currency } = instrument
  const fault = faultOfAmount(amount, currency)
  if (fault !== undefined) return [...obstacles, invalid({ amount: fault })]
  const allotted = allottedNow(amount, onOffer)
  if (allotted === undefined) {
    const least = tiers[0]?.least ?? amount
    const below = refuse('PLACEMENT_BELOW_MINIMUM', { amount: least, currency }, { amount: 'tooLow' })
    return [...obstacles, below]
  }
  const { price, cost } = allotted
  return [
    ...obstacles,
    ...quantityRefusals(allotted, onOffer),
    ...(compareDecimals(price, shown) > 0 ? [refuse('QUOTE_EXPIRED', {})] : []),
    ...coverRefusals(cost, fundsIn(ledger, currency), { amount: 'tooHigh' }),
  ]
}
