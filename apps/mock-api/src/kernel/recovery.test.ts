import { tradePlace, tradePosition, tradeSummary } from '@onelot/api-client'
import {
  type ModuleEvent,
  type StreamId,
  accountId,
  accountStream,
  decimal,
  everyListing,
  instrumentId,
  listings,
  overridesCollection,
  streamId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { limitBuy, marketBuy } from '../testing/appleOrders.ts'
import {
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
  testMarket,
  testTime,
} from '../testing/testBroker.ts'

const DAY = 86_400_000
const streamOf = ({ account }: TestMember): StreamId => accountStream(accountId(account))

/** An event as a newer release would write it. */
async function addUnknownEvent(store: Store, stream: StreamId): Promise<void> {
  const event: ModuleEvent = { kind: 'lottery.won', version: 1, at: testTime, postings: [] }
  const { version } = await store.load(stream, 0)
  await store.append({
    meta: { actor: 'system', command: 'of a newer release', correlation: 'of a newer release' },
    at: testTime,
    streams: [{ stream, expectedVersion: version, events: [event], schedules: [], rows: [] }],
  })
}

describe('an account that cannot be read', () => {
  it('is answered SYSTEM_BUSY, while the timers, watches and calls of others work', async () => {
    const logged: string[] = []
    const log = (message: string) => logged.push(message)
    const store = createMemoryStore()
    const before = await createTestBroker({ store, log })
    const bad = await before.trader('01011110000')
    const good = await before.trader('01022220000')
    const orders = []
    for (const member of [bad, good])
      for (const terms of [limitBuy('10.00'), limitBuy('100.00'), marketBuy(5, 10)])
        orders.push((await before.call(tradePlace, terms, member)).position.id)
    const [, , , expiring, filling, geared] = orders
    if (expiring === undefined || filling === undefined || geared === undefined) throw new Error('no orders')
    await addUnknownEvent(store, streamOf(bad))

    const after = await createTestBroker({ store, log })
    await after.broker.operator.setPrice(apple, decimal('90.00'))
    await after.pass(1_000)
    await after.pass(2 * DAY)
    const statusOf = async (position: typeof expiring) =>
      (await after.call(tradePosition, { position }, good)).position.status
    expect(await statusOf(expiring)).toBe('expired')
    expect(await statusOf(filling)).toBe('holding')
    expect(await statusOf(geared)).toBe('closed')

    const { http, msg } = await after.send('trade/summary', { currency: 'USD' }, headersOf(bad))
    expect([http, msg]).toEqual([200, 'SYSTEM_BUSY'])
    const placing = { ...headersOf(bad), 'idempotency-key': nextKey() }
    expect((await after.send('trade/place', marketBuy(1), placing)).msg).toBe('SYSTEM_BUSY')
    expect((await after.call(tradeSummary, { currency: 'USD' }, good)).asOf).toBe(after.clock.now())
    expect(logged).toContain(`what ${streamOf(bad)} has due could not be carried out`)
  })

  it('continues where it was, once a release can read it', async () => {
    const store = createMemoryStore()
    const log = () => undefined
    const before = await createTestBroker({ store, log })
    const member = await before.trader('01011110000')
    const { position } = await before.call(tradePlace, limitBuy('10.00'), member)
    await addUnknownEvent(store, streamOf(member))
    const broken = await createTestBroker({ store, log })
    await broken.pass(2 * DAY)
    // The release that has the event.
    const readable: Store = {
      ...store,
      async load(stream, known) {
        const loaded = await store.load(stream, known)
        const events = loaded.events.map((stored) =>
          stored.event.kind === 'lottery.won'
            ? { ...stored, event: { ...stored.event, kind: 'trading.marginEnabled' as const } }
            : stored,
        )
        return { ...loaded, events }
      },
    }
    const after = await createTestBroker({ store: readable })
    await after.pass(2 * DAY + 60_000)
    expect((await after.call(tradePosition, { position: position.id }, member)).position).toMatchObject({
      status: 'expired',
    })
  })
})

describe('a snapshot', () => {
  it('of another shape is thrown away, and the account is folded from its events', async () => {
    const store = createMemoryStore()
    const before = await createTestBroker({ store })
    const member = await before.trader('01011110000')
    const { position } = await before.call(tradePlace, marketBuy(3), member)
    const summary = await before.call(tradeSummary, { currency: 'USD' }, member)
    const stream = streamOf(member)
    const { version, events } = await store.load(stream, 0)
    expect(events.length).toBe(version)
    await store.rebuild({
      stream,
      expectedVersion: version,
      rows: (await store.rows({ collection: 'trading.cards', stream }, { limit: 9 })).rows.map(
        ({ key, row }) => ({ collection: 'trading.cards', key, row }),
      ),
      schedules: [],
      snapshot: { version, shape: 'of an older release', state: '{"members":{"name":"nothing of ours"}}' },
      at: testTime,
    })
    const after = await createTestBroker({ store })
    expect(await after.call(tradeSummary, { currency: 'USD' }, member)).toEqual(summary)
    await after.call(tradePlace, marketBuy(1), member)
    expect((await after.call(tradePosition, { position: position.id }, member)).position.status).toBe(
      'holding',
    )
  })
})

describe('a stored override that the market cannot use', () => {
  const good = instrumentId('US:ALAAZ')
  /** Written by another release or by hand, as no operator could. */
  async function addOverride(store: Store, instrument: typeof apple, body: object): Promise<void> {
    const stream = streamId(listings.stream, instrument)
    const { version } = await store.load(stream, 0)
    const row = { state: 'price', group: everyListing, sortKey: `${testTime} price`, body }
    await store.rebuild({
      stream,
      expectedVersion: version,
      rows: [{ collection: overridesCollection, key: `price ${testTime}`, row }],
      schedules: [],
      at: testTime,
    })
  }

  it.each([
    ['a price off the grid', { kind: 'price', instrument: apple, price: '52700.505', from: testTime }],
    ['a price of nothing', { kind: 'price', instrument: apple, price: '', from: testTime }],
    ['a time that is none', { kind: 'price', instrument: apple, price: '150.00', from: 'soon' }],
    ['another instrument', { kind: 'price', instrument: 'US:NOBODY', price: '150.00', from: testTime }],
  ])('costs that listing only, and the start names it in the log: %s', async (_, bad) => {
    const store = createMemoryStore()
    await addOverride(store, apple, bad)
    await addOverride(store, good, { kind: 'price', instrument: good, price: '0.9000', from: testTime })
    const logged: (readonly [string, unknown])[] = []
    const world = await createTestBroker({
      store,
      log: (message, error) => {
        logged.push([message, error])
      },
    })
    expect(logged).toEqual([[expect.stringContaining('override'), bad]])
    const { market, clock } = world.broker.services
    expect(market.quote(good, clock.now())?.price).toBe('0.9')
    const undisturbed = testMarket({ seed: 1, calendar: 'demo', overrides: [] })
    expect(market.quote(apple, clock.now())).toEqual(undisturbed.quote(apple, clock.now()))
    await world.pass(1_000)
    const member = await world.trader('01011110000')
    expect((await world.call(tradePlace, marketBuy(1), member)).position.status).toBe('holding')
  })

  it('can be undone by the operator, who sets another price', async () => {
    const store = createMemoryStore()
    await addOverride(store, apple, { kind: 'price', instrument: apple, price: '1.005', from: testTime })
    const world = await createTestBroker({ store, log: () => undefined })
    await world.broker.operator.setPrice(apple, decimal('150.00'))
    const { market, clock } = world.broker.services
    expect(market.quote(apple, clock.now())?.price).toBe('150')
    expect(market.problems).toEqual([])
  })
})
