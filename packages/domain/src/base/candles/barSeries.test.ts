import { describe, expect, it } from 'vitest'
import { type Instant, instant, localDate } from '../instant.ts'
import { instrumentId } from '../ids.ts'
import { decimal } from '../money/decimal.ts'
import {
  type BarSeries,
  candlesOf,
  emptySeries,
  withEnded,
  withGap,
  withNewest,
  withOlder,
  withTick,
  withTime,
} from './barSeries.ts'
import type { Candle, ChartPeriod } from './candle.ts'
import type { Tick } from './foldQuote.ts'

/** A time of Tuesday, in UTC. */
const at = (time: string): Instant => instant(Date.parse(`2026-03-10T${time}Z`))
const tuesday = localDate('2026-03-10')

/** Prices and volume in order: open, high, low, close, volume. */
function bar(time: Candle['time'], ...figures: Figures): Candle {
  const [open, high, low, close, volume] = figures.map((figure) => decimal(String(figure)))
  if (!open || !high || !low || !close || !volume) throw new Error('a bar has five figures')
  return { time, open, high, low, close, volume, simulated: true }
}
type Figures = readonly [number, number, number, number, number]
const minute = (time: string, ...figures: Figures) => bar(at(time), ...figures)

interface Told {
  /** Traded on the day. */
  readonly volume?: number
  readonly high?: number
  readonly low?: number
}

function tick(time: string, price: number, { volume = 1_000, high = 200, low = 50 }: Told = {}): Tick {
  const text = (value: number) => decimal(String(value))
  return {
    tradingDay: tuesday,
    quote: {
      instrument: instrumentId('US:AAPL'),
      price: text(price),
      previousClose: text(100),
      open: text(100),
      high: text(high),
      low: text(low),
      bid: text(price),
      ask: text(price),
      volume: text(volume),
      turnover: text(1),
      at: at(time),
    },
  }
}

const read = (period: ChartPeriod, ...page: readonly Candle[]): BarSeries =>
  withNewest(emptySeries(period), page)
const after = (series: BarSeries, ...ticks: readonly Tick[]): BarSeries => ticks.reduce(withTick, series)

describe('bars that begin with a quote', () => {
  it.each([true, false])('are of the origin of the bar before: simulated %s', (simulated) => {
    for (const [period, time] of [
      ['1m', at('02:00:00')],
      ['day', localDate('2026-03-09')],
    ] as const) {
      const before = read(period, { ...bar(time, 90, 95, 85, 90, 10), simulated })
      const { candle } = after(before, tick('02:01:01', 100)).running ?? {}
      expect([period, candle?.time === time, candle?.simulated]).toEqual([period, false, simulated])
    }
  })
})

describe('a minute that quotes move', () => {
  const before = read('1m', minute('02:00:00', 90, 95, 85, 90, 10))

  it('keeps the open, the highest and the lowest of all its quotes, and counts what was traded', () => {
    const series = after(
      before,
      tick('02:00:59', 90, { volume: 1_000 }),
      tick('02:01:01', 100, { volume: 1_005 }),
      tick('02:01:20', 107, { volume: 1_012 }),
      tick('02:01:59.999', 96, { volume: 1_030 }),
    )
    expect(series.running?.candle).toEqual(minute('02:01:00', 100, 107, 96, 96, 30))
  })

  it('keeps what was read of it', () => {
    const series = after(before, tick('02:00:30', 92), tick('02:00:40', 91, { volume: 1_007 }))
    expect(series.running?.candle).toEqual(minute('02:00:00', 90, 95, 85, 91, 17))
  })

  it('has the highest and the lowest of the day that no quote had as its price', () => {
    const series = after(
      before,
      tick('02:00:30', 92, { high: 200, low: 50 }),
      tick('02:00:31', 92, { high: 210, low: 45 }),
    )
    expect(series.running?.candle).toMatchObject({ high: '210', low: '45', close: '92' })
  })

  it('does not have those of the minute before', () => {
    const series = after(before, tick('02:00:59', 92, { high: 200 }), tick('02:01:01', 93, { high: 210 }))
    expect(series.running?.candle).toMatchObject({ high: '93' })
  })

  it('counts from nothing where the day does', () => {
    const series = after(
      before,
      tick('02:00:59', 92, { volume: 9_000 }),
      tick('02:01:01', 93, { volume: 40 }),
    )
    expect(series.running?.candle.volume).toBe('40')
  })

  it.each([
    ['older than the last', ['02:00:30', '02:00:20']],
    ['older than the last bar', ['01:59:59']],
  ])('is not changed by a quote that is %s', (_, times) => {
    const [first = '', ...rest] = times
    const known = rest.length === 0 ? before : after(before, tick(first, 92))
    expect(after(known, tick(rest[0] ?? first, 300))).toBe(known)
  })

  it('leaves the bars that have ended the same array', () => {
    const one = after(before, tick('02:01:01', 93))
    expect(after(one, tick('02:01:02', 94)).ended).toBe(one.ended)
  })
})

