import {
  type Candle,
  decimal,
  defaultMarkets,
  fromLocal,
  instant,
  localDate,
  sessionAt,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  type AdjustedDays,
  type ShownPrices,
  adjustedDays,
  adjustmentDays,
  dayOfPrices,
  drawnNow,
  isAdjustedForward,
  keptDrawing,
  shownDrawing,
} from './drawnPrices.ts'
import type { Drawing } from './drawings.ts'

const [second, fifth, ninth] = [localDate('2026-03-02'), localDate('2026-03-05'), localDate('2026-03-09')]
/** Four shares of one since the fifth, and before it a dividend of one per cent, of the fourth. */
const days: AdjustedDays = new Map([
  [second, { traded: decimal('400'), adjusted: decimal('99') }],
  [localDate('2026-03-04'), { traded: decimal('400'), adjusted: decimal('100') }],
  [fifth, { traded: decimal('101'), adjusted: decimal('101') }],
])
const shown: ShownPrices = {
  isAdjusted: true,
  today: ninth,
  zone: 'America/New_York',
  ticks: [{ from: decimal('0'), tick: decimal('0.01') }],
}
const asTraded: ShownPrices = { ...shown, isAdjusted: false }
const at = (day: number) => instant(Date.UTC(2026, 2, day, 15))
const point = (day: number, price: string) => ({ at: at(day), price: decimal(price) })
const base = { note: '', colour: 'grey' } as const
const line = (pricesOf: Drawing['pricesOf']): Drawing => ({
  ...base,
  kind: 'line',
  id: 'drawn-1',
  price: decimal('200.00'),
  pricesOf,
})
const trend = (pricesOf: Drawing['pricesOf'], from: string, to: string): Drawing => ({
  ...base,
  kind: 'trend',
  id: 'drawn-2',
  points: [point(2, from), point(5, to)],
  pricesOf,
})
const prices = (drawing: Drawing | undefined) =>
  drawing?.kind === 'line' ? [drawing.price] : drawing?.points.map(({ price }) => price)

describe('what was drawn before a split', () => {
  it.each([shown, asTraded])('is, as a line across the chart, a price of now: %j', (chart) => {
    expect(prices(shownDrawing(line(second), days, chart))).toEqual(['49.5'])
  })
  it('stays at its bars where they are adjusted', () => {
    expect(prices(shownDrawing(trend(second, '400', '408'), days, shown))).toEqual(['99', '100.98'])
    expect(prices(shownDrawing(trend('traded', '400', '101'), days, shown))).toEqual(['99', '101'])
  })
  it('stays at its bars where they are as traded', () => {
    expect(prices(shownDrawing(trend(second, '400', '408'), days, asTraded))).toEqual(['400', '100.98'])
    expect(prices(shownDrawing(trend('traded', '400', '101'), days, asTraded))).toEqual(['400', '101'])
  })
  it('is not shown until the adjustment is known', () => {
    expect(shownDrawing(line(second), new Map(), shown)).toBeUndefined()
    expect(shownDrawing(trend('traded', '400', '101'), new Map([...days].slice(1)), shown)).toBeUndefined()
  })
  it('is as it was kept where it is unknown of which day its prices are', () => {
    expect(shownDrawing(line(undefined), days, shown)).toEqual(line(undefined))
  })
  it('never has a price of zero', () => {
    const least = { ...line(second), kind: 'line' as const, price: decimal('0.01') }
    expect(prices(shownDrawing(least, days, shown))).toEqual(['0.01'])
  })
})

