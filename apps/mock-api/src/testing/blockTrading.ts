import {
  type BlockTradeOnWire,
  type Endpoint,
  type RequestInput,
  contract,
  memberLogin,
} from '@onelot/api-client'
import { accountId, accountStream, blockId, decimal, epochMs } from '@onelot/domain'
import { expect } from 'vitest'
import { booksFaults, worthFaults } from '../anyCommands/soundBooks.ts'
import { figureContext } from '../modules/base/figures.ts'
import type { BlockInput } from '../modules/offExchange/blocks/operator.ts'
import { appleBlock, appleOtc } from './blockTerms.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from './testBroker.ts'

const { blockTradesSubmit, blockTradesGet, blockTradesList, blockTradesProduct, blockTradesTerms } =
  contract.blockTrades

/** What tests of a block do to a broker. */
export function blockTradingOn(world: TestBroker) {
  const { broker, clock } = world
  const phones = new Map<string, string>()
  async function trader(phone: string): Promise<TestMember> {
    const member = await world.trader(phone)
    phones.set(member.account, phone)
    return member
  }
  /** A session of now: a lock lasts longer than one. */
  async function again(member: TestMember): Promise<TestMember> {
    const phone = phones.get(member.account)
    // Another broker has registered the member: the session is of now.
    if (phone === undefined) return member
    return world.call(memberLogin, { phone, password: 'Onelot2026' })
  }
  const call = async <E extends Endpoint>(endpoint: E, request: RequestInput<E>, member: TestMember) =>
    world.call(endpoint, request, await again(member))
  const send = async (member: TestMember, endpoint: Endpoint, body: object) =>
    world.send(endpoint.path, body, { ...headersOf(await again(member)), 'idempotency-key': nextKey() })
  const product = async (block = 'apple-block') =>
    (await world.call(blockTradesProduct, { block: blockId(block) })).product
  /** At the price of now. */
  const asked = async (lots: number, block: string) => ({
    block: blockId(block),
    lots,
    price: (await product(block)).price ?? decimal('0'),
  })
  return {
    trader,
    call,
    send,
    product,
    until: (at: string): Promise<void> => world.pass(Date.parse(at) - epochMs(clock.now())),
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
    /** The balances of a member, whose books and worth add up. */
    books: async ({ account }: TestMember) => {
      const { services } = broker
      const { state } = await services.streams.load(accountStream(accountId(account)))
      expect(booksFaults(services.table, state)).toEqual([])
      expect(worthFaults(services.table, state, figureContext(services, clock.now()))).toEqual([])
      return state.ledger
    },
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
