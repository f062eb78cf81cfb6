import type { RuleContext } from '../../base/module/module.ts'
import { isDecimal } from '../../base/money/decimal.ts'
import { faultOfAmount } from '../../base/funds/limits.ts'
import { type FieldReason, type Refusal, refuse } from '../../base/refusals/refusal.ts'
import { type Placement, areRising } from '../placing/placement.ts'
import { mayChange, mayEnd } from '../selling/sale.ts'
import { type Reasons, discountReason, lockReason, saleReasons, withReasons } from '../selling/saleReasons.ts'
import type { PlacementOffersCommand } from './command.ts'
import type { PlacementOffersState } from './state.ts'

/** Answered by the market. */
export interface PlacementOffersContext extends RuleContext {
  /** Whether the share is listed now, be it halted. */
  readonly isListed: boolean
}

type Tiered = Pick<Placement, 'instrument'>

const leastReason = (least: string, { instrument }: Tiered): FieldReason | undefined =>
  isDecimal(least) ? faultOfAmount(least, instrument.currency) : 'malformed'

function tierReason(placement: Placement): FieldReason | undefined {
  const { tiers } = placement
  if (tiers.length === 0) return 'required'
  const wrong = tiers
    .map(({ least, discount }) => leastReason(least, placement) ?? discountReason(discount))
    .find((reason) => reason !== undefined)
  return wrong ?? (areRising(tiers) ? undefined : 'tooLow')
}

const placementReasons = (placement: Placement, { isListed }: PlacementOffersContext): Reasons => ({
  ...saleReasons(placement, isListed),
  tiers: tierReason(placement),
  lockDays: lockReason(placement.lockDays),
})

export function check(
  command: PlacementOffersCommand,
  state: PlacementOffersState,
  context: PlacementOffersContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'placementOffers.reachStep':
    case 'placementOffers.endDelisted':
      return []
    case 'placementOffers.callOff':
      return mayEnd(state.placement, state) ? [] : [refuse('ORDER_WRONG_STATE', {})]
    case 'placementOffers.set': {
      if (!mayChange(state)) return [refuse('ORDER_WRONG_STATE', {})]
      const { placement } = command
      const before = state.placement?.instrument.id ?? placement.instrument.id
      return withReasons({
        ...placementReasons(placement, context),
        ...(before === placement.instrument.id ? {} : { instrument: 'notAllowed' }),
      })
    }
    default: {
      const never: never = command
      return never
    }
  }
}