describe('the adjustment of a day', () => {
  const bar = (day: string, price: string): Candle => ({
    time: localDate(day),
    open: decimal(price),
    high: decimal(price),
    low: decimal(price),
    close: decimal(price),
    volume: decimal('1'),
    simulated: false,
  })
  const read = {
    traded: [bar('2026-03-02', '400'), bar('2026-03-04', '408'), bar('2026-03-05', '101')],
    adjusted: [bar('2026-03-02', '100'), bar('2026-03-04', '102'), bar('2026-03-05', '101')],
  }
  const ofBars = (day: string, bars = read) => adjustedDays([localDate(day)], bars).get(localDate(day))
  it('is that of its bar, or of the last bar before it', () => {
    expect([ofBars('2026-03-04'), ofBars('2026-03-03'), ofBars('2026-03-09')]).toMatchObject([
      { traded: '408', adjusted: '102' },
      { traded: '400', adjusted: '100' },
      { traded: '101', adjusted: '101' },
    ])
  })
  it('is that of the first bar where it lies before all', () => {
    expect(ofBars('2026-02-27')).toMatchObject({ traded: '400', adjusted: '100' })
  })
  it('takes no bar that only one of the two reads has', () => {
    expect(ofBars('2026-03-05', { ...read, adjusted: read.adjusted.slice(0, 2) })).toMatchObject({
      traded: '408',
      adjusted: '102',
    })
  })
  it('is none in a listing without bars', () => {
    expect(ofBars('2026-03-05', { traded: [], adjusted: [] })).toEqual({ traded: '1', adjusted: '1' })
  })
})

describe('the days to be read', () => {
  it('are none where something was drawn today, or is shown as it was traded', () => {
    expect(adjustmentDays([line(ninth), trend(ninth, '1', '2')], shown)).toEqual([])
    expect(adjustmentDays([line(undefined), trend('traded', '1', '2')], asTraded)).toEqual([])
  })
  it('are those of the drawing and those of its points, each once', () => {
    expect(adjustmentDays([line(fifth), trend('traded', '1', '2')], shown)).toEqual([second, fifth])
    expect(adjustmentDays([trend(localDate('2026-03-04'), '1', '2')], asTraded)).toEqual([
      second,
      '2026-03-04',
      fifth,
    ])
  })
})

describe('what is kept of a change', () => {
  const kept = trend(second, '400', '408')
  const before = trend(second, '99', '100.98')
  it('has its prices as they were where it was renamed', () => {
    expect(keptDrawing({ ...before, note: 'Channel' }, kept, before, ninth)).toEqual({
      ...kept,
      note: 'Channel',
    })
  })
  it('has prices of now where one of them was moved', () => {
    const moved = trend(second, '99', '105')
    expect(keptDrawing(moved, kept, before, ninth)).toEqual({ ...moved, pricesOf: ninth })
  })
})

describe('prices that are drawn', () => {
  it('are adjusted to now in bars of a day and more, where that is chosen', () => {
    expect([
      isAdjustedForward('day', 'forward'),
      isAdjustedForward('day', 'backward'),
      isAdjustedForward('day', 'none'),
      isAdjustedForward('timeShare', 'forward'),
    ]).toEqual([true, false, false, false])
  })
  it('are as traded at points of bars that are', () => {
    expect([drawnNow('trend', asTraded), drawnNow('line', asTraded), drawnNow('text', shown)]).toEqual([
      'traded',
      ninth,
      ninth,
    ])
  })
  it.each([
    ['KRX', '2026-03-09T07:30', '2026-03-08'],
    ['KRX', '2026-03-09T08:30', '2026-03-09'],
    ['KRX', '2026-03-09T08:55', '2026-03-09'],
    ['KRX', '2026-03-09T09:30', '2026-03-09'],
    ['KRX', '2026-03-09T19:00', '2026-03-09'],
    ['KRX', '2026-03-09T15:35', '2026-03-09'],
    ['TWSE', '2026-03-09T08:55', '2026-03-08'],
    ['TWSE', '2026-03-09T13:45', '2026-03-09'],
    ['TWSE', '2026-03-09T15:00', '2026-03-09'],
    ['SET', '2026-03-09T09:55', '2026-03-08'],
    ['SET', '2026-03-09T13:00', '2026-03-09'],
    ['SET', '2026-03-09T17:00', '2026-03-09'],
    ['US', '2026-03-09T03:00', '2026-03-08'],
  ] as const)('are of the last day that had opened: in %s at %s, of %s', (id, time, day) => {
    const market = defaultMarkets[id]
    const now = fromLocal(market.zone, ninth, 60 * Number(time.slice(11, 13)) + Number(time.slice(14)))
    expect(dayOfPrices({ session: sessionAt(market, 'exchange', now), market, now })).toBe(day)
  })
})
