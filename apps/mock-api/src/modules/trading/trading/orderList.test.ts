import {
  tradeAmend,
  tradeCancel,
  tradeClose,
  tradeOrder,
  tradeOrders,
  tradePlace,
  tradeProtect,
} from '@onelot/api-client'
import { type OrderId, accountId, accountStream, decimal, orderId, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { demoInstruments } from '../../../worlds/demoInstruments.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  testTime,
} from '../../../testing/testBroker.ts'

const page = { pageSize: 50 }
const DAY = 86_400_000

/** A position that was protected and closed by its stop-loss, an order that was changed and cancelled, and one that works. */
async function traded() {
  const world = await createTestBroker()
  const { operator } = world.broker
  const member = await world.trader('01011110000')
  await operator.setPrice(apple, decimal('164.00'))
  const { position: held } = await world.call(tradePlace, marketBuy(10), member)
  const stopLoss = { kind: 'level', price: '150.00' } as const
  await world.call(tradeProtect, { position: held.id, takeProfit: '190.00', stopLoss }, member)
  const { position: changed } = await world.call(tradePlace, limitBuy('120.00', 3), member)
  await world.pass(60_000)
  await world.call(tradeAmend, { order: orderId(changed.id), limitPrice: '121.00' }, member)
  await world.call(tradeAmend, { order: orderId(changed.id), lots: 2 }, member)
  await world.call(tradeClose, { position: held.id, lots: 4, type: 'market' }, member)
  await world.call(tradeCancel, { order: orderId(changed.id) }, member)
  await world.pass(60_000)
  await operator.setPrice(apple, decimal('149.00'))
  await world.pass(60_000)
  const { position: working } = await world.call(tradePlace, limitBuy('100.00'), member)
  return { world, member, held, changed, working }
}

const listed = async (world: TestBroker, member: TestMember, request: object = {}) =>
  (await world.call(tradeOrders, { state: 'all', ...page, ...request }, member)).orders.map(
    ({ order }) => order,
  )
const told = async (world: TestBroker, member: TestMember, order: OrderId) =>
  world.call(tradeOrder, { order }, member)

describe('the list of orders', () => {
  it('has every order, opening, closing and protective, the newest first, with its fill', async () => {
    const { world, member, working } = await traded()
    const orders = await listed(world, member)
    expect(orders.map(({ type, purpose, status }) => `${purpose} ${type} ${status}`)).toEqual([
      'open limit working',
      'close market filled',
      'open limit cancelled',
      'close stopLoss filled',
      'close takeProfit cancelled',
      'open market filled',
    ])
    expect(orders[0]).toMatchObject({ id: working.id, filledLots: 0, limitPrice: '100.00' })
    expect(orders[3]).toMatchObject({
      stop: { kind: 'level', price: '150.00' },
      lots: 6,
      filledLots: 6,
      averagePrice: '149',
      fee: { amount: '0.99' },
      placedAt: testTime,
    })
  })

  it('is filtered by state, instrument and the days of a zone', async () => {
    const { world, member } = await traded()
    expect(await listed(world, member, { state: 'working' })).toHaveLength(1)
    expect(await listed(world, member, { state: 'ended' })).toHaveLength(5)
    expect(await listed(world, member, { instrument: apple })).toHaveLength(6)
    expect(await listed(world, member, { instrument: 'US:SPX' })).toEqual([])
    await world.pass(DAY)
    await world.call(tradePlace, limitBuy('101.00'), member)
    // 11:00 in Seoul is 22:00 of the day before in New York.
    expect(await listed(world, member, { from: '2026-03-11' })).toHaveLength(1)
    expect(await listed(world, member, { to: '2026-03-10' })).toHaveLength(6)
    expect(await listed(world, member, { to: '2026-03-09', zone: 'America/New_York' })).toHaveLength(6)
    expect(await listed(world, member, { from: '2026-03-12', to: '2026-03-01' })).toEqual([])
  })

  it('is filtered by market, by what filled and what did not, and by what protects', async () => {
    const { world, member } = await traded()
    await world.call(tradePlace, { ...marketBuy(10), instrument: demoInstruments.token }, member)
    expect((await listed(world, member, { market: 'CRYPTO' })).map(({ market }) => market)).toEqual([
      'CRYPTO',
    ])
    expect(await listed(world, member, { market: 'US' })).toHaveLength(6)
    expect(await listed(world, member, { market: 'TWSE' })).toEqual([])
    const filled = await listed(world, member, { state: 'filled' })
    expect(filled.map(({ type }) => type)).toEqual(['market', 'market', 'stopLoss', 'market'])
    const unfilled = await listed(world, member, { state: 'unfilled' })
    expect(unfilled.map(({ type, status }) => `${type} ${status}`)).toEqual([
      'limit cancelled',
      'takeProfit cancelled',
    ])
    const protective = await listed(world, member, { protective: true })
    expect(protective.map(({ type }) => type)).toEqual(['stopLoss', 'takeProfit'])
    expect(await listed(world, member, { protective: false, state: 'working' })).toHaveLength(1)
    const chosen = { state: 'all', market: 'US', pageSize: 4 } as const
    const { next } = await world.call(tradeOrders, chosen, member)
    const second = await world.call(tradeOrders, { ...chosen, after: next }, member)
    expect(second.total).toBe(6)
    expect(second.orders.map(({ order }) => order.type)).toEqual(['takeProfit', 'market'])
  })

  it('comes page by page', async () => {
    const { world, member } = await traded()
    const asked = { state: 'all', pageSize: 4 } as const
    const { next } = await world.call(tradeOrders, asked, member)
    const second = await world.call(tradeOrders, { ...asked, after: next }, member)
    expect(second.total).toBe(6)
    expect(second.orders.map(({ order }) => order.type)).toEqual(['takeProfit', 'market'])
  })

  it('is that of its own account only', async () => {
    const { world, changed } = await traded()
    const other = await world.trader('01022220000')
    expect(await listed(world, other)).toEqual([])
    const { msg } = await world.send('trade/order', { order: changed.id }, headersOf(other))
    expect(msg).toBe('ORDER_WRONG_STATE')
  })
})

