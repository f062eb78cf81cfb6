import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rowsOf } from '../contract/base/rows.ts'
import { instrumentShape, marketShape, sessionShape } from '../contract/base/shapes.ts'
import { quoteShape } from '../contract/base/quote.ts'
import { exchangeChart } from '../contract/funds/exchange.ts'
import { paymentShape } from '../contract/credit/loanShapes.ts'
import { marketCandles } from '../contract/market/market.ts'
import { tradePosition } from '../contract/trading/trading.ts'
import { executionShape, listedPositionShape, openPositionShape } from '../contract/trading/positionShapes.ts'
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

const dollars = { currency: 'USD', amount: '12.00' }
const won = { currency: 'KRW', amount: '12' }
const position = {
  status: 'holding',
  id: 'p1',
  terms: { instrument: 'US:AAPL', side: 'long', type: 'market', lots: 1, leverage: 1 },
  market: 'US',
  currency: 'USD',
  lotSize: '1',
  placedAt: at,
  fill: { price: '150', at, tradingDay: '2026-03-10', margin: dollars, fee: dollars, lots: 1 },
}
const apple = { ...instrument, id: 'US:AAPL', market: 'US', code: 'AAPL', currency: 'USD' }
const execution = {
  ...{ id: 'e1', order: 'o1', position: 'p1', price: '150', lots: 1, at, tradingDay: '2026-03-10' },
  ...{ purpose: 'open', cause: 'member', fee: dollars, tax: dollars, margin: dollars },
}
const payment = { at, cause: 'repaid', interest: won, principal: won, outstanding: won }

describe('an answer that would take a screen down', () => {
  it('is read where nothing is odd', () => {
    const read = [
      parseWire(marketShape, market),
      parseWire(sessionShape, session),
      parseWire(instrumentShape, instrument),
      parseWire(quoteShape, quote),
      parseWire(openPositionShape, position),
      parseWire(listedPositionShape, { position, instrument: apple }),
      parseWire(executionShape, execution),
      parseWire(tradePosition.response, { position, instrument: apple, executions: [], ledger: [] }),
      parseWire(paymentShape, payment),
      parseWire(exchangeChart.response, { days: [{ date: '2026-03-10', rate: '0.0007' }] }),
    ]
    expect(read.map(({ ok }) => ok)).toEqual(read.map(() => true))
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
    [
      'a position whose margin is in another currency',
      openPositionShape,
      { ...position, fill: { ...position.fill, margin: won } },
    ],
    ['a position in another currency than its margin', openPositionShape, { ...position, currency: 'KRW' }],
    ['a position of dollars in a stock of won', listedPositionShape, { position, instrument }],
    [
      'the page of a position of dollars in a stock of won',
      tradePosition.response,
      { position, instrument, executions: [], ledger: [] },
    ],
    ['an execution with a fee in another currency', executionShape, { ...execution, fee: won }],
    ['a payment of two currencies', paymentShape, { ...payment, interest: dollars }],
    [
      'a rate of exchange of nothing',
      exchangeChart.response,
      { days: [{ date: '2026-03-10', rate: '0.00' }] },
    ],
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

describe('rows of a list', () => {
  const one = (id: string) => ({ id, payload: { kind: 'sample' } })
  const shape = z.object({
    rows: rowsOf(z.object({ id: z.string(), payload: z.object({ kind: z.string() }) })),
  })
  const read = (...rows: readonly unknown[]) => {
    const issues: string[] = []
    const parsed = parseAnswer(shape, { rows }, (found) => issues.push(...found))
    if (!parsed.ok) throw new Error(parsed.issues.join('; '))
    return { ids: parsed.value.rows.map(({ id }) => id), leftOut: rowsLeftOut(parsed.value), issues }
  }

  it('that came before are read once, which is said, and none is missing', () => {
    expect(read(one('a'), one('b'), one('a'), one('a'))).toEqual({
      ids: ['a', 'b'],
      leftOut: 0,
      issues: ['a row twice'],
    })
  })
  it('that came before are read once beside one that does not fit, which is missing', () => {
    const { ids, leftOut } = read(one('a'), { id: 7 }, one('a'), one('b'))
    expect([ids, leftOut]).toEqual([['a', 'b'], 1])
  })
  it('are two where they are alike and say of no thing of their own', () => {
    const shapes = z.object({ rows: rowsOf(z.object({ day: z.string(), price: z.string() })) })
    const alike = { day: '2026-03-09', price: '10' }
    const parsed = parseAnswer(shapes, { rows: [alike, alike] }, () => undefined)
    expect(parsed.ok && parsed.value.rows).toEqual([alike, alike])
  })
  it('are two where they differ', () => {
    const other = { ...one('a'), payload: { kind: 'another' } }
    expect(read(one('a'), other)).toEqual({ ids: ['a', 'a'], leftOut: 0, issues: [] })
  })
})
