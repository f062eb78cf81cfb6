import { type BlockTradeOnWire, contract } from '@onelot/api-client'
import { blockId, decimal } from '@onelot/domain'
import type { BlockInput } from '../modules/offExchange/blocks/operator.ts'
import { appleBlock, appleOtc } from '../modules/offExchange/blocks/testing/terms.ts'
import { sessionsOn } from './sessions.ts'
import { type TestBroker, type TestBrokerOptions, type TestMember, createTestBroker } from './testBroker.ts'

const { blockTradesSubmit, blockTradesGet, blockTradesList, blockTradesProduct, blockTradesTerms } =
  contract.blockTrades

/** What tests of a block do to a broker. */
export function blockTradingOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  const product = async (block = 'apple-block') =>
    (await world.call(blockTradesProduct, { block: blockId(block) })).product
  /** At the price of now. */
  const asked = async (lots: number, block: string) => ({
    block: blockId(block),
    lots,
    price: (await product(block)).price ?? decimal('0'),
  })
  return {
    ...sessions,
    product,
    announce: (block: BlockInput) => world.operate('block', block),
    buy: async (member: TestMember, lots: number, block = 'apple-block') =>
      (await call(blockTradesSubmit, await asked(lots, block), member)).trade,
    /** The answer to a request, whatever it is. */
    ask: async (member: TestMember, lots: number, block = 'apple-block') =>
      send(member, blockTradesSubmit, await asked(lots, block)),
    read: async (member: TestMember, { id: request }: Pick<BlockTradeOnWire, 'id'>) =>
      (await call(blockTradesGet, { request }, member)).trade,
    list: async (member: TestMember) => (await call(blockTradesList, { pageSize: 10 }, member)).trades,
    terms: (member: TestMember, block = 'apple-block') =>
      call(blockTradesTerms, { block: blockId(block) }, member),
  }
}

/** A broker that sells a block and an OTC lot of Apple. */
export async function blockTrading(options: TestBrokerOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const acts = blockTradingOn(world)
  await acts.announce(appleBlock)
  await acts.announce(appleOtc)
  return { world, ...acts }
}
