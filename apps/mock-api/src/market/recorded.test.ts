import { readFileSync } from 'node:fs'
import { type Candle, adjustCandles, instant, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMarket } from './market.ts'
import { loadRecorded } from './recorded.ts'

const file = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))

const numbers = ({ time, open, high, low, close, volume }: Candle): readonly (string | number)[] => [
  time,
  ...[open, high, low, close, volume].map(Number),
]
const now = instant(Date.parse('2026-03-04T05:21:07.500Z'))
const aapl = instrumentId('US:AAPL')
const market = createMarket({ seed: 1, calendar: 'demo' })

describe('the recorded series', () => {
  it('equal their files', async () => {
    const apple = await loadRecorded('aapl')
    const index = await loadRecorded('sp500')
    const columns = (row: readonly string[], at: readonly number[]) => [
      row[0],
      ...at.map((column) => Number(row[column])),
    ]
    expect(apple.bars.map(numbers)).toEqual(
      file('aapl-daily-2013-2018.csv').map((row) => columns(row, [1, 2, 3, 4, 6])),
    )
    expect(index.bars.map(numbers)).toEqual(
      file('sp500-daily-2000-2020.csv').map((row) => columns(row, [1, 2, 3, 4, 6])),
    )
    expect(
      apple.actions.map((action) =>
        action.kind === 'dividend' ? [action.exDate, action.amountPerShare] : [],
      ),
    ).toEqual(file('aapl-dividends.csv'))
  })

  it('adjusted forward equal the adjusted closes of their source', async () => {
    const { bars, actions } = await loadRecorded('aapl')
    const oracle = new Map(file('aapl-daily-2013-2018.csv').map((row) => [row[0], Number(row[5])]))
    const compared = adjustCandles(bars, actions, 'forward').filter(({ time }) => time >= '2014-05-08')
    expect(compared.length).toBeGreaterThan(1000)
    for (const { time, close } of compared)
      expect(Math.abs(Number(close) / (oracle.get(time) ?? 0) - 1)).toBeLessThan(1e-5)
  })

  it('adjusted backward leave the earliest price as traded', async () => {
    const { bars, actions } = await loadRecorded('aapl')
    expect(adjustCandles(bars, actions, 'backward')[0]).toEqual(bars[0])
  })
})

describe('AAPL in the market', () => {
  it('is charted as recorded, then continued from the last close, flagged', async () => {
    const { candles, more } = await market.candles(
      aapl,
      { period: 'day', adjustment: 'none', limit: 5000 },
      now,
    )
    const { bars } = await loadRecorded('aapl')
    expect(more).toBe(false)
    expect(candles.slice(0, bars.length)).toEqual(bars)
    const first = candles[bars.length]
    expect(first).toMatchObject({ time: '2018-05-12', simulated: true })
    expect(Math.abs(Number(first?.open) / 188.589996 - 1)).toBeLessThan(0.02)
    expect(candles.slice(bars.length).filter(({ simulated }) => !simulated)).toEqual([])
  })

  it('pages adjusted bars that equal the whole series adjusted', async () => {
    for (const adjustment of ['forward', 'backward'] as const) {
      const whole = await market.candles(aapl, { period: 'day', adjustment, limit: 5000 }, now)
      for (const at of [300, 1260, 1400, whole.candles.length]) {
        const before = whole.candles[at]?.time
        const page = await market.candles(
          aapl,
          { period: 'day', adjustment, limit: 100, ...(before ? { before } : {}) },
          now,
        )
        expect(page.candles).toEqual(whole.candles.slice(at - 100, at))
      }
    }
  })

  it('draws the minutes of a recorded day inside its recorded bar, flagged as simulated', async () => {
    const before = instant(Date.parse('2016-03-03T05:00:00Z'))
    const { candles } = await market.candles(
      aapl,
      { period: '30m', adjustment: 'none', limit: 48, before },
      now,
    )
    const day = (await loadRecorded('aapl')).bars.find(({ time }) => time === '2016-03-02')
    expect(candles).toHaveLength(48)
    expect(candles[0]?.open).toBe(day?.open)
    expect(candles.at(-1)?.close).toBe(day?.close)
    expect(Math.max(...candles.map(({ high }) => Number(high)))).toBe(Number(day?.high))
    expect(Math.min(...candles.map(({ low }) => Number(low)))).toBe(Number(day?.low))
    expect(candles.reduce((sum, { volume }) => sum + Number(volume), 0)).toBe(Number(day?.volume))
    expect(candles.filter(({ simulated }) => !simulated)).toEqual([])
  })
})
