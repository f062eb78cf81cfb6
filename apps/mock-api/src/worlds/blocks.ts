import { blockTradesProduct } from '@onelot/api-client'
import { type BlockId, accountId, accountStream, epochMs, instant, requests } from '@onelot/domain'
import { announceBlocks, demoBlocks } from './demoBlocks.ts'
import { demoInstruments, koreanStock } from './demoInstruments.ts'
import type { WorldGuide } from './guide.ts'
import { guideCall } from './guideCall.ts'
import type { World } from './world.ts'

const HOUR_MS = 3_600_000
const DAYS = 2
const history = `${DAYS} days` as const

/** Announced two days before; `buys` is called a day later, when the first block is open. */
async function announce(
  guide: WorldGuide,
  { verified = true, buys }: { readonly verified?: boolean; readonly buys?: () => Promise<void> } = {},
): Promise<void> {
  await guide.register()
  if (verified) await guide.enableMargin()
  const now = epochMs(guide.broker.services.clock.now())
  await announceBlocks(guide.broker, instant(now + DAYS * 24 * HOUR_MS))
  if (verified) {
    const { apple: instrument } = demoInstruments
    await guide.place({ instrument, side: 'long', type: 'market', lots: 40, leverage: 1 })
  }
  await guide.advance('24 h')
  await guide.login()
  await buys?.()
  await guide.advance('24 h')
  await guide.login()
}

const byOperator = { modules: { requests: { 'blockTrades.trade': { mode: 'operator' } } } } as const

/** At the price of now. */
async function buy(guide: WorldGuide, lots: number, block: BlockId = demoBlocks.open): Promise<string> {
  const { product } = await guideCall(guide.broker, blockTradesProduct, { block }, {})
  if (product.price === undefined) throw new Error(`${block} has no price in this world`)
  return guide.buyBlock({ block, lots, price: product.price })
}

const buying = (guide: WorldGuide): Promise<void> =>
  announce(guide, { buys: () => buy(guide, 100).then(() => undefined) })

async function rejected(guide: WorldGuide): Promise<void> {
  await announce(guide)
  const request = await buy(guide, 100)
  const account = guide.session()?.account ?? ''
  const done = await guide.broker.operator.command(requests, accountStream(accountId(account)), {
    kind: 'requests.decide',
    request,
    decision: 'reject',
    reason: 'The seller has chosen other buyers.',
  })
  if (!done.ok) throw new Error(`the rejection was refused: ${done.refusal.code}`)
}

async function halted(guide: WorldGuide): Promise<void> {
  await announce(guide)
  const { operator, services } = guide.broker
  for (const instrument of [demoInstruments.apple, koreanStock(services.market)])
    await operator.setHalt(instrument, true)
}

/** Blocks and OTC lots in each phase, and what becomes of a request. */
export const blockWorlds = {
  blocksAnnounced: { history, build: (guide) => announce(guide) },
  blocksForGuests: { history, loggedIn: false, build: (guide) => announce(guide) },
  blockSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await announce(guide)
      await buy(guide, 100)
    },
  },
  blockLocked: { history, build: (guide) => buying(guide) },
  blockRejected: { history, site: byOperator, build: rejected },
  blocksHalted: { history, build: halted },
  blocksClosed: { history, calendar: 'exchange', build: (guide) => announce(guide, { verified: false }) },
  blocksUnverified: { history, build: (guide) => announce(guide, { verified: false }) },
  blocksPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '12000', THB: '0', TWD: '0' },
    build: (guide) => announce(guide),
  },
  withoutBlockTrades: {
    site: { modules: { blockTrades: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
