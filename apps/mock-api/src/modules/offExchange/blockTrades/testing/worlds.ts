import { blockTradesProduct, blockTradesSubmit, lendingSubmit } from '@onelot/api-client'
import type { BlockId } from '@onelot/domain'
import { announceBlocks, demoBlocks } from '../../../../worlds/demoBlocks.ts'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
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
  buildSales(guide, { announce: announceBlocks, ...more })

const byOperator = { modules: { requests: { 'blockTrades.trade': { mode: 'operator' } } } } as const

/** At the price of now. */
async function buy(guide: WorldGuide, lots: number, block: BlockId = demoBlocks.open): Promise<string> {
  const { product } = await guideCall(guide.broker, blockTradesProduct, { block }, {})
  if (product.price === undefined) throw new Error(`${block} has no price in this world`)
  return (await guide.call(blockTradesSubmit, { block, lots, price: product.price })).trade.id
}

async function rejected(guide: WorldGuide): Promise<void> {
  await build(guide)
  await rejectRequest(guide, await buy(guide, 100), 'The seller has chosen other buyers.')
}

async function halted(guide: WorldGuide): Promise<void> {
  await build(guide)
  const { operator, services } = guide.broker
  for (const instrument of [demoInstruments.apple, koreanStock(services.market)])
    await operator.setHalt(instrument, true)
}

/** Blocks and OTC lots in each phase, and what becomes of a request. */
export const worlds = {
  /** Verified; blocks and OTC lots that are open, full, for institutions, coming and over. Owns 40 shares of one. */
  blocksAnnounced: { history, build },
  /** The same, and nobody is logged in. */
  blocksForGuests: { history, loggedIn: false, build },
  /** The same, with a request under review that waits for an operator. */
  blockSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await buy(guide, 100)
    },
  },
  /** The same, and has asked to lend 25 of those shares besides, which waits too. */
  productsAsked: {
    history,
    site: {
      modules: {
        requests: { 'blockTrades.trade': { mode: 'operator' }, 'lending.term': { mode: 'operator' } },
      },
    },
    async build(guide) {
      await build(guide)
      await buy(guide, 100)
      await guide.call(lendingSubmit, { instrument: demoInstruments.apple, lots: 25, term: 7 })
    },
  },
  /** Has bought of a block a day before: its shares are locked. */
  blockLocked: { history, build: (guide) => build(guide, { asks: () => buy(guide, 100) }) },
  /** An operator has rejected a request, and said why. */
  blockRejected: { history, site: byOperator, build: rejected },
  /** The shares of the blocks are halted. */
  blocksHalted: { history, build: halted },
  /** Exchange hours, at which no block is taken. */
  blocksClosed: { history, calendar: 'exchange', build: (guide) => build(guide, { owns: false }) },
  /** Before a member whose identity is not verified. */
  blocksUnverified: { history, build: (guide) => build(guide, { verified: false }) },
  /** With little money. */
  blocksPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '12000', THB: '0', TWD: '0' },
    build,
  },
  /** A site without blocks and OTC lots. */
  withoutBlockTrades: {
    site: { modules: { blockTrades: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
