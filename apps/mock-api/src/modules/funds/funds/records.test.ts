import { fundRecords, tradeClose, tradePlace } from '@onelot/api-client'
import { decimal, movementGroups } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

const all = { pageSize: 100 } as const

async function world() {
  const made = await createTestBroker()
  const member = await made.trader('01011110000')
  await made.broker.operator.setPrice(apple, decimal('164.64'))
  const records = (request: object = {}) => made.call(fundRecords, { ...all, ...request }, member)
  return { ...made, member, records }
}

describe('the records of funds', () => {
  it('are those of one position where one is asked for, its closings in parts too', async () => {
    const { call, member, records, pass } = await world()
    const { position } = await call(tradePlace, marketBuy(10), member)
    await call(tradePlace, limitBuy('100.00', 3), member)
    for (const lots of [4, 6]) {
      await pass(1_000)
      await call(tradeClose, { position: position.id, lots, type: 'market' }, member)
    }
    const { lines, total, positions } = await records({ position: position.id })
    expect(lines).toHaveLength(total)
    expect(new Set(lines.map(({ ref }) => ref))).toEqual(new Set([position.id]))
    const kinds = movementGroups(lines).map(({ movements }) => movements.map(({ kind }) => kind))
    expect(kinds).toEqual([
      ['closed', 'commission'],
      ['closed', 'commission'],
      ['opened', 'commission'],
    ])
    expect(positions).toMatchObject([
      {
        id: position.id,
        side: 'long',
        leverage: 1,
        instrument: { id: apple },
        fills: [
          { purpose: 'close', lots: 6, price: '164.64' },
          { purpose: 'close', lots: 4, price: '164.64' },
          { purpose: 'open', lots: 10, price: '164.65' },
        ],
      },
    ])
  })

  it('name each position of a page once, and the fills of its lines only', async () => {
    const { call, member, records, pass } = await world()
    const { position } = await call(tradePlace, marketBuy(10), member)
    await pass(1_000)
    await call(tradeClose, { position: position.id, lots: 4, type: 'market' }, member)
    const { positions } = await records({ pageSize: 2 })
    expect(positions).toHaveLength(1)
    expect(positions[0]?.fills).toMatchObject([{ purpose: 'close', lots: 4 }])
  })

  it('are those that came from outside, or left, where one flow is asked for', async () => {
    const { call, member, records } = await world()
    await call(tradePlace, marketBuy(10), member)
    const deposits = await records({ flow: 'deposit' })
    expect(deposits.total).toBe(4)
    expect(deposits.lines.map(({ reason }) => reason)).toEqual(Array(4).fill('practiceMoney'))
    expect(deposits.positions).toEqual([])
    expect(await records({ flow: 'deposit', currency: 'KRW' })).toMatchObject({ total: 1 })
    expect(await records({ flow: 'withdrawal' })).toEqual({ lines: [], total: 0, positions: [] })
  })
})
