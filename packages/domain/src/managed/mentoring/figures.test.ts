import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import {
  deepestFall,
  drawdownOf,
  extremeMonths,
  holdingDaysOf,
  levelOf,
  medianReturn,
  monthReturns,
  riskOf,
  tradesAWeek,
  winRateOf,
  yearlyDeviation,
} from './figures.ts'

const days = (...rows: readonly (readonly [string, string])[]) =>
  rows.map(([date, worth]) => ({ date: localDate(date), worth: decimal(worth) }))

describe('what a mentor is judged by', () => {
  it('falls by the greatest part of a high before it', () => {
    const worth = days(
      ['2026-01-02', '100'],
      ['2026-01-05', '120'],
      ['2026-01-06', '90'],
      ['2026-01-07', '130'],
      ['2026-01-08', '104'],
    )
    expect(drawdownOf(worth)).toBe('0.250000')
    expect(drawdownOf([])).toBe('0.000000')
    expect(deepestFall(worth)).toEqual({ from: '2026-01-05', to: '2026-01-06', part: '0.250000' })
    expect(deepestFall(worth.slice(0, 2))).toBeUndefined()
  })

  it('falls from the last day of a high, to the first of the depth', () => {
    const worth = days(
      ['2026-01-02', '120'],
      ['2026-01-05', '120'],
      ['2026-01-06', '90'],
      ['2026-01-07', '90'],
      ['2026-01-08', '120'],
    )
    expect(deepestFall(worth)).toMatchObject({ from: '2026-01-05', to: '2026-01-06' })
  })

  it('has months from close to close, of which the running one is none', () => {
    const months = monthReturns(
      days(
        ['2025-12-30', '100'],
        ['2026-01-30', '110'],
        ['2026-02-27', '99'],
        ['2026-03-30', '108.9'],
        ['2026-04-02', '50'],
      ),
      localDate('2026-04-03'),
    )
    expect(months).toEqual([
      { month: '2026-01', rate: '0.100000' },
      { month: '2026-02', rate: '-0.100000' },
      { month: '2026-03', rate: '0.100000' },
    ])
    expect(extremeMonths(months)?.worst).toEqual({ month: '2026-02', rate: '-0.100000' })
    expect(extremeMonths([])).toBeUndefined()
  })

  it('has its best and worst month among the last twelve full ones', () => {
    const months = Array.from({ length: 14 }, (_, index) => ({
      month: `${String(2025 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`,
      rate: decimal(index < 2 ? '-0.9' : `0.0${String((index % 8) + 1)}`),
    }))
    expect(extremeMonths(months)?.worst.rate).toBe('0.01')
  })

  it.each([
    ['0.05', 1],
    ['0.0501', 2],
    ['0.2', 5],
    ['0.55', 9],
    ['0.5501', 10],
  ])('has with a deviation of %s the risk %i', (deviation, risk) => {
    expect(riskOf(decimal(deviation))).toBe(risk)
  })

  it('is primary to 3, intermediate to 6, advanced above', () => {
    expect([3, 4, 6, 7].map(levelOf)).toEqual(['primary', 'intermediate', 'intermediate', 'advanced'])
  })

  it('has no risk before it has two returns', () => {
    expect(yearlyDeviation([])).toBeUndefined()
  })

  it('wins by the part of its trades that earned something', () => {
    const trades = [
      { earned: decimal('5'), heldDays: 3 },
      { earned: decimal('0'), heldDays: 10 },
      { earned: decimal('-1'), heldDays: 5 },
    ]
    expect(winRateOf(trades)).toBe('0.333333')
    expect(holdingDaysOf(trades)).toBe(6)
    expect([winRateOf([]), holdingDaysOf([])]).toEqual([undefined, undefined])
    expect(tradesAWeek(9, 30)).toBe('2.1')
  })

  it('has a median of what followers earned, from five on', () => {
    const rates = ['0.3', '-0.1', '0.05', '0.2'].map(decimal)
    expect(medianReturn(rates)).toBeUndefined()
    expect(medianReturn([...rates, decimal('0.1')])).toBe('0.100000')
    expect(medianReturn([...rates, decimal('0.1'), decimal('0.2')])).toBe('0.150000')
  })
})
