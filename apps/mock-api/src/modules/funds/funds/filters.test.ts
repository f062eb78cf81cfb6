import { contract, fundMonths, fundRecords, memberLogin, tradeClose, tradePlace } from '@onelot/api-client'
import { type StreamId, accountId, accountStream, decimal, money, plusMs } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerCollections } from '../../../kernel/projection.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  testTime,
} from '../../../testing/testBroker.ts'

const all = { pageSize: 100 } as const
const zone = 'Asia/Seoul'
const DAY_MS = 86_400_000
/** To the 4th of April. */
const DAYS = 25

let made: TestBroker
let member: TestMember
let stream: StreamId

/** Bought in March; sold and exchanged in April. */
beforeAll(async () => {
  made = await createTestBroker()
  member = await made.trader('01011110000')
  stream = accountStream(accountId(member.account))
  await made.broker.operator.setPrice(apple, decimal('164.64'))
  const { position } = await made.call(tradePlace, marketBuy(10), member)
  await made.pass(DAYS * DAY_MS)
  member = await made.call(memberLogin, { phone: '01011110000', password: 'Onelot2026' })
  await made.call(tradeClose, { position: position.id, lots: 10, type: 'market' }, member)
  const pair = { from: 'KRW', to: 'USD' } as const
  const { token } = await made.call(contract.exchange.exchangeQuote, pair, member)
  await made.call(contract.exchange.exchangeConvert, { token, amount: '1000000' }, member)
})
afterAll(() => made.broker.close())

const records = (request: object) => made.call(fundRecords, { ...all, ...request }, member)
const months = async (request: object = {}) =>
  (await made.call(fundMonths, { zone, ...request }, member)).months
const reasonsOf = async (request: object) =>
  new Set((await records(request)).lines.map(({ reason }) => reason))

describe('the records of some subjects', () => {
  it('are those of trades, of an exchange, or of several', async () => {
    expect(await reasonsOf({ subjects: ['exchange'] })).toEqual(new Set(['exchange.sold', 'exchange.bought']))
    expect(await reasonsOf({ subjects: ['practice', 'exchange'] })).toEqual(
      new Set(['practiceMoney', 'exchange.sold', 'exchange.bought']),
    )
    const trades = await reasonsOf({ subjects: ['trade'] })
    expect(trades).toContain('marginTaken')
    expect(trades).toContain('commission')
    expect(trades).not.toContain('practiceMoney')
  })

  it('are of one currency too, where both are asked for', async () => {
    const { lines, total } = await records({ subjects: ['exchange'], currency: 'KRW' })
    expect(lines.map(({ reason }) => reason)).toEqual(['exchange.sold'])
    expect(total).toBe(1)
  })

  it('are none of a subject that nothing is about', async () => {
    expect(await records({ subjects: ['dividend'] })).toEqual({ lines: [], total: 0, positions: [] })
  })

  it('come page by page, each line once', async () => {
    const { lines: whole } = await records({ subjects: ['trade'] })
    const first = await records({ subjects: ['trade'], pageSize: 2 })
    const second = await records({ subjects: ['trade'], pageSize: 2, after: first.next })
    expect([...first.lines, ...second.lines]).toEqual(whole.slice(0, 4))
  })

  it('are found of an account whose lines were listed by their currency alone, once they are listed anew', async () => {
    const { store } = made.broker.services
    const before = await records({ subjects: ['trade'] })
    const { version } = await store.load(stream)
    const rows = await everyRow(store, { collection: ledgerCollections.lines, stream })
    const collection = ledgerCollections.lines
    await store.rebuild({
      stream,
      expectedVersion: version,
      at: made.clock.now(),
      schedules: [],
      rows: rows.map(({ key, row }) => ({
        collection,
        key,
        row: { ...row, state: row.state.slice(0, 3) },
      })),
    })
    expect(await records({ subjects: ['trade'] })).toEqual(before)
    const [newest] = await everyRow(store, { collection, stream })
    expect(newest?.row.state).toBe('USD exchange')
  })
})

describe('the records from before a moment', () => {
  it('begin with the last that happened before it', async () => {
    const { lines } = await records({})
    const [march] = (await months()).toReversed()
    const earlier = lines.filter(({ at }) => at < '2026-03-31T15:00:00.000Z')
    expect(earlier.length).toBeGreaterThan(4)
    expect(earlier.length).toBeLessThan(lines.length)
    expect((await records({ until: march?.until })).lines).toEqual(earlier)
  })

  it('are all before one that has not come, and none before the account began', async () => {
    const { total } = await records({})
    expect((await records({ until: plusMs(made.clock.now(), 1) })).total).toBe(total)
    expect((await records({ until: testTime })).total).toBe(0)
  })
})

describe('the months of the records', () => {
  it('are the newest first, with when each ends in the zone that asks', async () => {
    const found = (await months()).map(({ month, until }) => [month, until])
    expect(found).toEqual([
      ['2026-04-01', '2026-04-30T15:00:00.000Z'],
      ['2026-03-01', '2026-03-31T15:00:00.000Z'],
    ])
  })

  it('say what came and what left, each leg of an exchange in its currency', async () => {
    const [april] = await months({ subjects: ['exchange'] })
    const { lines } = await records({ subjects: ['exchange'] })
    const bought = lines.find(({ reason }) => reason === 'exchange.bought')?.money
    expect(april?.sums).toEqual([
      { in: bought, out: money('USD', '0') },
      { in: money('KRW', '0'), out: money('KRW', '1000000') },
    ])
    expect(april?.entries).toBe(2)
  })

  it('have what a purchase cost with its charges, and what practice money brought', async () => {
    const march = (await months({ currency: 'USD' })).at(-1)
    const { lines } = await records({ currency: 'USD', until: march?.until })
    const cost = lines
      .filter(({ reason }) => reason === 'marginTaken' || reason === 'commission')
      .map((line) => Number(line.money.amount))
    const [sum] = march?.sums ?? []
    expect(sum?.in).toEqual(money('USD', '100000'))
    expect(Number(sum?.out.amount)).toBeCloseTo(
      cost.reduce((whole, one) => whole + one, 0),
      9,
    )
  })

  it('are none of a subject that nothing is about', async () => {
    expect(await months({ subjects: ['dividend'] })).toEqual([])
  })
})
