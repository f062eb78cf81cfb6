import {
  type Candle,
  type Decimal,
  type InstrumentId,
  type LocalDate,
  type MarketId,
  exact,
  instant,
  marketFacts,
  marketIds,
  plusMs,
  roundTo,
  toLocal,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testMarket } from '../testing/testBroker.ts'
import type { MarketEvent } from './newsEvent.ts'
import type { MarketPort } from './port.ts'

const DAY_MS = 86_400_000
const now = instant(Date.parse('2026-03-10T02:00:00Z'))
const markets = new Map<number, MarketPort>()
const marketOf = (seed: number): MarketPort => {
  const known = markets.get(seed) ?? testMarket({ seed, calendar: 'exchange' })
  markets.set(seed, known)
  return known
}

/** In hundredths of a percent. */
const rate = (from: Decimal, to: Decimal): Decimal =>
  roundTo(exact(to).minus(from).times('10000').div(from), 0, 'halfUp')
const basisPoints = (written: Decimal): Decimal => roundTo(exact(written).times('10000'), 0, 'halfUp')
const greatest = (values: readonly Decimal[]): Decimal => values.reduce((a, b) => (exact(a).gte(b) ? a : b))
const least = (values: readonly Decimal[]): Decimal => values.reduce((a, b) => (exact(a).lte(b) ? a : b))
const sum = (values: readonly Decimal[]) => values.reduce((total, value) => total.plus(value), exact('0'))

/** Bars as a chart shows them, by their dates, and where the date of a moment is among them. */
async function chartOf(market: MarketPort, id: InstrumentId, zone: string) {
  const query = { period: 'day', adjustment: 'none', limit: 450 } as const
  const bars = (await market.candles(id, query, now)).candles
  // A day that goes on around the clock ends on the date after its own.
  const dateOf = ({ kind, at }: MarketEvent): LocalDate =>
    toLocal(zone, kind === 'openingGap' || kind === 'midSession' ? at : plusMs(at, -DAY_MS / 2)).date
  const indexOf = (event: MarketEvent): number => bars.findIndex(({ time }) => time === dateOf(event))
  return { bars, dateOf, indexOf }
}

interface Checked {
  readonly market: MarketPort
  readonly event: MarketEvent
  readonly bars: readonly Candle[]
  readonly index: number
}
const barAt = (bars: readonly Candle[], index: number): Candle => {
  const bar = bars[index]
  if (bar === undefined) throw new Error(`there is no bar ${String(index)}`)
  return bar
}

/** The figures of a piece of news from the chart, the facts and the quotes that anybody can read. */
async function figuresOf({ market, event, bars, index }: Checked): Promise<Record<string, unknown>> {
  const { instrument, at } = event
  const day = barAt(bars, index)
  const { close: previous } = barAt(bars, index - 1)
  const moved = (price: Decimal) => ({ price, previous, points: rate(previous, price) })
  switch (event.kind) {
    case 'openingGap':
      return moved(day.open)
    case 'midSession':
      return moved(market.quote(instrument, at)?.price ?? previous)
    case 'bigMove':
      return moved(day.close)
    case 'upperLimit':
      return moved(day.high)
    case 'lowerLimit':
      return moved(day.low)
    case 'high52Week':
    case 'low52Week': {
      const since = market.session(instrument, plusMs(at, -365 * DAY_MS))?.tradingDay ?? ''
      const first = bars.findLastIndex(({ time }) => time <= since)
      const year = bars.slice(first, index)
      return event.kind === 'high52Week'
        ? { ...moved(day.close), extreme: day.high, before: greatest(year.map(({ high }) => high)) }
        : { ...moved(day.close), extreme: day.low, before: least(year.map(({ low }) => low)) }
    }
    case 'unusualVolume': {
      const average = sum(bars.slice(index - 20, index).map(({ volume }) => volume)).div('20')
      return {
        ...moved(day.close),
        volume: day.volume,
        average: roundTo(average, 0, 'down'),
        times: Number(roundTo(exact(day.volume).div(average), 1, 'down')),
      }
    }
    case 'foreignBuying':
    case 'foreignSelling': {
      const later = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((days) => plusMs(at, days * DAY_MS))
      const told = later.flatMap((time) => market.facts(instrument, time) ?? [])
      const days = told.map((facts) => facts.days).find(([first]) => first?.date === day.time) ?? []
      const net = days.map(({ netBuying }) => netBuying.foreign)
      const side = event.kind === 'foreignBuying' ? '1' : '-1'
      return {
        ...moved(day.close),
        days: net.filter((units) => exact(units).times(side).gt('0')).length,
        units: sum(net).abs().toFixed(),
      }
    }
    case 'milestone':
      return moved(day.close)
    case 'weekSummary': {
      const week = bars.slice(
        bars.findIndex(({ time }) => time === event.from),
        index + 1,
      )
      const before = barAt(bars, index - week.length).close
      return {
        price: day.close,
        previous: before,
        points: rate(before, day.close),
        high: greatest(week.map(({ high }) => high)),
        low: least(week.map(({ low }) => low)),
        to: day.time,
      }
    }
    case 'sectorMove': {
      const query = { period: 'day', adjustment: 'none', limit: 60 } as const
      let [before, after] = [exact('0'), exact('0')]
      let leader = { id: instrument, points: exact('0') }
      for (const id of event.members) {
        const own = (await market.candles(id, query, now)).candles
        const position = own.findIndex(({ time }) => time === day.time)
        const [from, to] = [barAt(own, position - 1).close, barAt(own, position).close]
        const shares = market.facts(id, now)?.sharesOutstanding ?? '0'
        before = before.plus(exact(from).times(shares))
        after = after.plus(exact(to).times(shares))
        const points = exact(to)
          .minus(from)
          .div(from)
          .times(event.rate.startsWith('-') ? '-1' : '1')
        if (leader.id === instrument || points.gt(leader.points)) leader = { id, points }
      }
      const away = after.minus(before).times('10000').div(before)
      return { points: roundTo(away, 0, 'halfUp'), leader: leader.id }
    }
    case 'dividend':
    case 'split':
    case 'listed':
    case 'halted':
    case 'resumed':
      return {}
  }
}

