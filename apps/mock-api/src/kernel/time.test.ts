import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tradeClose, tradePlace, tradePosition, tradePositions } from '@onelot/api-client'
import { type PositionId, accountId, accountStream, decimal, instant } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { limitBuy, lowestAsk, marketBuy } from '../testing/appleOrders.ts'
import { createHeldStore } from '../testing/heldStore.ts'
import { apple, createTestBroker, headersOf, testMarket, testTime } from '../testing/testBroker.ts'

const HOUR = 3_600_000
const EVER = instant(Date.parse('2037-01-01T00:00:00.000Z'))
const lease = { holder: 'test', until: EVER }
const streamOf = (member: { readonly account: string }) => accountStream(accountId(member.account))

describe('time', () => {
  it('fills a resting order when the ask reaches its limit, at the time it did', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { price, at } = lowestAsk(2)
    const { position } = await world.call(tradePlace, limitBuy(price), member)
    expect(position.status).toBe('pendingOrder')
    await world.pass(2 * HOUR)
    const { position: filled } = await world.call(tradePosition, { position: position.id }, member)
    if (filled.status !== 'holding') throw new Error(`the order is ${filled.status}`)
    expect(filled.fill.at > testTime && filled.fill.at <= at).toBe(true)
    expect(Number(filled.fill.price)).toBeLessThanOrEqual(Number(price))
  })

  it('expires what still rests when the session ends', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, limitBuy('10.00'), member)
    if (position.status !== 'pendingOrder') throw new Error(`the order is ${position.status}`)
    const left = Date.parse(position.expiresAt) - Date.parse(testTime)
    await world.pass(left - 1)
    expect((await world.call(tradePosition, { position: position.id }, member)).position.status).toBe(
      'pendingOrder',
    )
    await world.pass(1)
    const { position: expired } = await world.call(tradePosition, { position: position.id }, member)
    expect(expired).toMatchObject({ status: 'expired', cause: 'sessionEnd', endedAt: position.expiresAt })
  })

  it('does the same in one step as in many', async () => {
    const ends = await Promise.all(
      [1, 16].map(async (steps) => {
        const world = await createTestBroker()
        const member = await world.trader('01011110000')
        const { price } = lowestAsk(3)
        await world.call(tradePlace, limitBuy(price), member, 'order-first')
        await world.call(tradePlace, limitBuy('20.00', 3), member, 'order-second')
        const { position } = await world.call(tradePlace, marketBuy(50, 10), member, 'order-third')
        const rest = { position: position.id, lots: 20, type: 'limit', limitPrice: '400.00' } as const
        await world.call(tradeClose, rest, member, 'close-third')
        for (let step = 0; step < steps; step += 1) await world.pass((48 * HOUR) / steps)
        const { events, rows, timers } = await world.broker.services.store.dump()
        expect(events?.length).toBeGreaterThan(8)
        return { events, rows, timers }
      }),
    )
    expect(ends[0]).toEqual(ends[1])
  })

  it('stops out a geared position at the price that the operator sets', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, marketBuy(10, 10), member)
    await world.pass(1_000)
    await world.broker.operator.setPrice(apple, decimal('120.00'))
    await world.pass(1_000)
    const { position: closed } = await world.call(tradePosition, { position: position.id }, member)
    expect(closed).toMatchObject({ status: 'closed', closing: { cause: 'stopOut' } })
  })

  it('fires before a member’s command what came due before it, even between ticks', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { price } = lowestAsk(2)
    const { position } = await world.call(tradePlace, limitBuy(price), member)
    world.clock.advance(2 * HOUR)
    const headers = { ...headersOf(member), 'idempotency-key': 'cancel-too-late' }
    const late = await world.send('trade/cancel', { order: position.id }, headers)
    expect(late.msg).toBe('ORDER_WRONG_STATE')
    expect((await world.call(tradePosition, { position: position.id }, member)).position.status).toBe(
      'holding',
    )
  })

  it('fires each thing once when several ticks run at once', async () => {
    const store = createMemoryStore()
    // Several brokers on one store must not trust what they hold in memory.
    const shared = { ...store, exclusive: false }
    const worlds = await Promise.all([1, 2, 3].map(() => createTestBroker({ store: shared })))
    const [first] = worlds
    if (first === undefined) throw new Error('no broker')
    const member = await first.trader('01011110000')
    for (const limit of ['10.00', '11.00', '12.00']) await first.call(tradePlace, limitBuy(limit), member)
    await Promise.all(worlds.map((world) => world.pass(48 * HOUR)))
    const { events } = await store.load(streamOf(member))
    expect(events.filter(({ event }) => event.kind === 'trading.orderEnded')).toHaveLength(3)
    expect(await store.dueStreams(first.clock.now(), lease, 10)).toEqual([])
  })

  it('fills a resting order at the price that the operator sets', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.call(tradePlace, limitBuy('100.00'), member)
    await world.broker.operator.setPrice(apple, decimal('90.00'))
    await world.pass(2_000)
    const asked = { tab: 'inProgress', pageSize: 10 } as const
    const { positions } = await world.call(tradePositions, asked, member)
    expect(positions).toHaveLength(1)
    expect(positions[0]?.position).toMatchObject({ fill: { price: '90.01' } })
  })

  it('carries out what comes due at one moment in the order in which it was placed, however it was loaded', async () => {
    const orders = ['order-one', 'order-two', 'order-three', 'order-four', 'order-five']
    const ended = await Promise.all(
      [false, true].map(async (reloads) => {
        const world = await createTestBroker()
        const member = await world.trader('01011110000')
        for (const key of orders) await world.call(tradePlace, limitBuy('10.00'), member, key)
        const placed = await world.call(tradePositions, { tab: 'purchase', pageSize: 10 }, member)
        const { store } = world.broker.services
        await world.broker.tick()
        const after = reloads ? await createTestBroker({ store }) : world
        await after.pass(48 * HOUR)
        const { events } = await store.load(streamOf(member))
        const ends = events.flatMap(({ event }) =>
          event.kind === 'trading.orderEnded' ? event.postings.map(({ ref }) => ref) : [],
        )
        return { ends, placed: placed.positions.map(({ position }) => String(position.id)).reverse() }
      }),
    )
    expect(ended.map(({ ends }) => ends.length)).toEqual([5, 5])
    for (const { ends, placed } of ended) expect(ends).toEqual(placed)
  })
})

