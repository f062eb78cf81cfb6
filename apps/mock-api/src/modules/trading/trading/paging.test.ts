import { type Cursor, tradeCancel, tradeOrders, tradePlace, tradePositions } from '@onelot/api-client'
import { decimal, orderId } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
} from '../../../testing/testBroker.ts'

const ROWS = 3

async function memberWith(orders: number) {
  const world = await createTestBroker()
  const member = await world.trader('01011110000')
  for (let lots = 1; lots <= orders; lots += 1) await world.call(tradePlace, limitBuy('100.00', lots), member)
  return { world, member }
}

/** The ids of all pages of a list, with what happens before each next page. */
async function read(
  page: (
    after: Cursor | undefined,
  ) => Promise<{ readonly ids: readonly string[]; readonly next?: Cursor | undefined }>,
  between: (turn: number) => Promise<void>,
): Promise<readonly string[]> {
  const found: string[] = []
  let after: Cursor | undefined
  for (let turn = 0; ; turn += 1) {
    const { ids, next } = await page(after)
    found.push(...ids)
    if (next === undefined) return found
    after = next
    await between(turn)
  }
}

const ordersOf =
  (world: TestBroker, member: TestMember, filter: { readonly market?: 'US' } = {}) =>
  async (after: Cursor | undefined) => {
    const asked = { state: 'all', ...filter, after, pageSize: ROWS } as const
    const { orders, next } = await world.call(tradeOrders, asked, member)
    return { ids: orders.map(({ order }) => order.id), next }
  }
const pendingOf = (world: TestBroker, member: TestMember) => async (after: Cursor | undefined) => {
  const { positions, next } = await world.call(
    tradePositions,
    { tab: 'purchase', after, pageSize: ROWS },
    member,
  )
  return { ids: positions.map(({ position }) => position.id), next }
}
const nothing = (): Promise<void> => Promise.resolve()

describe('a list that is read page by page', () => {
  it.each([{}, { market: 'US' }] as const)('repeats no row that a new one moved, by %o', async (filter) => {
    const { world, member } = await memberWith(7)
    const orders = ordersOf(world, member, filter)
    const before = await read(orders, nothing)
    const found = await read(orders, async () => {
      await world.call(tradePlace, limitBuy('100.00'), member)
    })
    expect(found).toEqual(before)
  })

  it('has every row that stays just once, whatever comes and goes meanwhile', async () => {
    const step = fc.oneof(fc.constant('place' as const), fc.nat({ max: 30 }))
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 5 }),
        async (count, turns) => {
          const { world, member } = await memberWith(count)
          const pending = pendingOf(world, member)
          const left = new Set<string>(await read(pending, nothing))
          const order = [...left]
          const found = await read(pending, async (turn) => {
            for (const one of turns[turn] ?? []) {
              const id = typeof one === 'number' ? [...left][one % Math.max(left.size, 1)] : undefined
              if (id !== undefined) {
                await world.call(tradeCancel, { order: orderId(id) }, member)
                left.delete(id)
              } else await world.call(tradePlace, limitBuy('100.00'), member)
            }
          })
          expect(new Set(found).size).toBe(found.length)
          expect(found.filter((id) => left.has(id))).toEqual(order.filter((id) => left.has(id)))
          await world.broker.close()
        },
      ),
      { seed: 1_404, numRuns: 25 },
    )
  })

  it.each(['nowhere', '%', '%00,O1', 'a,b,c'])('refuses the cursor %s', async (after) => {
    const { world, member } = await memberWith(1)
    for (const [path, filter] of [
      ['trade/orders', { state: 'all' }],
      ['trade/orders', { state: 'all', market: 'US' }],
      ['trade/positions', { tab: 'inProgress', sort: 'value' }],
      ['fund/records', {}],
    ] as const) {
      const answered = await world.send(path, { ...filter, after, pageSize: ROWS }, headersOf(member))
      expect(answered).toMatchObject({ msg: 'VALIDATION', data: { fields: { after: 'malformed' } } })
    }
  })
})

describe('positions that are sorted by value', () => {
  it('stay in the order of the first page, whatever their prices do', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.broker.operator.setPrice(apple, decimal('100.00'))
    for (let lots = 1; lots <= 8; lots += 1) {
      const side = lots % 2 === 0 ? 'long' : 'short'
      await world.call(tradePlace, { ...marketBuy(lots), side }, member)
    }
    const sorted = async (after: Cursor | undefined) => {
      const asked = { tab: 'inProgress', sort: 'profit', after, pageSize: ROWS } as const
      const { positions, next } = await world.call(tradePositions, asked, member)
      return { ids: positions.map(({ position }) => position.id), next }
    }
    await world.broker.operator.setPrice(apple, decimal('120.00'))
    await world.pass(1_000)
    const before = await read(sorted, nothing)
    const found = await read(sorted, async (turn) => {
      await world.pass(1_000)
      await world.broker.operator.setPrice(apple, decimal(turn === 0 ? '80.00' : '130.00'))
      await world.pass(1_000)
    })
    expect(found).toEqual(before)
    await world.pass(1_000)
    expect(await read(sorted, nothing)).toHaveLength(8)
  })

  it('are refused after a day in one ranking', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    for (let lots = 1; lots <= 2; lots += 1) await world.call(tradePlace, marketBuy(lots), member)
    const asked = { tab: 'inProgress', sort: 'value', pageSize: 1 } as const
    const { next } = await world.call(tradePositions, asked, member)
    await world.pass(86_400_001)
    const answered = await world.send('trade/positions', { ...asked, after: next }, headersOf(member))
    expect(answered).toMatchObject({ msg: 'VALIDATION', data: { fields: { after: 'malformed' } } })
  })
})
