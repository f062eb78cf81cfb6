import { streamId } from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { announceNew } from './announceNew.ts'
import { demoOffersAt } from './demoOffers.ts'
import type { WorldGuide } from './guide.ts'
import type { World } from './world.ts'

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

async function member(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
}

/** New shares and what becomes of applications for them. */
export const offerWorlds = {
  offers: {
    async build(guide) {
      await member(guide)
      await announceOffers(guide.broker)
    },
  },
  applications: {
    async build(guide) {
      await member(guide)
      await announceOffers(guide.broker, (asked) => guide.apply(asked))
    },
  },
  withoutOffers: {
    site: { modules: { offers: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
