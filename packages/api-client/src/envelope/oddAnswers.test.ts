import { describe, expect, it } from 'vitest'
import { instrumentShape, marketShape, sessionShape } from '../contract/base/shapes.ts'
import { quoteShape } from '../contract/base/quote.ts'
import { marketCandles } from '../contract/market/market.ts'
import { parseAnswer, rowsLeftOut } from './parseAnswer.ts'
import { parseWire } from './parseWire.ts'

const name = { en: 'Korea', kor: '한국', tw: '韓國' }
const market = {
  id: 'KRX',
  name,
  currency: 'KRW',
  zone: 'Asia/Seoul',
  ticks: [{ from: '0', tick: '1' }],
  settlementDays: 2,
  saleLock: { kind: 'none' },
  charges: { commission: '0.001', minimumCommission: '0', saleTax: '0' },
  minimumOpening: '1000',
}
const hours = { from: '09:00', to: '15:30', zone: 'Asia/Seoul' }
const at = '2026-03-10T02:00:00.000Z'
const session = { phase: 'regular', tradingDay: '2026-03-10', until: at, dayEnds: at, hours }
const instrument = {
  id: 'KRX:104520',
  market: 'KRX',
  kind: 'stock',
  code: '104520',
  name,
  industry: name,
  currency: 'KRW',
  lotSize: '1',
  leverages: [1],
  shortable: true,
  origin: 'recorded',
  listedAt: at,
}
const quote = {
  instrument: 'KRX:104520',
  price: '71200',
  previousClose: '70000',
  open: '70100',
  high: '71500',
  low: '69900',
  bid: '71100',
  ask: '71200',
  volume: '0',
  turnover: '0',
  at,
}

describe('an answer that would take a screen down', () => {
  it('is read where nothing is odd', () => {
    const read = [
      parseWire(marketShape, market),
      parseWire(sessionShape, session),
      parseWire(instrumentShape, instrument),
      parseWire(quoteShape, quote),
    ]
    expect(read.map(({ ok }) => ok)).toEqual([true, true, true, true])
  })

  it.each([
    ['a market in a time zone that there is not', marketShape, { ...market, zone: 'Mars/Olympus' }],
    ['a market without ticks', marketShape, { ...market, ticks: [] }],
    ['a tick of nothing', marketShape, { ...market, ticks: [{ from: '0', tick: '0.00' }] }],
    ['a tick below zero', marketShape, { ...market, ticks: [{ from: '0', tick: '-1' }] }],
    ['a session in another zone', sessionShape, { ...session, hours: { ...hours, zone: 'Seoul' } }],
    ['a lot of nothing', instrumentShape, { ...instrument, lotSize: '0' }],
    ['a price below zero', quoteShape, { ...quote, price: '-3500' }],
    ['a close before of nothing', quoteShape, { ...quote, previousClose: '0' }],
    ['a volume below zero', quoteShape, { ...quote, volume: '-1' }],
  ])('is not read: %s', (_, shape, value) => {
    expect(parseWire(shape, value).ok).toBe(false)
  })
})

describe('bars', () => {
  const bar = (time: string, price = '100') => ({
    time,
    open: price,
    high: price,
    low: price,
    close: price,
    volume: '0',
    simulated: false,
  })
  const read = (...candles: readonly object[]) => {
    const issues: string[] = []
    const parsed = parseAnswer<(typeof marketCandles)['response']>(
      marketCandles.response,
      { candles, more: false },
      (found) => issues.push(...found),
    )
    if (!parsed.ok) throw new Error(parsed.issues.join('; '))
    return { times: parsed.value.candles.map(({ time }) => time), leftOut: rowsLeftOut(parsed.value), issues }
  }

  it('are read as they come where each is later than the one before', () => {
    const { times, leftOut, issues } = read(bar('2026-03-09'), bar('2026-03-10'))
    expect([times, leftOut, issues]).toEqual([['2026-03-09', '2026-03-10'], 0, []])
  })

  it.each([
    ['runs backwards', ['2026-03-09', '2026-03-06', '2026-03-10']],
    ['comes twice', ['2026-03-09', '2026-03-09', '2026-03-10']],
  ])('are read without one whose time %s, and that is counted and said', (_, dates) => {
    const { times, leftOut, issues } = read(...dates.map((date) => bar(date)))
    expect([times, leftOut]).toEqual([['2026-03-09', '2026-03-10'], 1])
    expect(issues).toEqual(['candles: out of order'])
  })

  it('are read without one of a price below zero', () => {
    const { times, leftOut } = read(bar('2026-03-09'), bar('2026-03-10', '-5'), bar('2026-03-11'))
    expect([times, leftOut]).toEqual([['2026-03-09', '2026-03-11'], 1])
  })
})
