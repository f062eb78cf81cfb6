import {
  marketBreadth,
  marketExtended,
  marketList,
  marketNews,
  marketSectors,
  marketSessions,
  marketTable,
  tableColumns,
} from '@onelot/api-client'
import {
  type MarketId,
  compareDecimals,
  decimal,
  exact,
  instant,
  instrumentId,
  marketIds,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type TestBroker, apple, createTestBroker, testTime } from '../../../testing/testBroker.ts'

const whole = { page: 1, pageSize: 100 } as const

/** All pages of the table of a market. */
async function wholeTable({ call }: TestBroker, market: MarketId) {
  const asked = { market, column: 'percent', direction: 'descending', pageSize: 100 } as const
  const first = await call(marketTable, { ...asked, page: 1 })
  const rows = [...first.rows]
  for (let page = 2; rows.length < first.total; page += 1)
    rows.push(...(await call(marketTable, { ...asked, page, snapshot: first.snapshot })).rows)
  return { rows, total: first.total }
}

describe('the sectors of a market', () => {
  it('hold every stock once, and weigh its change by its market capitalisation', async () => {
    const world = await createTestBroker()
    const { sectors } = await world.call(marketSectors, { market: 'TWSE' })
    expect(sectors.length).toBeGreaterThan(10)
    const { total } = await world.call(marketList, { market: 'TWSE', board: 'hot', ...whole })
    expect(sectors.reduce((sum, { listings }) => sum + listings, 0)).toBe(total)
    const [first] = sectors
    const sector = first?.name.en ?? ''
    const asked = { market: 'TWSE', column: 'marketCap', direction: 'descending', sector, ...whole } as const
    const { rows } = await world.call(marketTable, asked)
    expect(rows).toHaveLength(first?.listings ?? 0)
    const worth = rows.reduce((sum, { marketCap }) => sum.plus(marketCap ?? '0'), exact('0'))
    expect(exact(first?.marketCap ?? '0').eq(worth)).toBe(true)
    const before = rows.reduce(
      (sum, { quote, marketCap }) =>
        sum + (Number(marketCap) / Number(quote.price)) * Number(quote.previousClose),
      0,
    )
    expect(Number(first?.change)).toBeCloseTo(Number(first?.marketCap) / before - 1, 5)
    expect(rows.filter(({ quote }) => compareDecimals(quote.price, quote.previousClose) > 0)).toHaveLength(
      first?.rising ?? -1,
    )
  })

  it('do not exist where nothing is a stock', async () => {
    const world = await createTestBroker()
    expect(await world.call(marketSectors, { market: 'FX' })).toEqual({ sectors: [] })
  })

  it('filter a board, and leave it empty where there is no such sector', async () => {
    const world = await createTestBroker()
    const asked = { market: 'US', board: 'rising', ...whole } as const
    const { rows, total } = await world.call(marketList, { ...asked, sector: 'Steel' })
    expect(total).toBeGreaterThan(5)
    expect(new Set(rows.map(({ instrument }) => instrument.industry.en))).toEqual(new Set(['Steel']))
    expect((await world.call(marketList, { ...asked, sector: 'Alchemy' })).total).toBe(0)
  })
})

describe('the breadth of a market', () => {
  it.each(['TWSE', 'CRYPTO'] as const)(
    'counts every listing of %s once, as its table shows it',
    async (market) => {
      const world = await createTestBroker()
      const { markets } = await world.call(marketBreadth, {})
      expect(markets.map((one) => one.market)).toEqual(marketIds)
      const found = markets.find((one) => one.market === market)
      const { rows, total } = await wholeTable(world, market)
      expect(rows).toHaveLength(total)
      const above = rows.map(({ quote }) => compareDecimals(quote.price, quote.previousClose))
      expect(found).toMatchObject({
        rising: above.filter((sign) => sign > 0).length,
        falling: above.filter((sign) => sign < 0).length,
        unchanged: above.filter((sign) => sign === 0).length,
      })
      const turnover = rows.reduce((sum, { quote }) => sum + Number(quote.turnover), 0)
      expect(turnover).toBeGreaterThan(0)
      expect(Math.abs(Number(found?.turnover) / turnover - 1)).toBeLessThan(1e-6)
    },
  )

  it('has a turnover in one currency, or none', async () => {
    const world = await createTestBroker()
    const { markets } = await world.call(marketBreadth, {})
    const without = markets.filter(({ turnover }) => turnover === undefined)
    expect(without.map(({ market }) => market)).toEqual(['FX'])
  })

  it('follows a price at once', async () => {
    const world = await createTestBroker()
    const risingNow = async () => {
      const { markets } = await world.call(marketBreadth, {})
      return markets.find(({ market }) => market === 'US')?.rising ?? 0
    }
    const { previousClose } = world.broker.services.market.quote(apple, testTime) ?? {}
    await world.broker.operator.setPrice(apple, decimal(previousClose ?? ''))
    const before = await risingNow()
    await world.broker.operator.setPrice(
      apple,
      decimal(
        exact(previousClose ?? '')
          .plus('1')
          .toFixed(),
      ),
    )
    expect(await risingNow()).toBe(before + 1)
  })
})

