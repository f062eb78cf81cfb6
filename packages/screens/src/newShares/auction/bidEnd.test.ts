import { decimal, defaultMarkets, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { endOf, saleOf } from './bidEnd.ts'

const result = (shares: number, won: number, of: number) => ({
  cut: decimal('110'),
  fraction: { won, of },
  shares,
})
const bid = { state: 'won', price: decimal('110'), shares: 30 } as const

describe('how a bid has ended', () => {
  it.each([
    ['above the cut', { ...bid, price: decimal('120'), result: result(30, 1, 3) }, 'whole'],
    ['at the cut, where all of its shares were won', { ...bid, result: result(30, 1, 1) }, 'wholeAtCut'],
    [
      'at the cut, however that is written',
      { ...bid, price: decimal('110.0'), result: result(30, 1, 1) },
      'wholeAtCut',
    ],
    ['at the cut, with a part of its shares', { ...bid, result: result(10, 1, 3) }, 'part'],
    [
      'at the cut, of which no whole share was won',
      { ...bid, state: 'lost', result: result(0, 1, 90) },
      'lostPart',
    ],
    ['below the cut', { ...bid, state: 'lost', price: decimal('100'), result: result(0, 1, 3) }, 'lost'],
    ['not yet', { ...bid, state: 'sealed', result: undefined }, 'sealed'],
    [
      'with the auction, which was called off',
      { ...bid, state: 'calledOff', result: undefined },
      'calledOff',
    ],
  ] as const)('%s', (_, one, end) => {
    expect(endOf(one)).toBe(end)
  })
})

describe('when shares that were won may be sold', () => {
  const at = (hour: number) => instant(Date.UTC(2026, 2, 10, hour))
  const market = defaultMarkets.US
  const block = { listsAt: undefined, endedAt: at(10) }
  it('is the listing, of new shares', () => {
    const listed = { listsAt: at(12), endedAt: at(10) }
    expect(saleOf(listed, market, at(11))).toEqual({ from: at(12) })
    expect(saleOf(listed, market, at(12))).toBe('now')
  })
  it('is at once, of a block in a market that holds nothing', () => {
    expect(saleOf(block, market, at(10))).toBe('now')
  })
  it('is some minutes after the close, where the market holds shares for them', () => {
    const held = { ...market, saleLock: { kind: 'minutes', minutes: 90 } } as const
    expect(saleOf(block, held, at(11))).toEqual({ from: instant(Date.UTC(2026, 2, 10, 11, 30)) })
    expect(saleOf(block, held, at(12))).toBe('now')
  })
  it('is some trading days after the close, where the market holds shares for them', () => {
    const held = { ...market, saleLock: { kind: 'days', days: 2 } } as const
    expect(saleOf(block, held, at(11))).toEqual({ tradingDays: 2 })
  })
  it('is not said before the rules of the market are known', () => {
    expect(saleOf(block, undefined, at(11))).toBeUndefined()
  })
})
