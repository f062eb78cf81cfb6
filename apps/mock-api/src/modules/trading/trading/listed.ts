import type { AccountId, Instant, PositionView } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { titlesFor } from '../../base/titles.ts'
import { positionOnWire } from './onWire.ts'

interface Asked {
  readonly services: Services
  readonly account: AccountId
  readonly now: Instant
}

/**
 * A position with its instrument, and the name of what bought it where that is no share. A listing that the market no longer has leaves
 * its positions without a name to show.
 */
export async function listed(asked: Asked, views: readonly PositionView[]) {
  const { market } = asked.services
  const titleOf = titlesFor(asked)
  const found = views.map(async (view) => {
    const instrument = market.listing(view.terms.instrument)
    if (instrument === undefined) return []
    const by = view.origin && (await titleOf(view.origin))
    return [{ position: positionOnWire({ market, now: asked.now }, view), instrument, by }]
  })
  return (await Promise.all(found)).flat()
}
