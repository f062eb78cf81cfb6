import { placementsProduct, placementsSubmit } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { announcePlacements, demoPlacements } from '../../../../worlds/demoPlacements.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { guideCall } from '../../../../worlds/guideCall.ts'
import {
  type SalesOptions,
  buildSales,
  rejectRequest,
  salesHistory as history,
} from '../../../../worlds/sales.ts'
import type { World } from '../../../../worlds/world.ts'

const build = (guide: WorldGuide, more: Omit<SalesOptions, 'announce'> = {}): Promise<void> =>
  buildSales(guide, { announce: announcePlacements, ...more })

const byOperator = { modules: { requests: { 'placements.subscription': { mode: 'operator' } } } } as const

/** Nine thousand dollars, in the first tier, at its price of now. */
async function subscribe(guide: WorldGuide): Promise<string> {
  const placement = demoPlacements.open
  const { product } = await guideCall(guide.broker, placementsProduct, { placement }, {})
  const price = product.tiers[0]?.price
  if (price === undefined) throw new Error(`${placement} has no price in this world`)
  return (await guide.call(placementsSubmit, { placement, amount: decimal('9000'), price })).subscription.id
}

async function rejected(guide: WorldGuide): Promise<void> {
  await build(guide)
  await rejectRequest(guide, await subscribe(guide), 'The company has chosen other investors.')
}

/** Placements in each phase, and what becomes of a request. */
export const worlds = {
  /** Verified; placements that are open, full, coming and over. Owns 40 shares of one. */
  placementsAnnounced: { history, build },
  /** The same, and nobody is logged in. */
  placementsForGuests: { history, loggedIn: false, build },
  /** The same, with a request under review that waits for an operator. */
  placementSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await subscribe(guide)
    },
  },
  /** Was allotted shares of a placement a day before: they are locked. */
  placementLocked: { history, build: (guide) => build(guide, { asks: () => subscribe(guide) }) },
  /** An operator has rejected a request, and said why. */
  placementRejected: { history, site: byOperator, build: rejected },
  /** Before a member whose identity is not verified. */
  placementsUnverified: { history, build: (guide) => build(guide, { verified: false }) },
  /** With little money. */
  placementsPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '16500', THB: '0', TWD: '0' },
    build,
  },
  /** A site without placements. */
  withoutPlacements: {
    site: { modules: { placements: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