describe('one order', () => {
  it('tells everything that happened to it', async () => {
    const { world, member, changed } = await traded()
    const { history, executions } = await told(world, member, orderId(changed.id))
    expect(history.map(({ state, limitPrice, lots, cause }) => [state, limitPrice, lots, cause])).toEqual([
      ['placed', '120.00', 3, undefined],
      ['amended', '121.00', 3, undefined],
      ['amended', '121.00', 2, undefined],
      ['cancelled', '121.00', 2, 'member'],
    ])
    expect(history[1]?.at).toBe(plusMs(testTime, 60_000))
    expect(executions).toEqual([])
  })

  it('that a price fired tells when, and what it filled', async () => {
    const { world, member } = await traded()
    const stop = (await listed(world, member)).find(({ type }) => type === 'stopLoss')
    const { history, executions } = await told(world, member, stop?.id ?? orderId(''))
    expect(history.map(({ state, lots }) => [state, lots])).toEqual([
      ['placed', 10],
      ['reduced', 6],
      ['triggered', 6],
      ['filled', 6],
    ])
    expect(executions).toMatchObject([{ purpose: 'close', cause: 'stopLoss', lots: 6, price: '149' }])
  })

  it('that was filled at once tells so', async () => {
    const { world, member, held } = await traded()
    const { history, executions } = await told(world, member, orderId(held.id))
    expect(history.map(({ state }) => state)).toEqual(['placed', 'filled'])
    expect(executions).toHaveLength(1)
  })
})

it('lists of orders are what they were when they are made anew from the events', async () => {
  const { world, member } = await traded()
  const { store, table, streams } = world.broker.services
  const rows = async () => (await store.dump())['rows']
  const before = await rows()
  await rebuildStream(store, table, streams, accountStream(accountId(member.account)), world.clock.now())
  expect(await rows()).toEqual(before)
})

it('a command writes as many rows however often its order was changed before', async () => {
  const world = await createTestBroker()
  const member = await world.trader('01011110000')
  const { position } = await world.call(tradePlace, limitBuy('100.00'), member)
  const written: number[] = []
  const stream = accountStream(accountId(member.account))
  for (let lots = 2; lots <= 40; lots += 1) {
    const before = await world.broker.services.store.load(stream, 0)
    await world.call(tradeAmend, { order: orderId(position.id), lots }, member)
    const after = await world.broker.services.store.load(stream, before.version)
    written.push(JSON.stringify(after.events).length)
  }
  const [first = 0] = written
  expect(Math.max(...written)).toBeLessThan(first + 20)
})
