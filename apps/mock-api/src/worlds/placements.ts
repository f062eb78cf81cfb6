import { placementsProduct } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { announcePlacements, demoPlacements } from './demoPlacements.ts'
import type { WorldGuide } from './guide.ts'
import { guideCall } from './guideCall.ts'
import { type SalesOptions, buildSales, rejectRequest, salesHistory as history } from './sales.ts'
import type { World } from './world.ts'

const build = (guide: WorldGuide, more: Omit<SalesOptions, 'announce'> = {}): Promise<void> =>
  buildSales(guide, { announce: announcePlacements, ...more })

const byOperator = { modules: { requests: { 'placements.subscription': { mode: 'operator' } } } } as const

/** Nine thousand dollars, in the first tier, at its price of now. */
async function subscribe(guide: WorldGuide): Promise<string> {
  const placement = demoPlacements.open
  const { product } = await guideCall(guide.broker, placementsProduct, { placement }, {})
  const price = product.tiers[0]?.price
  if (price === undefined) throw new Error(`${placement} has no price in this world`)
  return guide.subscribe({ placement, amount: decimal('9000'), price })
}

async function rejected(guide: WorldGuide): Promise<void> {
  await build(guide)
  await rejectRequest(guide, await subscribe(guide), 'The company has chosen other investors.')
}

/** Placements in each phase, and what becomes of a request. */
export const placementWorlds = {
  placementsAnnounced: { history, build },
  placementsForGuests: { history, loggedIn: false, build },
  placementSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await subscribe(guide)
    },
  },
  placementLocked: { history, build: (guide) => build(guide, { asks: () => subscribe(guide) }) },
  placementRejected: { history, site: byOperator, build: rejected },
  placementsUnverified: { history, build: (guide) => build(guide, { verified: false }) },
  placementsPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '16500', THB: '0', TWD: '0' },
    build,
  },
  withoutPlacements: {
    site: { modules: { placements: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
