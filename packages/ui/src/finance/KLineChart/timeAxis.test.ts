import { describe, expect, it } from 'vitest'
import { barsADay, timeTicks } from './timeAxis.ts'
import { timeLabels } from './timeLabels.ts'

const day = 86_400_000
const weekdays = (from: string, count: number): { wall: number }[] => {
  const bars: { wall: number }[] = []
  for (let wall = Date.parse(from); bars.length < count; wall += day) {
    const weekday = new Date(wall).getUTCDay()
    if (weekday !== 0 && weekday !== 6) bars.push({ wall })
  }
  return bars
}
const session = (date: string): { wall: number }[] =>
  Array.from({ length: 390 }, (_, minute) => ({ wall: Date.parse(`${date}T09:30:00Z`) + minute * 60_000 }))

const labelSpace = 60
const english = timeLabels('en', 'day')

describe('labels of a daily chart', () => {
  const bars = weekdays('2017-11-06', 120)
  const at = (barSpace: number, from = 0) =>
    timeTicks({ bars, period: 'day', from, to: bars.length, barSpace, labelSpace, barsADay: 1 })
  const text = (barSpace: number) =>
    at(barSpace).map(({ index, unit }) => english.tick(bars[index]?.wall ?? 0, unit))

  it('names months, and the year where it changes', () => {
    expect(text(4)).toEqual(['Dec', '2018', 'Feb', 'Mar', 'Apr'])
  })

  it('names the middle of a month where there is room', () => {
    expect(text(7).slice(0, 6)).toEqual(['16', 'Dec', '18', '2018', '16', 'Feb'])
  })

  it('names weeks when zoomed in, with the month on its first week', () => {
    expect(text(14).slice(0, 8)).toEqual(['13', '20', '27', 'Dec 4', '11', '18', '25', 'Jan 2018'])
  })

  it('names quarters when zoomed out', () => {
    expect(text(2)).toEqual(['2018', 'Apr'])
  })

  it('keeps a label on its bar while the view pans', () => {
    const everywhere = at(4).map(({ index }) => index)
    expect(at(4, 30).map(({ index }) => index)).toEqual(everywhere.filter((index) => index >= 30))
  })
})

describe('labels of a chart by minutes', () => {
  const bars = [...session('2026-01-05'), ...session('2026-01-06')]
  const ticks = (barSpace: number) =>
    timeTicks({ bars, period: '1m', from: 300, to: 500, barSpace, labelSpace, barsADay: barsADay(bars) })

  it('marks the day where a session begins, not the gap before it', () => {
    expect(ticks(6)).toContainEqual({ index: 390, unit: 'day' })
  })

  it('puts the other labels on whole steps of the clock', () => {
    const minutes = ticks(6)
      .filter(({ unit }) => unit === 'time')
      .map(({ index }) => new Date(bars[index]?.wall ?? 0).getUTCMinutes())
    expect(minutes.every((minute) => minute % 10 === 0)).toBe(true)
    expect(minutes.length).toBeGreaterThan(5)
  })

  it('names some hours of a day of 24 hours that is shown whole', () => {
    const round = Array.from({ length: 1_440 }, (_, minute) => ({
      wall: Date.parse('2026-01-05T00:00:00Z') + minute * 60_000,
    }))
    const shown = timeTicks({
      bars: round,
      period: 'timeShare',
      from: 0,
      to: round.length,
      barSpace: 0.22,
      labelSpace,
      barsADay: barsADay(round),
    })
    expect(shown.map(({ index }) => index / 60)).toEqual([6, 12, 18])
  })

  it('drops the hour that would touch the first label of a day', () => {
    const indexes = ticks(1.5).map(({ index }) => index)
    expect(indexes).toContain(390)
    expect(
      indexes.every((index, at) => at === 0 || index - (indexes[at - 1] ?? 0) >= (labelSpace / 1.5) * 0.8),
    ).toBe(true)
  })

  it('counts the bars of an average day', () => {
    expect(barsADay(bars)).toBe(390)
    expect(barsADay([])).toBe(1)
  })
})

describe('labels of weeks and months', () => {
  const mondays = Array.from({ length: 200 }, (_, week) => ({
    wall: Date.parse('2015-01-05') + week * 7 * day,
  }))

  it('names the years of a weekly chart', () => {
    const ticks = timeTicks({
      bars: mondays,
      period: 'week',
      from: 0,
      to: 200,
      barSpace: 2,
      labelSpace,
      barsADay: 1,
    })
    expect(
      ticks.map(({ index, unit }) => timeLabels('en', 'week').tick(mondays[index]?.wall ?? 0, unit)),
    ).toEqual(['2016', '2017', '2018'])
  })

  it('labels nothing in an empty series', () => {
    expect(
      timeTicks({ bars: [], period: 'month', from: 0, to: 0, barSpace: 8, labelSpace, barsADay: 1 }),
    ).toEqual([])
  })
})

describe('a full time', () => {
  const wall = Date.UTC(2026, 0, 5, 14, 35)

  it.each([
    ['en', 'day', 'Mon, Jan 5, 2026'],
    ['ko-KR', 'day', '2026년 1월 5일 (월)'],
    ['zh-TW', 'day', '2026年1月5日週一'],
    ['en', '5m', 'Jan 5, 2026, 14:35'],
    ['en', 'month', 'Jan 2026'],
  ] as const)('in %s for period %s reads %s', (locale, period, text) => {
    expect(timeLabels(locale, period).full(wall)).toBe(text)
  })
})
