import { applicationsApply } from '@onelot/api-client'
import { announceOffers } from '../../../../worlds/announceOffers.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

async function member(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
}

/** New shares and what becomes of applications for them. */
export const worlds = {
  /** New shares in every phase; the member has not applied for any. */
  offers: {
    async build(guide) {
      await member(guide)
      await announceOffers(guide.broker)
    },
  },
  /** The same, with an application in every state. */
  applications: {
    async build(guide) {
      await member(guide)
      await announceOffers(guide.broker, (asked) => guide.call(applicationsApply, asked))
    },
  },
  /** A site that does not offer new shares. */
  withoutOffers: {
    site: { modules: { offers: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
