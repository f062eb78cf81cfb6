import { memberLogin, tradePlace, tradePosition } from '@onelot/api-client'
import { type PositionId, decimal, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { limitBuy, lowestAsk, marketBuy } from '../testing/appleOrders.ts'
import { createHeldStore } from '../testing/heldStore.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
  testMarket,
  testTime,
} from '../testing/testBroker.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const shown = async (world: TestBroker, member: TestMember, position: PositionId) =>
  (await world.call(tradePosition, { position }, member)).position

describe('a crossing', () => {
  it('is not lost where the append of its order is held over a tick', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    hold(({ outcome }) => outcome?.endpoint === 'trade/place')
    const placing = world.send('trade/place', limitBuy('100.00'), headers)
    await held()
    world.clock.advance(1_000)
    await world.broker.operator.setPrice(apple, decimal('90.00'))
    await world.pass(10_000)
    await world.broker.operator.setPrice(apple, undefined)
    await world.pass(1_000)
    letGo()
    const { data } = await placing
    await world.broker.tick()
    const { position } = data as { readonly position: { readonly id: PositionId } }
    expect(await shown(world, member, position.id)).toMatchObject({
      status: 'holding',
      fill: { price: '90.01', at: plusMs(testTime, 1_000) },
    })
  })

  it('is found after three years in which no broker ran, at its own moment', async () => {
    const from = plusMs(testTime, 700 * DAY)
    const dip = {
      kind: 'price',
      instrument: apple,
      price: decimal('20.00'),
      from,
      until: plusMs(from, HOUR),
    } as const
    const world = await createTestBroker({
      market: (overrides) => testMarket({ seed: 1, calendar: 'demo', overrides: [...overrides, dip] }),
    })
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, marketBuy(10, 2), member)
    world.clock.advance(3 * 365 * DAY)
    await world.broker.tick()
    const later = await world.call(memberLogin, { phone: '01011110000', password: 'Onelot2026' })
    expect(await shown(world, later, position.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopOut', price: '20', at: from },
    })
  })
})

describe('with the machine’s clock set back two hours', () => {
  it('orders that were placed before are filled, at the price and time of now', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.pass(DAY)
    const { position } = await world.call(tradePlace, limitBuy('100.00'), member)
    await world.pass(HOUR)
    world.clock.advance(-2 * HOUR)
    await world.broker.tick()
    await world.broker.operator.setPrice(apple, decimal('90.00'))
    await world.pass(1_000)
    const filled = await shown(world, member, position.id)
    expect(filled).toMatchObject({ status: 'holding', fill: { price: '90.01' } })
    expect(filled).toMatchObject({ fill: { at: plusMs(testTime, DAY - HOUR) } })
  })

  it('orders that are placed then are filled by the simulation', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.pass(2 * HOUR)
    world.clock.advance(-2 * HOUR)
    const { price, at } = lowestAsk(1)
    const { position } = await world.call(tradePlace, limitBuy(price), member)
    expect(position.status).toBe('pendingOrder')
    await world.pass(HOUR)
    const filled = await shown(world, member, position.id)
    if (filled.status !== 'holding') throw new Error(`the order is ${filled.status}`)
    expect(filled.fill.at <= at).toBe(true)
  })

  it('positions are stopped out', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.broker.operator.setPrice(apple, decimal('164.00'))
    const { position } = await world.call(tradePlace, marketBuy(10, 10), member)
    await world.pass(HOUR)
    world.clock.advance(-2 * HOUR)
    await world.broker.tick()
    await world.broker.operator.setPrice(apple, decimal('120.00'))
    await world.pass(1_000)
    expect(await shown(world, member, position.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopOut', price: '120' },
    })
  })
})
