import { blockTradesProduct } from '@onelot/api-client'
import type { BlockId } from '@onelot/domain'
import { announceBlocks, demoBlocks } from './demoBlocks.ts'
import { demoInstruments, koreanStock } from './demoInstruments.ts'
import type { WorldGuide } from './guide.ts'
import { guideCall } from './guideCall.ts'
import { type SalesOptions, buildSales, rejectRequest, salesHistory as history } from './sales.ts'
import type { World } from './world.ts'

const build = (guide: WorldGuide, more: Omit<SalesOptions, 'announce'> = {}): Promise<void> =>
  buildSales(guide, { announce: announceBlocks, ...more })

const byOperator = { modules: { requests: { 'blockTrades.trade': { mode: 'operator' } } } } as const

/** At the price of now. */
async function buy(guide: WorldGuide, lots: number, block: BlockId = demoBlocks.open): Promise<string> {
  const { product } = await guideCall(guide.broker, blockTradesProduct, { block }, {})
  if (product.price === undefined) throw new Error(`${block} has no price in this world`)
  return guide.buyBlock({ block, lots, price: product.price })
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
export const blockWorlds = {
  blocksAnnounced: { history, build },
  blocksForGuests: { history, loggedIn: false, build },
  blockSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await buy(guide, 100)
    },
  },
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
      await guide.lend({ instrument: demoInstruments.apple, lots: 25, term: 7 })
    },
  },
  blockLocked: { history, build: (guide) => build(guide, { asks: () => buy(guide, 100) }) },
  blockRejected: { history, site: byOperator, build: rejected },
  blocksHalted: { history, build: halted },
  blocksClosed: { history, calendar: 'exchange', build: (guide) => build(guide, { owns: false }) },
  blocksUnverified: { history, build: (guide) => build(guide, { verified: false }) },
  blocksPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '12000', THB: '0', TWD: '0' },
    build,
  },
  withoutBlockTrades: {
    site: { modules: { blockTrades: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
