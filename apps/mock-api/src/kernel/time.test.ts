import { tradeClose, tradePlace, tradePosition, tradePositions } from '@onelot/api-client'
import { type OrderId, accountId, decimal, instant, plusMs } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCountingIds } from '../ports/ids.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { createMemoryStore } from '../store/memory.ts'
import { apple, createTestBroker, testMarket, testTime } from '../testing/testBroker.ts'

const HOUR = 3_600_000
const buy = (limitPrice: string, lots = 1) =>
  ({ instrument: apple, side: 'long', type: 'limit', limitPrice, lots, leverage: 1 }) as const
const market = (lots: number, leverage: 1 | 2 | 5 | 10 = 1) =>
  ({ instrument: apple, side: 'long', type: 'market', lots, leverage }) as const

/** The lowest ask of the hours ahead, so that an order rests and then fills. */
function askAhead(hours: number): { readonly price: string; readonly at: string } {
  const quotes = Array.from({ length: hours * 60 }, (_, minute) => {
    const at = plusMs(testTime, minute * 60_000)
    return { at, ask: testMarket({ seed: 1, calendar: 'demo', overrides: [] }).quote(apple, at)?.ask }
  })
  const lowest = quotes.reduce((a, b) => (Number(b.ask) < Number(a.ask) ? b : a))
  return { price: lowest.ask ?? '0', at: lowest.at }
}

describe('time', () => {
  it('fills a resting order when the ask reaches its limit, at the time it did', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { price, at } = askAhead(2)
    const { position } = await world.call(tradePlace, buy(price), member)
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
    const { position } = await world.call(tradePlace, buy('10.00'), member)
    if (position.status !== 'pendingOrder') throw new Error(`the order is ${position.status}`)
    const left = Date.parse(position.expiresAt) - Date.parse(testTime)
    await world.pass(left - 1)
    expect((await world.call(tradePosition, { position: position.id }, member)).position.status).toBe(
      'pendingOrder',
    )
    await world.pass(1)
    const { position: expired } = await world.call(tradePosition, { position: position.id }, member)
    expect(expired).toMatchObject({
      status: 'cancelled',
      cause: 'sessionEnd',
      cancelledAt: position.expiresAt,
    })
  })

  it('does the same in one leap as in many steps', async () => {
    const ends = await Promise.all(
      [1, 16].map(async (steps) => {
        const world = await createTestBroker()
        const member = await world.trader('01011110000')
        const { price } = askAhead(3)
        await world.call(tradePlace, buy(price), member)
        await world.call(tradePlace, buy('20.00', 3), member)
        const { position } = await world.call(tradePlace, market(50, 10), member)
        await world.call(
          tradeClose,
          { position: position.id, lots: 20, type: 'limit', limitPrice: '400.00' },
          member,
        )
        for (let step = 0; step < steps; step += 1) await world.pass((48 * HOUR) / steps)
        const dump = await world.broker.house.store.dump()
        return { events: dump['events'], lines: dump['lines'], positions: dump['positions'] }
      }),
    )
    expect(ends[0]).toEqual(ends[1])
  })

  it('stops out a geared position at the price that the operator sets', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, market(10, 10), member)
    await world.pass(1_000)
    await world.broker.operator.setPrice(apple, decimal('120.00'))
    await world.pass(1_000)
    const { position: closed } = await world.call(tradePosition, { position: position.id }, member)
    expect(closed).toMatchObject({ status: 'closed', closing: { cause: 'stopOut' } })
  })

  it('fires before a member’s command what came due before it, even between ticks', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { price } = askAhead(2)
    const { position } = await world.call(tradePlace, buy(price), member)
    world.clock.advance(2 * HOUR)
    const late = await world.send(
      'trade/cancel',
      { order: position.id },
      { token: member.token, account: member.account, 'idempotency-key': 'cancel-too-late' },
    )
    expect(late.msg).toBe('ORDER_WRONG_STATE')
    expect((await world.call(tradePosition, { position: position.id }, member)).position.status).toBe(
      'holding',
    )
  })

  it('fires each thing once when several ticks run at once', async () => {
    const store = createMemoryStore()
    const ids = createCountingIds()
    const worlds = await Promise.all([1, 2, 3].map(() => createTestBroker({ store, ids })))
    const [first] = worlds
    if (first === undefined) throw new Error('no broker')
    const member = await first.trader('01011110000')
    for (const limit of ['10.00', '11.00', '12.00']) await first.call(tradePlace, buy(limit), member)
    await Promise.all(worlds.map((world) => world.pass(48 * HOUR)))
    const { events } = await store.load(accountId(member.account))
    expect(events.filter(({ event }) => event.kind === 'orderCancelled')).toHaveLength(3)
    expect(await store.due(instant(Date.parse('2027-01-01T00:00:00.000Z')))).toEqual([])
  })

  it('fills a resting order at the price that the operator sets', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.call(tradePlace, buy('100.00'), member)
    await world.broker.operator.setPrice(apple, decimal('90.00'))
    await world.pass(2_000)
    const { positions } = await world.call(
      tradePositions,
      { tab: 'inProgress', page: 1, pageSize: 10 },
      member,
    )
    expect(positions).toHaveLength(1)
    expect(positions[0]?.position).toMatchObject({ fill: { price: '90.01' } })
  })

  it('expires an order on what was delisted, and gives its money back', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, buy('100.00'), member)
    await world.broker.operator.delist(apple)
    await world.pass(48 * HOUR)
    const ended = await world.call(tradePosition, { position: position.id }, member)
    expect(ended.position.status).toBe('cancelled')
    expect(ended.ledger.map(({ reason }) => reason)).toEqual(['orderReleased', 'orderFrozen'])
  })
})

describe('what has passed its time', () => {
  it('is cleared away by the tick, an hour after the last time', async () => {
    const world = await createTestBroker()
    const member = await world.register('01011110000')
    const { store } = world.broker.house
    const expired = { token: 'long over', account: accountId(member.account), expiresAt: testTime }
    await world.pass(0)
    await store.append([], { sessions: [expired] })
    await world.pass(HOUR - 1)
    expect(await store.session('long over')).toBeDefined()
    await world.pass(1)
    expect(await store.session('long over')).toBeUndefined()
  })
})

describe('a broker that was down', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'broker-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it('remembers everything, and does in order and once what fell due meanwhile', async () => {
    const file = join(folder, 'broker.sqlite')
    const ids = createCountingIds()
    const before = await createTestBroker({ store: createSqliteStore(file), ids })
    const member = await before.trader('01011110000')
    const { price } = askAhead(3)
    const placed: OrderId[] = []
    for (const limit of ['10.00', price])
      placed.push((await before.call(tradePlace, buy(limit), member)).position.id)
    const { position: held } = await before.call(tradePlace, market(5, 10), member)
    const stood = await before.broker.house.store.dump()
    await before.broker.close()

    const after = await createTestBroker({ store: createSqliteStore(file), ids })
    expect(await after.broker.house.store.dump()).toEqual(stood)
    await after.pass(72 * HOUR)
    const { events } = await after.broker.house.store.load(accountId(member.account))
    const times = events.map(({ event }) => event.at)
    expect(times).toEqual([...times].sort())
    const statuses = await Promise.all(
      [...placed, held.id].map(
        async (position) => (await after.call(tradePosition, { position }, member)).position.status,
      ),
    )
    expect(statuses.slice(0, 2)).toEqual(['cancelled', 'holding'])
    const dump = await after.broker.house.store.dump()
    await after.pass(0)
    expect((await after.broker.house.store.dump())['events']).toEqual(dump['events'])
    await after.broker.close()
  })
})
