import { marketCandles } from '@onelot/api-client'
import { type CalendarKind, type ChartPeriod, chartPeriods, instrumentId, localDate } from '@onelot/domain'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pause } from '../../../kernel/pause.ts'
import { markets } from '../../../testing/marketArbitraries.ts'
import { type TestBroker, apple, createTestBroker, testTime } from '../../../testing/testBroker.ts'

const dated: ReadonlySet<ChartPeriod> = new Set(['day', 'week', 'month'])
const range = (from: string, to: string) => ({ min: Date.parse(from), max: Date.parse(to) })
const instants = (from: string, to: string) =>
  fc.integer(range(from, to)).map((ms) => new Date(ms).toISOString())
/** Any time of four digits, the years below 100 and those of the market as often as all others. */
const anyTime = fc.oneof(
  instants('0000-01-01T00:00:00Z', '0099-12-31T23:59:59Z'),
  instants('1999-12-01T00:00:00Z', '2039-02-01T00:00:00Z'),
  instants('0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
)
const ids = ['US:AAPL', 'US:SPX', 'FX:JPYKRW', 'KRX:KCOMP', 'CRYPTO:XCOMP', 'SET:SCOMP'].map(instrumentId)
const asked = fc.record({
  instrument: fc.constantFrom(...ids),
  period: fc.constantFrom(...chartPeriods),
  adjustment: fc.constantFrom('none', 'forward', 'backward' as const),
  time: anyTime,
  limit: fc.constantFrom(1, 40, 1000),
})

describe.each(['demo', 'exchange'] satisfies CalendarKind[])(
  'bars before any time, %s calendar',
  (calendar) => {
    let world: TestBroker
    beforeAll(async () => {
      world = await createTestBroker({ calendar })
    })

    it('are a page, or a refusal that names the field: never an error', async () => {
      await fc.assert(
        fc.asyncProperty(asked, async ({ time, ...query }) => {
          const before = dated.has(query.period) ? time.slice(0, 10) : time
          const { http, msg, data } = await world.send('market/candles', { ...query, before })
          const year = Number(time.slice(0, 4))
          const outside = year < 2000 ? 'tooLow' : 'tooHigh'
          const expected =
            year < 2000 || year > 2038
              ? { http: 200, msg: 'VALIDATION', data: { params: {}, fields: { before: outside } } }
              : { http: 200, msg: '', data: { more: expect.any(Boolean) as boolean } }
          expect({ http, msg, data }).toMatchObject(expected)
        }),
        { seed: 8, numRuns: 150 },
      )
    }, 60_000)

    it('cost no more than the days of their page', async () => {
      await fc.assert(
        fc.asyncProperty(asked, async ({ time, instrument, period, adjustment, limit }) => {
          // The market itself answers times of any year.
          const before = dated.has(period) ? localDate(time.slice(0, 10)) : time
          let blocks = 0
          const query = { period, adjustment, limit, before: before as typeof testTime }
          await markets[calendar].candles(instrument, query, testTime, () => {
            blocks += 1
            return Promise.resolve()
          })
          // A thousand months reach beyond every series; intraday, each day adds bars, and weekends in a recorded one none.
          expect(blocks).toBeLessThanOrEqual(dated.has(period) ? 250 : limit + 10)
        }),
        { seed: 9, numRuns: 150 },
      )
    }, 60_000)

    it('are drawn once: a page that is asked for again is the same', async () => {
      for (const period of ['day', 'week', 'month', '30m'] as const) {
        const query = { instrument: apple, period, adjustment: 'backward', limit: 300 } as const
        expect(await world.call(marketCandles, query)).toEqual(await world.call(marketCandles, query))
      }
    })
  },
)

describe('a long read', () => {
  it.each([
    ['market/candles', { instrument: 'FX:JPYKRW', period: 'month', adjustment: 'none', limit: 1000 }],
    ['market/candles', { instrument: 'KRX:KCOMP', period: '30m', adjustment: 'none', limit: 1000 }],
    ['market/list', { market: 'KRX', board: 'hot', page: 1, pageSize: 20 }],
  ])('of %s lets others be answered meanwhile', async (path, query) => {
    const world = await createTestBroker({ calendar: 'exchange' })
    world.clock.advance(3_600_000)
    const yieldTurn = vi.spyOn(world.broker.services, 'yieldTurn').mockImplementation(pause)
    const done: string[] = []
    const long = world.send(path, query).then(() => done.push('long'))
    const short = pause()
      .then(pause)
      .then(() => done.push('short'))
    await Promise.all([long, short])
    expect(done).toEqual(['short', 'long'])
    expect(yieldTurn.mock.calls.length).toBeGreaterThan(40)
  })
})
