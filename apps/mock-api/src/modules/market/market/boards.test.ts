import {
  type Snapshot,
  boards,
  marketExtended,
  marketList,
  marketSearch,
  marketTable,
} from '@onelot/api-client'
import { decimal, instrumentId } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TestBroker, apple, createTestBroker, testTime } from '../../../testing/testBroker.ts'

const ROWS = 5
const hockz = instrumentId('US:HOCKZ')

interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly snapshot: Snapshot | undefined
}
type Read = (
  world: TestBroker,
  asked: Asked,
) => Promise<{
  readonly rows: readonly { readonly instrument: { readonly id: string } }[]
  readonly total: number
  readonly snapshot: Snapshot
}>
const reads: readonly (readonly [name: string, read: Read])[] = [
  ['list', (world, asked) => world.call(marketList, { market: 'US', board: 'rising', ...asked })],
  [
    'table',
    (world, asked) =>
      world.call(marketTable, { market: 'US', column: 'percent', direction: 'descending', ...asked }),
  ],
  ['extended', (world, asked) => world.call(marketExtended, { market: 'US', ...asked })],
  ['search', (world, asked) => world.call(marketSearch, { query: 'apple', ...asked })],
]

/** The ids of so many pages of one ranking, with what happens before each next page. */
async function pagesOf(
  read: (asked: Asked) => ReturnType<Read>,
  count: number,
  between: (turn: number) => Promise<void>,
): Promise<readonly string[]> {
  const ids: string[] = []
  let snapshot: Snapshot | undefined
  for (let page = 1; page <= count; page += 1) {
    const answer = await read({ page, pageSize: ROWS, snapshot })
    ids.push(...answer.rows.map(({ instrument }) => instrument.id))
    snapshot = answer.snapshot
    await between(page)
  }
  return ids
}

describe.each(reads)('a board, %s', (_, read) => {
  it('has no listing on two pages of a ranking, and none between them', async () => {
    // Before the regular session in New York.
    const world = await createTestBroker({ calendar: 'exchange' })
    world.clock.advance(Date.parse('2026-03-10T12:00:00Z') - Date.parse(testTime))
    const whole = await read(world, { page: 1, pageSize: 3 * ROWS, snapshot: undefined })
    const found = await pagesOf(
      (asked) => read(world, asked),
      3,
      async (turn) => {
        world.clock.advance(15_000)
        await world.broker.operator.setPrice(turn === 1 ? apple : hockz, decimal('9000'))
      },
    )
    expect(found.toSorted()).toEqual(whole.rows.map(({ instrument }) => instrument.id).toSorted())
  })
})

it('a ranking has every listing once, however its prices move', async () => {
  const prices = fc.constantFrom('0.5', '80', '9000')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...boards),
      fc.array(fc.record({ price: prices, waits: fc.nat({ max: 40_000 }) }), { maxLength: 5 }),
      async (board, moves) => {
        const world = await createTestBroker()
        const read = async (asked: Asked) =>
          world.call(marketList, { market: 'SET', board, sector: 'Steel', ...asked })
        const { total, rows } = await read({ page: 1, pageSize: 100, snapshot: undefined })
        const found = await pagesOf(read, Math.ceil(total / ROWS), async (turn) => {
          const move = moves[turn - 1]
          const moved = rows[(turn * ROWS) % rows.length]?.instrument.id
          if (move === undefined || moved === undefined) return
          world.clock.advance(move.waits + 1)
          await world.broker.operator.setPrice(moved, decimal(move.price))
        })
        expect(found).toHaveLength(total)
        expect(new Set(found).size).toBe(total)
        await world.broker.close()
      },
    ),
    { seed: 1_405, numRuns: 15 },
  )
})

it.each([
  ['of a text', 'yesterday'],
  ['to come', '2026-03-10T02:00:00.001Z'],
  ['of the day before yesterday', '2026-03-08T02:00:00.000Z'],
])('a ranking %s is refused', async (_, snapshot) => {
  const world = await createTestBroker()
  for (const [path, filter] of [
    ['market/list', { market: 'US', board: 'hot' }],
    ['market/table', { market: 'US', column: 'price', direction: 'ascending' }],
    ['market/extended', { market: 'US' }],
    ['market/search', { query: 'a' }],
  ] as const) {
    const answered = await world.send(path, { ...filter, page: 2, pageSize: ROWS, snapshot })
    expect(answered).toMatchObject({ msg: 'VALIDATION', data: { fields: { snapshot: 'malformed' } } })
  }
})