describe('the table of a market', () => {
  it.each(tableColumns)('is in the order of %s both ways, over all pages', async (column) => {
    const world = await createTestBroker()
    const page = (direction: 'ascending' | 'descending', number: number) =>
      world.call(marketTable, { market: 'SET', column, direction, page: number, pageSize: 50 })
    const figureOf = async (number: number) => {
      const { rows } = await page('descending', number)
      return rows.map(({ quote, marketCap }) => {
        const change = Number(quote.price) - Number(quote.previousClose)
        if (column === 'change') return Number(change.toFixed(6))
        if (column === 'percent') return Number((change / Number(quote.previousClose)).toFixed(9))
        return Number(column === 'marketCap' ? marketCap : quote[column])
      })
    }
    const figures = [...(await figureOf(1)), ...(await figureOf(2))]
    expect(figures).toHaveLength(100)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    const { rows: least } = await page('ascending', 1)
    expect(least[0]?.instrument.id).not.toBe((await page('descending', 1)).rows[0]?.instrument.id)
  })
})

describe('the sessions', () => {
  it('of the running day are all that a market has, in order', async () => {
    const world = await createTestBroker({ calendar: 'exchange' })
    const { markets } = await world.call(marketSessions, {})
    const of = (id: string) => markets.find(({ market }) => market === id)?.windows.map(({ phase }) => phase)
    expect(of('KRX')).toEqual(['pre', 'regular', 'after'])
    expect(of('TWSE')).toEqual(['regular', 'after'])
    expect(of('SET')).toEqual(['regular', 'regular'])
  })

  it('before and after the regular one list by the distance from its close', async () => {
    const world = await createTestBroker({ calendar: 'exchange' })
    const asked = { market: 'KRX', ...whole } as const
    expect(await world.call(marketExtended, asked)).toMatchObject({ rows: [], total: 0 })
    world.clock.advance(Date.parse('2026-03-10T07:30:00Z') - Date.parse(testTime))
    const { phase, rows, total } = await world.call(marketExtended, asked)
    expect(phase).toBe('after')
    expect(total).toBe(2700)
    const changes = rows.map(({ quote, regularClose }) => Number(quote.price) / Number(regularClose))
    expect(changes).toEqual(changes.toSorted((a, b) => b - a))
    expect(changes[0]).toBeGreaterThan(1)
  })
})

describe('the news', () => {
  it('are what the bars show, the latest first, and the same when asked again', async () => {
    const world = await createTestBroker()
    const asked = { instrument: apple, pageSize: 100 } as const
    const { news, total } = await world.call(marketNews, asked)
    expect(news).toHaveLength(total)
    expect(news.map(({ at }) => at)).toEqual(news.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)))
    expect(await world.call(marketNews, asked)).toEqual({ news, total })
  })

  it('of an index are those of its market, each once', async () => {
    const world = await createTestBroker()
    const { news, total } = await world.call(marketNews, {
      instrument: instrumentId('KRX:KCOMP'),
      pageSize: 100,
    })
    expect(total).toBeGreaterThan(3)
    expect(new Set(news.map(({ instrument }) => instrument.market))).toEqual(new Set(['KRX']))
    expect(new Set(news.map(({ id }) => id)).size).toBe(news.length)
  })

  it('say when trading was halted and resumed', async () => {
    const world = await createTestBroker()
    world.clock.advance(1)
    const halted = world.clock.now()
    await world.broker.operator.setHalt(apple, true)
    world.clock.advance(60_000)
    const asked = { instrument: apple, pageSize: 1 } as const
    expect((await world.call(marketNews, asked)).news).toMatchObject([{ kind: 'halted', at: halted }])
  })

  it('never tell of what is to come', async () => {
    const world = await createTestBroker()
    const { news } = await world.call(marketNews, { pageSize: 100 })
    expect(news.length).toBeGreaterThan(0)
    expect(news.filter(({ at }) => at > instant(Date.parse(testTime)))).toEqual([])
  })

  it('of an unknown instrument are refused', async () => {
    const world = await createTestBroker()
    const { msg } = await world.send('market/news', { instrument: 'US:NOBODY', pageSize: 3 })
    expect(msg).toBe('PRODUCT_UNAVAILABLE')
  })
})
