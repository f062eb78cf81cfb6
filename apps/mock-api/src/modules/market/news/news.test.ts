import { type Cursor, type NewsRow, contract } from '@onelot/api-client'
import { epochMs, instant, instrumentId, marketIds, plusMs } from '@onelot/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestBroker, createTestBroker, headersOf, testTime } from '../../../testing/testBroker.ts'
import { demoInstruments } from '../../../worlds/demoInstruments.ts'

const { newsHot, newsOwn, newsItem } = contract.news
const { marketList, marketNews } = contract.market
const { token } = demoInstruments
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const crypto = instrumentId('CRYPTO:XCOMP')
const watched = instrumentId('CRYPTO:QUAX')
const ofWeek = 'CRYPTO:XCOMP.weekSummary.2026-03-09T00:00:00.000Z'

async function allPages(
  read: (after: Cursor | undefined) => Promise<{ rows: readonly NewsRow[]; next?: Cursor | undefined }>,
): Promise<readonly NewsRow[]> {
  const rows: NewsRow[] = []
  let after: Cursor | undefined
  do {
    const page = await read(after)
    rows.push(...page.rows)
    after = page.next
  } while (after !== undefined)
  return rows
}

describe('hot news', () => {
  let world: TestBroker
  let rows: readonly NewsRow[]
  beforeAll(async () => {
    world = await createTestBroker()
    rows = await allPages(async (after) => {
      const page = await world.call(newsHot, { after, pageSize: 20 })
      // Time goes on between two pages.
      world.clock.advance(20_000)
      return page
    })
    return () => world.broker.close()
  }, 60_000)

  it('are of the last 48 hours, each moment of an instrument once', () => {
    expect(rows.length).toBeGreaterThan(20)
    const since = instant(Date.parse(testTime) - 48 * HOUR_MS)
    expect(rows.filter(({ news }) => news.at <= since)).toEqual([])
    expect(new Set(rows.map(({ news }) => `${news.instrument.id} ${news.at}`)).size).toBe(rows.length)
  })

  it('come by their move times the turnover rank of their instrument, over all pages of one ranking', async () => {
    const fresh = await createTestBroker()
    const weights = new Map<string, number>()
    for (const market of marketIds) {
      const board = await fresh.call(marketList, { market, board: 'hot', page: 1, pageSize: 20 })
      board.rows.forEach(({ instrument }, index) => weights.set(instrument.id, 20 - index))
    }
    const scores = rows.map(({ news }) => {
      const weight = news.instrument.kind === 'index' ? 20 : (weights.get(news.instrument.id) ?? 0)
      return 'rate' in news ? Math.round(Math.abs(Number(news.rate)) * 10_000) * weight : undefined
    })
    expect(scores).not.toContain(undefined)
    expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)))
    expect(scores[0]).toBeGreaterThan(0)
    await fresh.broker.close()
  })

  it('have the price of their instrument now', () => {
    for (const { news, quote } of rows) expect(quote?.instrument).toBe(news.instrument.id)
  })
})

describe('the news of a member', () => {
  it('are of what is watched and held, the latest first', async () => {
    const { call, trader, broker } = await createTestBroker()
    const member = await trader('01011110000')
    await call(
      contract.watchlist.watchlistAdd,
      { items: [{ instrument: crypto }, { instrument: watched }] },
      member,
    )
    await call(
      contract.trading.tradePlace,
      { instrument: token, side: 'long', type: 'market', lots: 1, leverage: 1 },
      member,
    )
    const rows = await allPages((after) => call(newsOwn, { after, pageSize: 5 }, member))
    expect(new Set(rows.map(({ news }) => news.instrument.id))).toEqual(new Set([crypto, watched]))
    const times = rows.map(({ news }) => news.at)
    expect(times).toEqual(times.toSorted().toReversed())
    const { total } = await call(marketNews, { instrument: watched, pageSize: 1 })
    expect(rows.filter(({ news }) => news.instrument.id === watched)).toHaveLength(total)
    await broker.close()
  })

  it('are none where nothing is watched or held, and are not for guests', async () => {
    const world = await createTestBroker()
    const member = await world.register('01011110000')
    expect(await world.call(newsOwn, { pageSize: 5 }, member)).toEqual({ rows: [], total: 0 })
    expect((await world.send('news/own', { pageSize: 5 })).http).toBe(401)
    await world.broker.close()
  })
})

describe('a piece of news', () => {
  it('is found by its id, with what to look at next', async () => {
    const world = await createTestBroker()
    const { news, related } = await world.call(newsItem, { id: ofWeek })
    expect(news).toMatchObject({ id: ofWeek, kind: 'weekSummary', from: '2026-03-02', to: '2026-03-08' })
    expect(related).toHaveLength(5)
    expect(related[0]?.instrument.id).toBe(crypto)
    expect(new Set(related.map(({ instrument }) => instrument.market))).toEqual(new Set(['CRYPTO']))
    await world.broker.close()
  })

  it('of an industry group leads to the stocks that it is of', async () => {
    const world = await createTestBroker()
    const { rows } = await world.call(newsHot, { pageSize: 100 })
    const [found] = rows.flatMap(({ news }) => (news.kind === 'sectorMove' ? [news] : []))
    const { related } = await world.call(newsItem, { id: found?.id ?? '' })
    expect(related).toHaveLength(5)
    expect(new Set(related.map(({ instrument }) => instrument.industry.en))).toEqual(
      new Set([found?.sector.en]),
    )
    expect(related.map(({ instrument }) => instrument.id)).toContain(found?.leader.id)
    await world.broker.close()
  })

  it('of every kind that there is keeps its id from list to detail', async () => {
    const world = await createTestBroker()
    const { rows } = await world.call(newsHot, { pageSize: 100 })
    const byKind = new Map(rows.map(({ news }) => [news.kind, news]))
    expect(byKind.size).toBeGreaterThan(4)
    for (const news of byKind.values())
      expect((await world.call(newsItem, { id: news.id })).news).toEqual(news)
    await world.broker.close()
  })

  it.each([
    ['is older than thirty days', 'CRYPTO:XCOMP.weekSummary.2026-02-02T00:00:00.000Z'],
    ['never happened', 'CRYPTO:XCOMP.weekSummary.2026-03-08T00:00:00.000Z'],
    ['is of no listing', 'US:NOBODY.bigMove.2026-03-09T00:00:00.000Z'],
    ['has a name of another form', 'hello'],
  ])('that %s is refused', async (_, id) => {
    const world = await createTestBroker()
    expect((await world.send('news/item', { id }, headersOf(undefined))).msg).toBe('PRODUCT_UNAVAILABLE')
    await world.broker.close()
  })

  it('is refused once thirty days have passed', async () => {
    const world = await createTestBroker()
    const last = plusMs(instant(Date.parse('2026-03-09T00:00:00.000Z')), 30 * DAY_MS - 1)
    world.clock.advance(epochMs(last) - Date.parse(testTime))
    expect((await world.call(newsItem, { id: ofWeek })).news.id).toBe(ofWeek)
    world.clock.advance(1)
    expect((await world.send('news/item', { id: ofWeek })).msg).toBe('PRODUCT_UNAVAILABLE')
    await world.broker.close()
  })
})
