import type { Instant, PositionView } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { positionOnWire } from './onWire.ts'

/** A position with its instrument. A listing that the market no longer has leaves its positions without a name to show. */
export const listed = ({ market }: Services, now: Instant, views: readonly PositionView[]) =>
  views.flatMap((view) => {
    const instrument = market.listing(view.terms.instrument)
    return instrument === undefined ? [] : [{ position: positionOnWire({ market, now }, view), instrument }]
  })
