import { tradeInventory, tradePlace, tradePositions } from '@onelot/api-client'
import { decimal, instrumentId } from '@onelot/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const hockz = instrumentId('US:HOCKZ')
let world: TestBroker
let member: TestMember

beforeAll(async () => {
  world = await createTestBroker()
  member = await world.trader('01011110000')
  const { operator } = world.broker
  await operator.setPrice(apple, decimal('100.00'))
  await operator.setPrice(hockz, decimal('100.00'))
  await world.call(tradePlace, { ...marketBuy(3), instrument: hockz }, member)
  await world.pass(1_000)
  await world.call(tradePlace, marketBuy(20), member)
  await world.pass(1_000)
  await world.call(tradePlace, marketBuy(1, 5), member)
  await operator.setPrice(hockz, decimal('130.00'))
  await operator.setPrice(apple, decimal('101.00'))
  await world.pass(1_000)
})
afterAll(() => world.broker.close())

test.each([
  [undefined, [1, 20, 3]],
  ['newest', [1, 20, 3]],
  ['value', [20, 3, 1]],
  ['profit', [3, 20, 1]],
  ['return', [3, 1, 20]],
] as const)('open positions are listed by %s', async (sort, lots) => {
  const page = { tab: 'inProgress', pageSize: 2 } as const
  const request = { ...page, sort }
  const first = await world.call(tradePositions, request, member)
  const second = await world.call(tradePositions, { ...request, after: first.next }, member)
  const listed = [...first.positions, ...second.positions].map(({ position }) => position.terms.lots)
  expect(listed).toEqual(lots)
  expect(first.total).toBe(3)
})

test.each([
  ['value', [apple, hockz]],
  ['profit', [hockz, apple]],
] as const)('what is owned is listed by %s', async (sort, instruments) => {
  const { lines } = await world.call(tradeInventory, { sort, pageSize: 10 }, member)
  expect(lines.map(({ instrument }) => instrument.id)).toEqual(instruments)
})

test('what waits is listed newest first, whatever is asked for', async () => {
  const limit = { instrument: apple, side: 'long', type: 'limit', leverage: 1 } as const
  for (const lots of [9, 2])
    await world.call(tradePlace, { ...limit, lots, limitPrice: decimal('50.00') }, member)
  const request = { tab: 'purchase', sort: 'value', pageSize: 10 } as const
  const { positions } = await world.call(tradePositions, request, member)
  expect(positions.map(({ position }) => position.terms.lots)).toEqual([2, 9])
})
