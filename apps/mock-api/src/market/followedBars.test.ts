import {
  type BarSeries,
  type CalendarKind,
  type Candle,
  type ChartPeriod,
  type Instant,
  type Instrument,
  chartPeriods,
  defaultMarkets,
  emptySeries,
  isIntradayPeriod,
  nextBarTime,
  plusMs,
  candlesOf,
  sessionAt,
  withEnded,
  withNewest,
  withTick,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendars, instruments, markets, quoteOf, someTime } from '../testing/marketArbitraries.ts'

const periods = fc.constantFrom(...chartPeriods)
const intraday = fc.constantFrom(...chartPeriods.filter(isIntradayPeriod))
const PAGE_BARS = 20

interface Watched {
  readonly calendar: CalendarKind
  readonly instrument: Instrument
  readonly period: ChartPeriod
}

async function read({ calendar, instrument, period }: Watched, at: Instant, before?: Instant) {
  const query = { period, adjustment: 'none', limit: PAGE_BARS, ...(before && { before }) } as const
  return (await markets[calendar].candles(instrument.id, query, at)).candles
}

/** A chart that is opened at `from`, and hears a quote each `everyMs` for some time of the same regular session. */
async function follow(watched: Watched, from: Instant, everyMs: number, forMs: number) {
  const { calendar, instrument, period } = watched
  const session = sessionAt(defaultMarkets[instrument.market], calendar, from)
  let series: BarSeries = withNewest(emptySeries(period), await read(watched, from))
  let at = from
  for (; at < plusMs(from, forMs) && at < session.until; at = plusMs(at, everyMs))
    series = withTick(series, {
      quote: quoteOf(markets[calendar], instrument, at),
      tradingDay: session.tradingDay,
    })
  return { series, at: plusMs(at, -everyMs) }
}

/** The next moment of a regular session. */
function inRegular(calendar: CalendarKind, { market }: Instrument, at: Instant): Instant {
  let now = at
  for (;;) {
    const session = sessionAt(defaultMarkets[market], calendar, now)
    if (session.phase === 'regular') return now
    now = session.until
  }
}

const last = (bars: readonly Candle[], count: number) => bars.slice(-count)
const prices = ({ time, open, high, low, close }: Candle) => ({ time, open, high, low, close })

describe('bars that follow every quote', () => {
  it('are those of the broker, in every period and market', async () => {
    await fc.assert(
      fc.asyncProperty(
        calendars,
        instruments,
        periods,
        someTime,
        async (calendar, instrument, period, when) => {
          const watched = { calendar, instrument, period }
          // A slot of the simulated market is 1.875 s long: no price is missed.
          const { series, at } = await follow(
            watched,
            inRegular(calendar, instrument, when),
            1_875,
            7 * 60_000,
          )
          expect(last(candlesOf(series), 5).map(prices)).toEqual(last(await read(watched, at), 5).map(prices))
        },
      ),
      { seed: 41, numRuns: 60 },
    )
  })

  it('have the volume of the broker, from the first bar that begins while they are followed', async () => {
    await fc.assert(
      fc.asyncProperty(calendars, instruments, someTime, async (calendar, instrument, when) => {
        const watched = { calendar, instrument, period: '1m' } as const
        const from = inRegular(calendar, instrument, when)
        const { series, at } = await follow(watched, from, 1_875, 4 * 60_000)
        const followed = candlesOf(series).filter(({ time }) => time > from)
        expect(followed).toEqual((await read(watched, at)).filter(({ time }) => time > from))
      }),
      { seed: 42, numRuns: 40 },
    )
  })
})

describe('bars of which quotes are missed', () => {
  it('are those of the broker once they have ended and were read', async () => {
    await fc.assert(
      fc.asyncProperty(
        calendars,
        instruments,
        intraday,
        someTime,
        fc.integer({ min: 3_000, max: 40_000 }),
        async (calendar, instrument, period, when, everyMs) => {
          const watched = { calendar, instrument, period }
          const from = inRegular(calendar, instrument, when)
          const { series, at } = await follow(watched, from, everyMs, 45 * 60_000)
          const end = series.ended.at(-1)?.time ?? at
          const before = nextBarTime(period, end)
          const inMinutes = { ...watched, period: period === 'timeShare' ? ('1m' as const) : period }
          const settled = withEnded(series, await read(inMinutes, at, before), before)
          expect(settled.unread).toBe(0)
          const broker = (await read(watched, at)).filter(({ time }) => time <= end)
          expect(last(settled.ended, PAGE_BARS - 1)).toEqual(last(broker, PAGE_BARS - 1))
        },
      ),
      { seed: 43, numRuns: 60 },
    )
  })
})
