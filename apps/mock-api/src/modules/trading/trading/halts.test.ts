import { tradePlace, tradePosition } from '@onelot/api-client'
import { type InstrumentId, type PositionId, decimal, instant, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  testTime,
} from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const HOUR = 3_600_000
const shown = async (world: TestBroker, member: TestMember, position: PositionId) =>
  (await world.call(tradePosition, { position }, member)).position

describe('in a halt', () => {
  it('no order is filled; what crossed meanwhile is decided at the first price after it', async () => {
    const world = await createTestBroker()
    const { operator } = world.broker
    const member = await world.trader('01011110000')
    const { position: crossed } = await world.call(tradePlace, limitBuy('100.00'), member)
    const { position: deeper } = await world.call(tradePlace, limitBuy('85.00'), member)
    await operator.setHalt(apple, true)
    await world.pass(1_000)
    await operator.setPrice(apple, decimal('80.00'))
    await world.pass(1_000)
    expect((await shown(world, member, crossed.id)).status).toBe('pendingOrder')
    await operator.setPrice(apple, decimal('90.00'))
    await world.pass(1_000)
    expect((await shown(world, member, crossed.id)).status).toBe('pendingOrder')
    await operator.setHalt(apple, false)
    await world.pass(1_000)
    expect(await shown(world, member, crossed.id)).toMatchObject({
      status: 'holding',
      fill: { price: '90.01', at: plusMs(testTime, 3_000) },
    })
    expect((await shown(world, member, deeper.id)).status).toBe('pendingOrder')
  })

  it('nobody is stopped out, and who would have been is decided at the first price after it', async () => {
    const world = await createTestBroker()
    const { operator } = world.broker
    const member = await world.trader('01011110000')
    await operator.setPrice(apple, decimal('160.00'))
    const { position: ten } = await world.call(tradePlace, marketBuy(10, 10), member)
    const { position: two } = await world.call(tradePlace, marketBuy(10, 2), member)
    await operator.setHalt(apple, true)
    await world.pass(1_000)
    await operator.setPrice(apple, decimal('80.00'))
    await world.pass(1_000)
    expect((await shown(world, member, ten.id)).status).toBe('holding')
    await operator.setPrice(apple, decimal('140.00'))
    await world.pass(1_000)
    await operator.setHalt(apple, false)
    await world.pass(1_000)
    expect(await shown(world, member, ten.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopOut', price: '140', at: plusMs(testTime, 3_000) },
    })
    expect((await shown(world, member, two.id)).status).toBe('holding')
  })
})

/** 11:00 in Seoul on a Tuesday; its regular session ends at 15:30, its last one at 18:00. */
async function geared(): Promise<{
  readonly world: TestBroker
  readonly member: TestMember
  readonly korean: InstrumentId
  readonly position: PositionId
}> {
  const world = await createTestBroker({ calendar: 'exchange' })
  const korean = koreanStock(world.broker.services.market)
  const member = await world.trader('01011110000')
  await world.broker.operator.setPrice(korean, decimal('800000'))
  const terms = { instrument: korean, side: 'long', type: 'market', lots: 1, leverage: 10 } as const
  const { position } = await world.call(tradePlace, terms, member)
  return { world, member, korean, position: position.id }
}

describe('in a closed session', () => {
  it('nobody is stopped out, and who still would be at its end is decided at the first price of the next', async () => {
    const { world, member, korean, position } = await geared()
    await world.pass(9 * HOUR)
    await world.broker.operator.setPrice(korean, decimal('500000'))
    await world.pass(HOUR)
    expect((await shown(world, member, position)).status).toBe('holding')
    await world.pass(24 * HOUR)
    expect(await shown(world, member, position)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopOut', price: '500000', at: instant(Date.parse('2026-03-11T00:00:00.000Z')) },
    })
  })

  it('a price that is back before the next session stops nobody out', async () => {
    const { world, member, korean, position } = await geared()
    await world.pass(9 * HOUR)
    await world.broker.operator.setPrice(korean, decimal('500000'))
    await world.pass(HOUR)
    await world.broker.operator.setPrice(korean, decimal('799000'))
    await world.pass(24 * HOUR)
    expect((await shown(world, member, position)).status).toBe('holding')
  })

  it('a stop-out waits for the regular session, while orders fill after hours', async () => {
    const { world, member, korean, position } = await geared()
    // 15:50 in Seoul.
    await world.pass(4 * HOUR + 50 * 60_000)
    const terms = {
      instrument: korean,
      side: 'long',
      type: 'limit',
      limitPrice: '700000',
      lots: 1,
      leverage: 1,
      timeInForce: 'extended',
    } as const
    const { position: resting } = await world.call(tradePlace, terms, member)
    expect(resting.status).toBe('pendingOrder')
    await world.broker.operator.setPrice(korean, decimal('650000'))
    await world.pass(1_000)
    expect((await shown(world, member, resting.id)).status).toBe('holding')
    expect((await shown(world, member, position)).status).toBe('holding')
  })
})

describe('the stop-out rate', () => {
  it('that was in force when a position opened applies until it is closed', async () => {
    const world = await createTestBroker()
    const { operator } = world.broker
    const member = await world.trader('01011110000')
    await operator.setPrice(apple, decimal('160.00'))
    const { position: before } = await world.call(tradePlace, marketBuy(10, 10), member)
    await operator.changeSite({ settings: { stopOutRate: decimal('0.5') } })
    const { position: during } = await world.call(tradePlace, marketBuy(10, 10), member)
    await operator.changeSite({ settings: { stopOutRate: decimal('0.2') } })
    const { position: after } = await world.call(tradePlace, marketBuy(10, 10), member)
    await world.pass(1_000)
    // 5.6 % below: half of the margin is lost, and not yet four fifths.
    await operator.setPrice(apple, decimal('151.00'))
    await world.pass(1_000)
    const statuses = await Promise.all(
      [before, during, after].map(async ({ id }) => (await shown(world, member, id)).status),
    )
    expect(statuses).toEqual(['holding', 'closed', 'holding'])
    await operator.setPrice(apple, decimal('147.00'))
    await world.pass(1_000)
    expect((await shown(world, member, before.id)).status).toBe('closed')
  })
})
