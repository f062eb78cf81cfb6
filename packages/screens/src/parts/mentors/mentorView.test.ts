import { decimal, localDate, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { besideMarket, fundOf, isFull, performanceOf, yearOf } from './mentorView.ts'

const curve = [
  { date: localDate('2025-03-10'), mentor: decimal('1'), market: decimal('1') },
  { date: localDate('2025-03-11'), mentor: decimal('1.052'), market: undefined },
  { date: localDate('2025-03-12'), mentor: decimal('0.97'), market: decimal('1.01') },
]
const words = { period: 'in all', own: 'Mentor', market: 'Index' }
const money100 = money('USD', '100')

describe('what a mentor made', () => {
  const figures = {
    earned: money('USD', '1200'),
    earnedRate: decimal('0.012'),
    drawdown: decimal('0.083'),
    worstMonth: { month: '2025-06', rate: decimal('-0.041') },
    risk: 4,
    level: 'intermediate',
    tradesAWeek: decimal('1.5'),
  } as const

  it('is drawn since the beginning, and its largest fall is a loss', () => {
    expect(performanceOf({ figures, curve }, words)).toEqual({
      period: 'in all',
      total: '0.012',
      drawdown: '-0.083',
      worstMonth: { month: '2025-06-01', rate: '-0.041' },
      curve: ['0', '0.052', '-0.03'],
      beside: { own: 'Mentor', name: 'Index', curve: ['0', undefined, '0.01'] },
      risk: 4,
    })
  })

  it('has no worst month before the first whole one', () => {
    const { worstMonth } = performanceOf({ figures: { ...figures, worstMonth: undefined }, curve }, words)
    expect(worstMonth).toBeUndefined()
  })

  it('is shown alone where its market has no close', () => {
    const alone = curve.map((day) => ({ ...day, market: undefined }))
    expect(performanceOf({ figures, curve: alone }, words).beside).toBeUndefined()
    expect(yearOf({ curve: alone })).toEqual({ mentor: '-0.03', market: undefined })
  })

  it('came in a year to its last close, as its market did', () => {
    expect(yearOf({ curve })).toEqual({ mentor: '-0.03', market: '0.01' })
    expect(yearOf({ curve: curve.slice(0, 2) }).market).toBe('0')
    expect(yearOf({ curve: [] })).toEqual({ mentor: undefined, market: undefined })
  })

  it('is compared with the market where that has a close', () => {
    expect(besideMarket({ curve }).map(({ rate, benchmark }) => [rate, benchmark])).toEqual([
      ['0', '0'],
      ['0.052', undefined],
      ['-0.03', '0.01'],
    ])
  })
})

describe('what a mentor takes', () => {
  it('is full once less than the least is left', () => {
    const left = (amount: string) => isFull({ left: money('USD', amount), least: money100 })
    expect([left('99.99'), left('100'), isFull({ least: money100 })]).toEqual([true, false, false])
  })

  it('is a part of its size, where it has one', () => {
    expect(fundOf({ size: money('USD', '5000'), left: money('USD', '1750') })).toEqual({
      used: '3250.00',
      total: '5000.00',
      unit: 'USD',
    })
    expect(fundOf({})).toBeUndefined()
  })
})