/** The same figures as the news has them. */
function toldBy(event: MarketEvent, recomputed: Record<string, unknown>): Record<string, unknown> {
  const told: Record<string, unknown> = {
    ...event,
    ...('rate' in event && { points: basisPoints(event.rate) }),
  }
  if (event.kind === 'unusualVolume') told['times'] = Number(event.times)
  return Object.fromEntries(Object.keys(recomputed).map((key) => [key, told[key]]))
}

/** What is traded most in a market, and its indices. */
const candidates = (market: MarketPort, id: MarketId): readonly InstrumentId[] => [
  ...market.listings().flatMap((one) => (one.market === id && one.kind === 'index' ? [one.id] : [])),
  ...market.board('hot', id, now, { number: 1, size: 20 }).rows.map(({ instrument }) => instrument.id),
]

const someInstrument = fc.record({
  seed: fc.constantFrom(7, 8),
  market: fc.constantFrom(...marketIds),
  pick: fc.nat(20),
})
const pickOf = (market: MarketPort, id: MarketId, pick: number): InstrumentId => {
  const all = candidates(market, id)
  const found = all[pick % all.length]
  if (found === undefined) throw new Error(`${id} has no listing`)
  return found
}

describe('each piece of news', () => {
  it('has the figures that the chart, the facts and the quotes have', async () => {
    const kinds = new Set<MarketEvent['kind']>()
    await fc.assert(
      fc.asyncProperty(someInstrument, async ({ seed, market: id, pick }) => {
        const market = marketOf(seed)
        const instrument = pickOf(market, id, pick)
        const { bars, indexOf } = await chartOf(market, instrument, marketFacts[id].zone)
        for (const event of await market.news(instrument, now)) {
          const figures = await figuresOf({ market, event, bars, index: indexOf(event) })
          expect(toldBy(event, figures), `${instrument} ${event.kind} ${event.at}`).toEqual(figures)
          kinds.add(event.kind)
        }
      }),
      { seed: 20_261_125, numRuns: 60 },
    )
    expect([...kinds].toSorted()).toEqual(
      [
        'bigMove',
        'foreignBuying',
        'foreignSelling',
        'high52Week',
        'low52Week',
        'midSession',
        'milestone',
        'openingGap',
        'sectorMove',
        'unusualVolume',
        'weekSummary',
      ].toSorted(),
    )
  })

  it('tells of every day that a chart shows to have closed far from the close before, and of no other', async () => {
    let told = 0
    await fc.assert(
      fc.asyncProperty(someInstrument, async ({ seed, market: id, pick }) => {
        const market = marketOf(seed)
        const instrument = pickOf(market, id, pick)
        const kind = market.listing(instrument)?.kind
        const far = kind === 'index' ? 200 : kind === 'forex' ? 100 : 500
        const { bars, dateOf } = await chartOf(market, instrument, marketFacts[id].zone)
        const news = await market.news(instrument, now)
        const days = news.flatMap((event) =>
          event.kind === 'bigMove' || event.kind === 'upperLimit' || event.kind === 'lowerLimit'
            ? [dateOf(event)]
            : [],
        )
        // The last bar still grows, or is of a day whose news is told already; the first day of the month may have ended before it.
        const month = bars.filter(
          ({ time }) => time > toLocal('UTC', plusMs(now, -29 * DAY_MS)).date && time < '2026-03-09',
        )
        const moved = month.filter(({ time, close }) => {
          const before = bars[bars.findIndex((bar) => bar.time === time) - 1]?.close ?? close
          return exact(close)
            .minus(before)
            .abs()
            .times('10000')
            .gte(exact(before).times(String(far)))
        })
        const shown = month.filter(({ time }) => days.some((day) => day === time))
        expect(shown.map(({ time }) => time)).toEqual(moved.map(({ time }) => time))
        told += moved.length
      }),
      { seed: 20_261_126, numRuns: 30 },
    )
    expect(told).toBeGreaterThan(20)
  })
})
