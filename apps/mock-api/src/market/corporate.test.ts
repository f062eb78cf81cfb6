import {
  type AnnouncedAction,
  type InstrumentId,
  type LocalDate,
  decimal,
  defaultMarkets,
  exact,
  instant,
  instrumentId,
  localDate,
  opensAt,
  plusMs,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { testMarket } from '../testing/testBroker.ts'
import type { Override } from './overrides.ts'

const apple = instrumentId('US:AAPL')
const exDate = localDate('2026-03-12')
const opening = opensAt(defaultMarkets.US, 'exchange', exDate)
const before = plusMs(opening, -1)
const noon = instant(Date.parse('2026-03-12T16:00:00Z'))
const announcedAt = instant(Date.parse('2026-03-09T16:00:00Z'))

const dividend = (amount: string, instrument: InstrumentId = apple): AnnouncedAction => ({
  kind: 'dividend',
  id: `D${amount}`,
  instrument,
  market: 'US',
  announcedAt,
  exDate,
  opensAt: opening,
  amount: decimal(amount),
  currency: 'USD',
  payDate: localDate('2026-03-16'),
  paysAt: opensAt(defaultMarkets.US, 'exchange', localDate('2026-03-16')),
})
const split = (to: number, from: number): AnnouncedAction => ({
  kind: 'split',
  id: `S${String(to)}`,
  instrument: apple,
  market: 'US',
  announcedAt,
  exDate,
  opensAt: opening,
  ratio: { to, from },
})
const marketUnder = (...overrides: readonly Override[]) =>
  testMarket({ seed: 7, calendar: 'exchange', overrides })
const days = async (adjustment: 'none' | 'forward' | 'backward', ...overrides: readonly Override[]) => {
  const query = { period: 'day', adjustment, limit: 6 } as const
  const { candles } = await marketUnder(...overrides).candles(apple, query, plusMs(noon, 5 * 86_400_000))
  return new Map(candles.map((bar) => [bar.time as LocalDate, bar]))
}
const dayBefore = localDate('2026-03-11')

describe('a dividend', () => {
  it('changes no price before the opening of its ex-date', () => {
    const [plain, paid] = [marketUnder(), marketUnder(dividend('2'))]
    expect(paid.quote(apple, before)).toEqual(plain.quote(apple, before))
  })

  it('lowers the previous close by its amount, and the prices of the day with it', () => {
    const plain = marketUnder().quote(apple, noon)
    const paid = marketUnder(dividend('2')).quote(apple, noon)
    const lower = exact(plain?.previousClose ?? '0').minus(paid?.previousClose ?? '0')
    expect(lower.toFixed()).toBe('2')
    const change = (quote = plain) => Number(quote?.price) / Number(quote?.previousClose)
    expect(Math.abs(change(paid) - change(plain))).toBeLessThan(0.002)
  })

  it('lowers a price that an operator holds over it', () => {
    const held: Override = { kind: 'price', instrument: apple, price: decimal('150'), from: announcedAt }
    const market = marketUnder(held, dividend('2'))
    expect(market.quote(apple, before)?.price).toBe('150')
    expect(market.quote(apple, opening)).toMatchObject({ price: '148', previousClose: '148' })
  })

  it('is taken out of adjusted bars by the close before it', async () => {
    const [plain, forward, backward] = [
      await days('none', dividend('2')),
      await days('forward', dividend('2')),
      await days('backward', dividend('2')),
    ]
    const close = Number(plain.get(dayBefore)?.close)
    const factor = 1 - 2 / close
    expect(Number(forward.get(dayBefore)?.close)).toBeCloseTo(close * factor, 4)
    expect(forward.get(exDate)).toEqual(plain.get(exDate))
    const start = Number((await days('backward')).get(exDate)?.close)
    const unpaid = Number((await days('none')).get(exDate)?.close)
    expect(Number(backward.get(exDate)?.close)).toBeCloseTo(
      (Number(plain.get(exDate)?.close) / factor) * (start / unpaid),
      1,
    )
  })
})

describe('a split', () => {
  it('divides prices, and multiplies volume and shares', () => {
    const plain = marketUnder()
    const halved = marketUnder(split(4, 1))
    expect(halved.quote(apple, before)).toEqual(plain.quote(apple, before))
    const [a, b] = [plain.quote(apple, noon), halved.quote(apple, noon)]
    expect(Number(a?.previousClose) / Number(b?.previousClose)).toBeCloseTo(4, 2)
    expect(Number(a?.price) / Number(b?.price)).toBeCloseTo(4, 1)
    expect(Number(b?.volume) / Number(a?.volume)).toBeCloseTo(4, 0)
    const [facts, after] = [plain.facts(apple, noon), halved.facts(apple, noon)]
    expect(Number(after?.sharesOutstanding)).toBe(4 * Number(facts?.sharesOutstanding))
    expect(Number(facts?.week52High) / Number(after?.week52High)).toBeCloseTo(4, 1)
  })

  it('leaves adjusted bars without a gap', async () => {
    const forward = await days('forward', split(4, 1))
    const plain = await days('none')
    expect(Number(forward.get(dayBefore)?.close)).toBeCloseTo(Number(plain.get(dayBefore)?.close) / 4, 4)
  })

  it('re-bases a halt that lasts over it, and a price of the time before', () => {
    const halt: Override = { kind: 'halt', instrument: apple, from: announcedAt }
    const market = marketUnder(halt, split(2, 1))
    const held = market.quote(apple, before)?.price ?? decimal('0')
    expect(Number(market.quote(apple, noon)?.price)).toBeCloseTo(Number(held) / 2, 2)
    expect(market.splitSince(apple, decimal('100'), before, opening)).toBe('50')
    expect(market.splitSince(apple, decimal('100'), opening, noon)).toBe('100')
  })

  it('compares a price before its first regular session with the close before it, in units after it', () => {
    const early = plusMs(opening, 60_000)
    const market = marketUnder(split(2, 1))
    const { phase, rows } = market.extended('US', early, { number: 1, size: 500 })
    const row = rows.find(({ instrument }) => instrument.id === apple)
    expect(phase).toBe('pre')
    expect(row?.regularClose).toBe(market.quote(apple, early)?.previousClose)
  })
})