describe('a bar of minutes', () => {
  it('ends with the first quote after it, and is read once', () => {
    const series = after(
      read('5m', minute('02:00:00', 90, 95, 85, 90, 10)),
      tick('02:04:59', 94),
      tick('02:05:00', 96),
    )
    expect(candlesOf(series).map(({ time }) => time)).toEqual([at('02:00:00'), at('02:05:00')])
    expect(series).toMatchObject({ unread: 1, gap: false })
    const ended = minute('02:00:00', 90, 99, 80, 94, 70)
    const settled = withEnded(series, [ended], at('02:05:00'))
    expect(settled).toMatchObject({ ended: [ended], unread: 0 })
  })

  it('ends by the clock where no quote follows it', () => {
    const series = after(read('1m', minute('02:00:00', 90, 95, 85, 90, 10)), tick('02:00:30', 92))
    expect(withTime(series, at('02:00:59')).unread).toBe(0)
    const ended = withTime(series, at('02:01:00'))
    expect(ended).toMatchObject({ unread: 1, running: undefined })
    expect(after(ended, tick('02:01:10', 93))).toMatchObject({ unread: 1, gap: false })
  })

  it('is not ended by the clock while the market is closed, where no quote moves it', () => {
    const series = read('1m', minute('02:00:00', 90, 95, 85, 90, 10))
    expect(withTime(series, at('09:00:00'))).toBe(series)
  })

  it('stays as quotes made it where the broker has nothing of it yet', () => {
    const series = after(read('1m', minute('02:00:00', 90, 95, 85, 90, 10)), tick('02:01:01', 96))
    expect(withEnded(series, [], at('02:01:00'))).toMatchObject({ ended: series.ended, unread: 0 })
  })

  it('that the broker does not have is gone once later ones are read', () => {
    const series = after(
      read('1m', minute('02:00:00', 90, 95, 85, 90, 10)),
      tick('02:01:01', 96),
      tick('02:02:01', 96),
    )
    const page = [minute('02:00:00', 90, 95, 85, 90, 10), minute('02:02:00', 96, 96, 96, 96, 1)]
    expect(candlesOf(withNewest(series, page)).map(({ time }) => time)).toEqual([
      at('02:00:00'),
      at('02:02:00'),
    ])
  })
})

