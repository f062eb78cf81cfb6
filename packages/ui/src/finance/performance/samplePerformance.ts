import { decimal, localDate } from '@onelot/domain'
import type { Performance } from './performance.ts'

const WEEKS = 52
/** A course of a year that ends at `end` percent, with a fall in its second half; the same each time. */
const course = (end: number, swing: number) =>
  Array.from({ length: WEEKS + 1 }, (_, week) => {
    const trend = (end * week) / WEEKS
    const wave = swing * Math.sin(week / 3) * (week < WEEKS ? Math.min(1, week / 6) : 0)
    const fall = week > 30 && week < 40 ? -swing * 1.5 : 0
    return decimal(((trend + wave + fall) / 100).toFixed(4))
  })

export const rising: Performance = {
  period: '12M',
  total: decimal('0.184'),
  drawdown: decimal('-0.0921'),
  worstMonth: { month: localDate('2025-10-01'), rate: decimal('-0.0513') },
  curve: course(18.4, 3),
  risk: 4,
}
/** Beside the index of its market, which rose less and had no price at first. */
export const besideMarket: Performance = {
  ...rising,
  beside: { own: 'Mentor, 1 year', name: 'KRX index', curve: [undefined, ...course(9.1, 2).slice(1)] },
}
export const falling: Performance = {
  period: '12M',
  total: decimal('-0.2731'),
  drawdown: decimal('-0.4108'),
  worstMonth: { month: localDate('2025-08-01'), rate: decimal('-0.2214') },
  curve: course(-27.31, 6),
  risk: 9,
}
export const unmoved: Performance = {
  period: '12M',
  total: decimal('0'),
  drawdown: decimal('0'),
  worstMonth: { month: localDate('2026-03-01'), rate: decimal('0') },
  curve: [],
  risk: 1,
}
