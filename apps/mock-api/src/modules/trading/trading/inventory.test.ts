import { type Cursor, tradeClose, tradeInventory, tradePlace } from '@onelot/api-client'
import { decimal, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

describe('the inventory', () => {
  it('sums all positions of an instrument, however many pages they fill', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.broker.operator.setPrice(apple, decimal('164.64'))
    for (let lots = 1; lots <= 25; lots += 1) await world.call(tradePlace, marketBuy(lots), member)
    const cheap = instrumentId('US:ALAAZ')
    await world.call(tradePlace, { ...marketBuy(4), instrument: cheap }, member)
    // Neither geared, nor short.
    await world.call(tradePlace, marketBuy(7, 2), member)
    await world.call(tradePlace, { ...marketBuy(7), side: 'short' }, member)

    const { lines, total } = await world.call(tradeInventory, { pageSize: 10 }, member)
    expect(total).toBe(2)
    expect(lines.map(({ instrument, lots, quantity }) => [instrument.id, lots, quantity])).toEqual([
      [cheap, 4, '4'],
      [apple, 325, '325'],
    ])
    expect(lines[1]?.positions).toHaveLength(25)
    // 325 at 164.65.
    expect(lines[1]?.cost).toEqual({ currency: 'USD', amount: '53511.25' })
  })

  it('pages over instruments, what was bought last first', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const codes = ['US:ALAAZ', 'US:HOCKZ', 'US:AAPL'] as const
    for (const code of codes) {
      await world.call(tradePlace, { ...marketBuy(30), instrument: instrumentId(code) }, member)
      await world.pass(1_000)
    }
    const page = async (after?: Cursor) => {
      const { lines, total, next } = await world.call(tradeInventory, { after, pageSize: 2 }, member)
      return { total, next, ids: lines.map(({ instrument }) => instrument.id) }
    }
    const first = await page()
    expect(first).toMatchObject({ total: 3, ids: ['US:AAPL', 'US:HOCKZ'] })
    expect(await page(first.next)).toEqual({ total: 3, next: undefined, ids: ['US:ALAAZ'] })
  })

  it('loses what is sold, and the line with the last of it', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.broker.operator.setPrice(apple, decimal('164.64'))
    const { position } = await world.call(tradePlace, marketBuy(10), member)
    await world.call(tradeClose, { position: position.id, lots: 4, type: 'market' }, member)
    const inventory = async () => world.call(tradeInventory, { pageSize: 10 }, member)
    expect((await inventory()).lines[0]).toMatchObject({ lots: 6, cost: { amount: '987.90' } })
    await world.call(tradeClose, { position: position.id, lots: 6, type: 'market' }, member)
    expect(await inventory()).toEqual({ lines: [], total: 0 })
  })
})
