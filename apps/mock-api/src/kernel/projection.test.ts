import { tradeCancel, tradeClose, tradePlace } from '@onelot/api-client'
import {
  type StreamId,
  accountId,
  accountStream,
  listings,
  orderId,
  siteStream,
  streamId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { limitBuy, marketBuy } from '../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../testing/testBroker.ts'
import { operatorDecisions } from './operatorDecisions.ts'
import { rebuildStream } from './rebuild.ts'
import { createStreams } from './streams.ts'

/** More events than two snapshots hold, of every kind that a member causes. */
async function busyMember({ trader, call }: TestBroker): Promise<TestMember> {
  const member = await trader('01011110000')
  for (let round = 0; round < 14; round += 1) {
    const pending = await call(tradePlace, limitBuy('90.00'), member)
    await call(tradeCancel, { order: orderId(pending.position.id) }, member)
    const bought = await call(tradePlace, marketBuy(9, 2), member)
    const position = bought.position.id
    await call(tradeClose, { position, lots: 2, type: 'market' }, member)
    const { order } = await call(
      tradeClose,
      { position, lots: 3, type: 'limit', limitPrice: '500.00' },
      member,
    )
    if (order === undefined) throw new Error('the close was done at once')
    await call(tradeCancel, { order }, member)
    if (round % 2 === 0) await call(tradeClose, { position, lots: 7, type: 'market' }, member)
  }
  return member
}

const rebuild = ({ broker }: TestBroker, stream: StreamId) => {
  const { store, table, streams, clock } = broker.services
  return rebuildStream(store, table, streams, stream, clock.now())
}
/** What is folded from events, as it is stored. */
async function folded(store: Store): Promise<Readonly<Record<string, unknown>>> {
  const { rows, timers, watches } = await store.dump()
  const waiting = (watches ?? []).map((watch) => ({
    ...(watch as object),
    checkedTo: '',
    fresh: '',
    version: 0,
  }))
  return {
    rows,
    timers: (timers ?? []).map((timer) => ({ ...(timer as object), version: 0 })),
    watches: waiting,
  }
}

describe.each([
  ['memory', () => Promise.resolve(createMemoryStore())],
  ['SQLite', () => createSqliteStore(':memory:')],
] as const)('what is kept beside events, in %s', (_, create) => {
  it('equals the replay of the events, snapshot and lists alike', async () => {
    const store = await create()
    const world = await createTestBroker({ store })
    const stream = accountStream(accountId((await busyMember(world)).account))
    await world.pass(1_000)
    const { events, snapshot } = await store.load(stream)
    expect((await store.load(stream, 0)).events.length).toBeGreaterThan(80)
    expect(snapshot?.version).toBeGreaterThanOrEqual(50)
    expect(events.length).toBeLessThan(50)

    const { table, streams } = world.broker.services
    const held = await streams.load(stream)
    const loaded = await createStreams(store, table).load(stream)
    expect(loaded).toEqual(JSON.parse(JSON.stringify(held)))

    const kept = await folded(store)
    expect(kept['rows']).not.toEqual([])
    await rebuild(world, stream)
    expect(await folded(store)).toEqual(kept)
    expect((await store.load(stream)).snapshot?.version).toBe(held.version)
    expect(await createStreams(store, table).load(stream)).toEqual(loaded)
    await world.broker.close()
  })

  it('is rebuilt for streams of the site and of instruments too', async () => {
    const store = await create()
    const world = await createTestBroker({ store })
    await world.broker.operator.setHalt(apple, true)
    await world.pass(1_000)
    await world.broker.operator.setHalt(apple, false)
    await world.broker.operator.changeSite({ settings: { pendingBlocksTrading: true } })
    const kept = await folded(store)
    const { rows } = await store.rows({ ...operatorDecisions }, { limit: 10 })
    expect(rows.map(({ row }) => row.state).toSorted()).toEqual([
      'listings.halted',
      'listings.resumed',
      'site.changed',
    ])
    expect(kept['rows']).toHaveLength(2 + rows.length)
    for (const stream of [siteStream, streamId(listings.stream, apple)]) await rebuild(world, stream)
    expect(await folded(store)).toEqual(kept)
    await world.broker.close()
  })

  it('loses nothing of what is appended while it is rebuilt', async () => {
    const store = await create()
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    const stream = accountStream(accountId(member.account))
    await world.call(tradePlace, marketBuy(3, 5), member)
    await Promise.all([
      ...Array.from({ length: 12 }, () => world.call(tradePlace, limitBuy('90.00'), member)),
      ...Array.from({ length: 6 }, () => rebuild(world, stream)),
    ])
    const { rows, total } = await store.rows(
      { collection: 'trading.orders', stream, state: 'working' },
      { limit: 100 },
    )
    expect([rows.length, total]).toEqual([12, 12])
    const kept = await folded(store)
    await rebuild(world, stream)
    expect(await folded(store)).toEqual(kept)
    await world.broker.close()
  })

  it('is made again from the start where something was appended as it was about to be written', async () => {
    const inner = await create()
    let before: (() => Promise<unknown>) | undefined
    let attempts = 0
    const store: Store = {
      ...inner,
      async rebuild(rebuilt) {
        attempts += 1
        const meanwhile = before
        before = undefined
        await meanwhile?.()
        return inner.rebuild(rebuilt)
      },
    }
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    const stream = accountStream(accountId(member.account))
    before = () => world.call(tradePlace, limitBuy('90.00'), member)
    await rebuild(world, stream)
    expect(attempts).toBe(2)
    const page = { limit: 100 }
    const { total } = await store.rows({ collection: 'trading.orders', stream, state: 'working' }, page)
    expect(total).toBe(1)
    await world.broker.close()
  })
})