describe('what a process has left to deliver', () => {
  it('is done before what came due later, so that a banned member’s order is not filled by a later price', async () => {
    const memory = createMemoryStore()
    const { store, hold, held } = createHeldStore(memory)
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, limitBuy('100.00'), member)
    // The first broker stops before it delivers.
    hold(({ delivered }) => delivered !== undefined)
    void world.broker.operator.setOnMember(
      { account: accountId(member.account) },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] },
    )
    await held()
    world.clock.advance(1_000)
    const dip = {
      kind: 'price',
      instrument: apple,
      price: decimal('90.00'),
      from: world.clock.now(),
    } as const
    const next = await createTestBroker({
      store: memory,
      market: (overrides) => testMarket({ seed: 1, calendar: 'demo', overrides: [...overrides, dip] }),
    })
    await next.pass(60_000)
    expect((await next.call(tradePosition, { position: position.id }, member)).position).toMatchObject({
      status: 'cancelled',
      cause: 'restriction',
    })
  })
})

describe('what has expired', () => {
  it('is deleted by the tick, an hour after the last time', async () => {
    const world = await createTestBroker()
    const member = await world.register('01011110000')
    const { store } = world.broker.services
    const record = {
      collection: 'members.sessions',
      key: 'long over',
      owner: member.account,
      body: {},
      expiresAt: testTime,
    }
    await world.pass(0)
    await store.changeRecords([{ kind: 'new', record }])
    await world.pass(HOUR - 1)
    expect(await store.record(record.collection, record.key)).toBeDefined()
    await world.pass(1)
    expect(await store.record(record.collection, record.key)).toBeUndefined()
  })
})

describe('a broker that was stopped', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'broker-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it('keeps everything, and does in order and once what fell due meanwhile', async () => {
    const file = join(folder, 'broker.sqlite')
    const before = await createTestBroker({ store: await createSqliteStore(file) })
    const member = await before.trader('01011110000')
    const { price } = lowestAsk(3)
    const placed: PositionId[] = []
    for (const limit of ['10.00', price])
      placed.push((await before.call(tradePlace, limitBuy(limit), member)).position.id)
    const { position: held } = await before.call(tradePlace, marketBuy(5, 10), member)
    const stored = await before.broker.services.store.dump()
    await before.broker.close()

    const after = await createTestBroker({ store: await createSqliteStore(file) })
    expect(await after.broker.services.store.dump()).toEqual(stored)
    await after.pass(72 * HOUR)
    const { events } = await after.broker.services.store.load(streamOf(member))
    const times = events.map(({ event }) => event.at)
    expect(times).toEqual([...times].sort())
    const statuses = await Promise.all(
      [...placed, held.id].map(
        async (position) => (await after.call(tradePosition, { position }, member)).position.status,
      ),
    )
    expect(statuses.slice(0, 2)).toEqual(['expired', 'holding'])
    const dump = await after.broker.services.store.dump()
    await after.pass(0)
    expect((await after.broker.services.store.dump())['events']).toEqual(dump['events'])
    await after.broker.close()
  })
})
