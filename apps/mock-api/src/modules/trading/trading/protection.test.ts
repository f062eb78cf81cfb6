import { tradePlace, tradePosition, tradeProtect } from '@onelot/api-client'
import { type PositionId, decimal, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  testTime,
} from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const HOUR = 3_600_000
const phone = '01011110000'
const stopAt = (price: string) => ({ stopLoss: { kind: 'level', price } }) as const

const shown = async (world: TestBroker, member: TestMember, position: PositionId) =>
  (await world.call(tradePosition, { position }, member)).position

/** Ten bought at 164.65 and protected by a stop-loss. */
async function guarded(price: string, options: Parameters<typeof createTestBroker>[0] = {}) {
  const world = await createTestBroker(options)
  const member = await world.trader(phone)
  await world.broker.operator.setPrice(apple, decimal('164.00'))
  const { position } = await world.call(tradePlace, { ...marketBuy(10), protection: stopAt(price) }, member)
  return { world, member, position: position.id, operator: world.broker.operator }
}

describe('a stop-loss', () => {
  it('in a halt nothing fires; what crossed meanwhile is decided at the first price after it', async () => {
    const { world, member, position, operator } = await guarded('150.00')
    await operator.setHalt(apple, true)
    await world.pass(1_000)
    await operator.setPrice(apple, decimal('140.00'))
    await world.pass(1_000)
    expect((await shown(world, member, position)).status).toBe('holding')
    await operator.setPrice(apple, decimal('145.00'))
    await world.pass(1_000)
    await operator.setHalt(apple, false)
    await world.pass(1_000)
    expect(await shown(world, member, position)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopLoss', price: '145', at: plusMs(testTime, 3_000) },
    })
  })

  it('in a halt that ends at a better price does not fire', async () => {
    const { world, member, position, operator } = await guarded('150.00')
    await operator.setHalt(apple, true)
    await operator.setPrice(apple, decimal('140.00'))
    await world.pass(1_000)
    await operator.setPrice(apple, decimal('160.00'))
    await operator.setHalt(apple, false)
    await world.pass(1_000)
    expect((await shown(world, member, position)).status).toBe('holding')
  })

  it('in a closed session nothing fires; what still crosses at the opening closes there', async () => {
    const world = await createTestBroker({ calendar: 'exchange' })
    const { operator } = world.broker
    const korean = koreanStock(world.broker.services.market)
    const member = await world.trader(phone)
    await operator.setPrice(korean, decimal('800000'))
    const terms = { instrument: korean, side: 'long', type: 'market', lots: 1, leverage: 1 } as const
    const { position } = await world.call(tradePlace, { ...terms, protection: stopAt('700000') }, member)
    // 16:00 in Seoul: after hours, in which a stop-loss does not fire.
    await world.pass(5 * HOUR)
    await operator.setPrice(korean, decimal('600000'))
    await world.pass(HOUR)
    expect((await shown(world, member, position.id)).status).toBe('holding')
    await world.pass(24 * HOUR)
    expect(await shown(world, member, position.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopLoss', price: '600000', at: '2026-03-11T00:00:00.000Z' },
    })
  })

  it('on a locked position fires at the first price after the lock', async () => {
    const saleLocks = { US: { kind: 'minutes', minutes: 30 } } as const
    const { world, member, position, operator } = await guarded('150.00', { site: { saleLocks } })
    await operator.setPrice(apple, decimal('140.00'))
    await world.pass(60_000)
    expect(await shown(world, member, position)).toMatchObject({
      status: 'holding',
      protection: { stopLoss: { trigger: '150.00' } },
    })
    await world.pass(HOUR)
    expect(await shown(world, member, position)).toMatchObject({
      status: 'closed',
      closing: { cause: 'stopLoss', price: '140', at: plusMs(testTime, HOUR / 2) },
    })
  })
})

describe('a trailing stop', () => {
  it('follows the best price, and says where it would fire now', async () => {
    const world = await createTestBroker()
    const { operator } = world.broker
    const member = await world.trader(phone)
    await operator.setPrice(apple, decimal('160.00'))
    const { position } = await world.call(tradePlace, marketBuy(10), member)
    const distance = { kind: 'amount', amount: '5' } as const
    await world.call(tradeProtect, { position: position.id, stopLoss: { kind: 'trail', distance } }, member)
    const trigger = async () => {
      const view = await shown(world, member, position.id)
      return 'protection' in view ? view.protection?.stopLoss?.trigger : view.status
    }
    expect(await trigger()).toBe('155')
    await operator.setPrice(apple, decimal('180.00'))
    await world.pass(1_000)
    await operator.setPrice(apple, decimal('176.00'))
    await world.pass(1_000)
    expect(await trigger()).toBe('175')
    await operator.setPrice(apple, decimal('174.00'))
    await world.pass(1_000)
    expect(await trigger()).toBe('closed')
  })
})
