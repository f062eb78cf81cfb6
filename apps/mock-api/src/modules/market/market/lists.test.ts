import { marketCandles, marketDetail, marketList, marketOverview, marketSearch } from '@onelot/api-client'
import { type CalendarKind, type Instant, decimal, epochMs, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type TestBroker, apple, createTestBroker, testTime } from '../../../testing/testBroker.ts'

const at = (text: string): Instant => instant(Date.parse(text))
/** A broker whose clock shows the time. */
async function brokerAt(calendar: CalendarKind, now: Instant): Promise<TestBroker> {
  const world = await createTestBroker({ calendar })
  world.clock.advance(epochMs(now) - epochMs(testTime))
  return world
}

describe('a sparkline and the chart of the day', () => {
  it.each([
    ['before the opening', 'exchange', '2026-03-11T08:10:00+09:00', '2026-03-10T'],
    ['between two sessions', 'exchange', '2026-03-11T08:55:00+09:00', '2026-03-10T'],
    ['in the session', 'exchange', '2026-03-11T10:31:07+09:00', '2026-03-11T'],
    ['after hours', 'exchange', '2026-03-11T16:20:00+09:00', '2026-03-11T'],
    ['on a Sunday', 'exchange', '2026-03-15T12:00:00+09:00', '2026-03-13T'],
    ['at any hour of the demo', 'demo', '2026-03-11T10:31:07+09:00', '2026-03-1'],
  ] as const)('show the same day %s', async (_, calendar, now, day) => {
    const world = await brokerAt(calendar, at(now))
    const list = { market: 'KRX', board: 'hot', page: 1, pageSize: 5 } as const
    const { rows } = await world.call(marketList, list)
    expect(rows).toHaveLength(5)
    for (const { instrument, sparkline } of rows) {
      const query = {
        instrument: instrument.id,
        period: 'timeShare',
        adjustment: 'none',
        limit: 1000,
      } as const
      const { candles } = await world.call(marketCandles, query)
      expect(candles[0]?.time.startsWith(day)).toBe(true)
      expect(sparkline.at(-1)).toBe(candles.at(-1)?.close)
    }
  })
})

describe.each(['demo', 'exchange'] satisfies CalendarKind[])('an index, %s calendar', (calendar) => {
  it.each(['2026-03-10T22:30:00Z', '2026-03-10T02:00:00Z', '2026-03-10T10:00:00Z', '2026-03-14T20:00:00Z'])(
    'has a detail and bars at %s',
    async (now) => {
      const world = await brokerAt(calendar, at(now))
      const { indices } = await world.call(marketOverview, {})
      expect(indices).toHaveLength(6)
      for (const { instrument } of indices) {
        const { quote, facts } = await world.call(marketDetail, { instrument: instrument.id })
        expect(quote?.instrument).toBe(instrument.id)
        expect(facts.marketCap).toBeUndefined()
        for (const period of ['timeShare', '30m', 'week'] as const) {
          const query = { instrument: instrument.id, period, adjustment: 'forward', limit: 30 } as const
          expect((await world.call(marketCandles, query)).candles.length).toBeGreaterThan(0)
        }
      }
    },
  )
})

describe('a list', () => {
  const rising = { market: 'US', board: 'rising', page: 1, pageSize: 3 } as const

  it('shows at once what an operator did', async () => {
    const world = await createTestBroker()
    await world.call(marketList, rising)
    world.clock.advance(1)
    await world.broker.operator.setPrice(apple, decimal('9000'))
    const { rows, total } = await world.call(marketList, rising)
    expect(rows[0]?.instrument.id).toBe(apple)
    world.clock.advance(1)
    await world.broker.operator.delist(apple)
    const after = await world.call(marketList, rising)
    expect(after.rows[0]?.instrument.id).not.toBe(apple)
    expect(after.total).toBe(total - 1)
  })
})

describe('a search', () => {
  it('of one kind finds and counts that kind only', async () => {
    const world = await createTestBroker()
    const asked = { query: 'composite', page: 1, pageSize: 3 } as const
    const every = await world.call(marketSearch, asked)
    const indices = await world.call(marketSearch, { ...asked, kind: 'index' })
    expect(every.total).toBeGreaterThanOrEqual(indices.total)
    expect(indices.total).toBeGreaterThan(3)
    expect(indices.rows.map(({ instrument }) => instrument.kind)).toEqual(['index', 'index', 'index'])
    expect((await world.call(marketSearch, { ...asked, kind: 'stock' })).total).toBe(0)
  })

  it('asked again answers alike, and without what was delisted meanwhile', async () => {
    const world = await createTestBroker()
    const search = async () => world.call(marketSearch, { query: 'a', page: 1, pageSize: 100 })
    const first = await search()
    expect(await search()).toEqual(first)
    const [gone] = first.rows
    expect(gone).toBeDefined()
    world.clock.advance(1)
    await world.broker.operator.delist(gone?.instrument.id ?? apple)
    expect((await search()).rows.map(({ instrument }) => instrument.id)).not.toContain(gone?.instrument.id)
  })
})

it('a row says that its listing is halted, until it trades again', async () => {
  const world = await createTestBroker()
  const haltedRows = async () => {
    const { rows } = await world.call(marketList, { market: 'US', board: 'hot', page: 1, pageSize: 100 })
    return rows.filter(({ halted }) => halted).map(({ instrument }) => instrument.id)
  }
  expect(await haltedRows()).toEqual([])
  await world.broker.operator.setHalt(apple, true)
  world.clock.advance(1)
  expect(await haltedRows()).toEqual([apple])
  await world.broker.operator.setHalt(apple, false)
  world.clock.advance(1)
  expect(await haltedRows()).toEqual([])
})