describe('bars that were missed', () => {
  const page = [minute('02:00:00', 90, 95, 85, 90, 10), minute('02:01:00', 90, 91, 89, 90, 10)]

  it('leave a gap, which a read of the newest closes', () => {
    const series = after(read('1m', ...page), tick('02:31:05', 120, { volume: 5_000 }))
    expect(series.gap).toBe(true)
    const missed = Array.from({ length: 31 }, (_, index) =>
      minute(`02:${String(index + 1).padStart(2, '0')}:00`, 90, 130, 80, 110, 50),
    )
    const filled = withNewest(series, missed)
    expect(filled).toMatchObject({ gap: false, unread: 0 })
    expect(candlesOf(filled).map(({ time }) => time)).toEqual([
      page[0]?.time,
      ...missed.map(({ time }) => time),
    ])
    expect(filled.running?.candle).toEqual(minute('02:31:00', 90, 130, 80, 120, 50))
    expect(after(filled, tick('02:31:06', 121, { volume: 5_004 })).running?.candle.volume).toBe('54')
  })

  it('leave a gap where the stream was silent within one bar', () => {
    const silent = withGap(after(read('1m', ...page), tick('02:01:05', 120)))
    const read2 = withNewest(silent, [minute('02:01:00', 90, 140, 70, 95, 90)])
    expect(read2).toMatchObject({ gap: false, running: { candle: { high: '140', low: '70', close: '95' } } })
  })

  it('begin the series anew where they are more than a page', () => {
    const later = [minute('09:00:00', 1, 1, 1, 1, 1), minute('09:01:00', 1, 1, 1, 1, 1)]
    expect(candlesOf(withNewest(read('1m', ...page), later))).toEqual(later)
  })

  it('keep a bar that began while they were read, and what was read after its end', () => {
    const series = after(read('1m', ...page), tick('02:01:58', 92), tick('02:02:00', 94))
    const late = withNewest(series, [minute('02:01:00', 90, 93, 88, 91, 15)])
    expect(late.running?.candle.time).toBe(at('02:02:00'))
    expect(late).toMatchObject({ unread: 1, ended: [page[0], { high: '93', low: '88', close: '92' }] })
    const ended = withEnded(late, [minute('02:01:00', 90, 94, 87, 92, 20)], at('02:02:00'))
    expect(withNewest(ended, [minute('02:01:00', 90, 93, 88, 91, 15)]).ended.at(-1)?.high).toBe('94')
  })
})

describe('bars that are read again', () => {
  const page = [minute('02:00:00', 90, 95, 85, 90, 10), minute('02:01:00', 90, 91, 89, 90, 10)]

  it('keep the older ones', () => {
    const older = minute('01:59:00', 80, 95, 80, 90, 10)
    const series = withNewest(withOlder(read('1m', ...page), [older]), page)
    expect(candlesOf(series)).toEqual([older, ...page])
  })

  it('are the same array where nothing of them is another', () => {
    const series = read('1m', ...page)
    expect(
      withNewest(
        series,
        page.map((one) => ({ ...one })),
      ).ended,
    ).toBe(series.ended)
  })

  it('leave the older ones where an adjustment changed all', () => {
    const older = minute('01:59:00', 80, 95, 80, 90, 10)
    const halved = [minute('02:00:00', 45, 47, 42, 45, 20), minute('02:01:00', 45, 46, 44, 45, 20)]
    expect(candlesOf(withNewest(withOlder(read('1m', ...page), [older]), halved))).toEqual(halved)
  })
})

describe('a day, and what holds days', () => {
  const now = tick('02:00:00', 106, { volume: 5_000, high: 112, low: 98 })

  it('has the figures of the quote, whatever was missed', () => {
    const series = after(read('day', bar(tuesday, 100, 105, 99, 101, 10)), now)
    expect(series.running?.candle).toEqual(bar(tuesday, 100, 112, 98, 106, 5_000))
  })

  it('begins with its own open, highest and lowest', () => {
    const monday = bar(localDate('2026-03-09'), 100, 105, 99, 101, 10)
    expect(candlesOf(after(read('day', monday), now))).toEqual([
      monday,
      bar(tuesday, 100, 112, 98, 106, 5_000),
    ])
  })

  it.each([
    ['week', '2026-03-09'],
    ['month', '2026-03-02'],
  ] as const)('of a %s has those of the days before too', (period, begins) => {
    const since = localDate(begins)
    const series = after(
      read(period, bar(since, 80, 110, 70, 101, 90_000)),
      now,
      tick('02:00:01', 107, { volume: 5_100, high: 113, low: 98 }),
    )
    expect(series.running?.candle).toEqual(bar(since, 80, 113, 70, 107, 90_100))
  })

  it('is the first of a new week', () => {
    const friday = bar(localDate('2026-03-06'), 100, 105, 99, 101, 10)
    expect(after(read('week', friday), now).running?.candle.time).toBe(tuesday)
  })
})
