import { streamId } from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { announceNew } from './announceNew.ts'
import { demoOffersAt } from './demoOffers.ts'

/** Announces the demo's offers, but those that are announced already; `apply` is called at once for those that close half a minute later. */
export async function announceOffers(
  broker: Broker,
  apply?: (asked: { readonly offer: string; readonly shares: number }) => Promise<unknown>,
): Promise<void> {
  for (const { asked, applies } of demoOffersAt(broker.services.clock.now())) {
    await announceNew(broker, streamId('offer', asked.offer), () => broker.operator.setOffer(asked))
    if (applies !== undefined) await apply?.({ offer: asked.offer, shares: applies })
  }
}
