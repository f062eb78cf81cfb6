import { describe, expect, it } from 'vitest'
import { instant } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { creditScoreOf } from '../../base/access/creditScore.ts'
import { MOST_POINTS, creditScore } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const context = { now, newId: 'e1', ledger: {} }
const enter = (points: number, isOpen = true) =>
  creditScore.decide({ kind: 'creditScore.enter', points, reason: 'paid late' }, creditScore.initial, {
    ...context,
    isOpen,
  })

describe('a credit score', () => {
  it.each([
    [0, '0', 0, 100],
    [0, '99999999', 0, 100],
    [0, '100000000', 0, 110],
    [0, '1000000000', 0, 200],
    [-30, '250000000', 0, 90],
    [-500, '0', 0, 0],
    [0, '0', 3, 70],
    // Example 32.
    [15, '734000000', 2, 165],
  ])(
    'of %d points entered, %s won paid in and %d overdue instalments is %d',
    (points, deposited, overdue, score) => {
      expect(creditScoreOf(points, decimal(deposited), overdue)).toBe(score)
    },
  )

  it('adds up what operators enter', () => {
    const state = [10, -25].reduce((before, points) => {
      const decided = enter(points)
      return decided.ok
        ? decided.value.events.reduce((folded, one) => creditScore.evolve(folded, one), before)
        : before
    }, creditScore.initial)
    expect(state.points).toBe(-15)
  })

  it('is entered of no account that is closed, or never was', () => {
    expect(enter(10, false)).toMatchObject({ ok: false, refusal: { code: 'ACCOUNT_NOT_FOUND' } })
  })

  it.each([0, 1.5, MOST_POINTS + 1, -MOST_POINTS - 1])('takes no entry of %d points', (points) => {
    expect(enter(points)).toMatchObject({ ok: false, refusal: { code: 'VALIDATION' } })
  })
})
