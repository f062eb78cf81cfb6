import { type RequestInput, tradeClose, tradePlace, tradePosition, tradePositions } from '@onelot/api-client'
import {
  type RowChange,
  accountId,
  accountStream,
  decimal,
  instrumentId,
  tradingCollections,
} from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import type { Store } from '../../../store/port.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'
import { viewIn } from '../../base/tradingRows.ts'

let world: TestBroker
let member: TestMember

/** As an earlier release kept it: by its list alone, and without cards of parts. */
function olderCard({ row, ...change }: RowChange): readonly RowChange[] {
  if (row === undefined) return [{ ...change, row }]
  const view = viewIn(row)
  if (view.status === 'closed' && view.part !== undefined) return []
  const state = view.status === 'closed' ? 'terminated' : 'inProgress'
  return [{ ...change, row: { ...row, state } }]
}

const listed = async (asked: Omit<RequestInput<typeof tradePositions>, 'pageSize'>) =>
  (await world.call(tradePositions, { ...asked, pageSize: 10 }, member)).positions.map(
    ({ position }) => position,
  )

beforeAll(async () => {
  world = await createTestBroker()
  member = await world.trader('01011110000')
  await world.broker.operator.setPrice(apple, decimal('100.00'))
})
afterAll(() => world.broker.close())

describe('a position that is closed in parts', () => {
  test('is listed under what has ended by each part, with its own quantity, profit and time', async () => {
    const { position } = await world.call(tradePlace, marketBuy(100), member)
    const { id } = position
    await world.pass(60_000)
    const first = await world.call(tradeClose, { position: id, lots: 50, type: 'market' }, member)
    expect(await listed({ tab: 'inProgress' })).toMatchObject([{ id, fill: { lots: 50 } }])
    expect(await listed({ tab: 'terminated' })).toMatchObject([
      {
        id,
        status: 'closed',
        fill: { lots: 50 },
        closing: { at: first.execution?.at },
        part: { execution: first.execution?.id, of: 100 },
      },
    ])

    await world.broker.operator.setPrice(apple, decimal('120.00'))
    await world.pass(60_000)
    const last = await world.call(tradeClose, { position: id, lots: 50, type: 'market' }, member)
    expect(last.position).toMatchObject({ status: 'closed', fill: { lots: 100 } })
    expect(await listed({ tab: 'inProgress' })).toEqual([])
    const parts = await listed({ tab: 'terminated' })
    expect(parts.map((part) => part.status === 'closed' && [part.fill.lots, part.part?.execution])).toEqual([
      [50, last.execution?.id],
      [50, first.execution?.id],
    ])
    const { position: whole } = await world.call(tradePosition, { position: id }, member)
    expect(whole).toEqual(last.position)
  })
})

describe('what is open', () => {
  test('is one list of longs, shorts, what is borrowed for, crypto and forex, or that of one asset', async () => {
    const { operator } = world.broker
    const [coin, pair] = [instrumentId('CRYPTO:BITX'), instrumentId('FX:USDKRW')]
    await operator.setPrice(apple, decimal('100.00'))
    await world.call(tradePlace, marketBuy(1), member)
    await world.call(tradePlace, marketBuy(2, 5), member)
    await world.call(tradePlace, { ...marketBuy(3), side: 'short' }, member)
    await world.call(tradePlace, { ...marketBuy(1), instrument: coin }, member)
    await world.call(tradePlace, { ...marketBuy(1), instrument: pair }, member)
    const marketsOf = async (asset?: 'stocks' | 'crypto' | 'forex') =>
      (await listed({ tab: 'inProgress', asset })).map(({ market }) => market)
    expect((await marketsOf()).toSorted()).toEqual(['CRYPTO', 'FX', 'US', 'US', 'US'])
    expect(await marketsOf('stocks')).toEqual(['US', 'US', 'US'])
    expect(await marketsOf('crypto')).toEqual(['CRYPTO'])
    expect(await marketsOf('forex')).toEqual(['FX'])
    expect(await listed({ tab: 'inProgress', asset: 'crypto', sort: 'value' })).toHaveLength(1)
    expect(await listed({ tab: 'terminated', asset: 'crypto' })).toEqual([])
    // What pages of before the release ask for.
    const byOlder = async (tab: 'inventory' | 'digitalCurrency' | 'foreignExchange') =>
      (await listed({ tab })).map(({ market }) => market)
    expect(await byOlder('inventory')).toEqual(['US', 'US', 'US'])
    expect(await byOlder('digitalCurrency')).toEqual(['CRYPTO'])
    expect(await byOlder('foreignExchange')).toEqual(['FX'])
  })
})

test('cards of an earlier release, which knew neither assets nor parts, are made anew once', async () => {
  const { store, table, streams } = world.broker.services
  const stream = accountStream(accountId(member.account))
  const before = await listed({ tab: 'terminated' })
  const older: Store = {
    ...store,
    rebuild: (rebuilt) =>
      store.rebuild({
        ...rebuilt,
        rows: rebuilt.rows
          .filter(({ collection }) => collection !== tradingCollections.cardsWhole)
          .flatMap((change) =>
            change.collection === tradingCollections.cards ? olderCard(change) : [change],
          ),
      }),
  }
  await rebuildStream(older, table, streams, stream, world.clock.now())
  const filter = { collection: tradingCollections.cards, stream }
  expect((await store.rows({ ...filter, state: 'terminated' }, { limit: 1 })).total).toBe(1)
  expect(await listed({ tab: 'terminated' })).toEqual(before)
  expect((await store.rows({ ...filter, state: 'terminated' }, { limit: 1 })).total).toBe(0)
})
