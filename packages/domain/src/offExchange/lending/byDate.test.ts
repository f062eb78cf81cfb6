import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { money } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import { broughtForward, incomeOf, nothingSince } from './accrual.ts'
import { earnedByDate } from './byDate.ts'
import { closes } from './testing/lender.ts'

const SEED = 20_261_129

const terms = { closes, rateOn: () => decimal('0.0365') }
const thursday = localDate('2026-03-12')

describe('what was earned by date', () => {
  it('adds up to the interest of all dates, to the last unit (example 10)', () => {
    const range = { first: thursday, until: localDate('2026-03-19') }
    const days = earnedByDate([{ since: thursday, shares: 260 }], range, 'KRW', terms)
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({ date: thursday, earned: money('KRW', '1095') })
    const sum = days.reduce((total, { earned }) => total.plus(earned.amount), exact('0'))
    expect(sum.toFixed()).toBe('7703')
  })

  it('counts the shares of each date, also of a span that began before, and leaves out dates that earn nothing', () => {
    const spans = [
      { since: localDate('2026-02-20'), shares: 100 },
      { since: localDate('2026-03-13'), shares: 0 },
      { since: localDate('2026-03-16'), shares: 50 },
    ]
    const range = { first: thursday, until: localDate('2026-03-18') }
    expect(earnedByDate(spans, range, 'KRW', terms).map(({ date }) => date)).toEqual([
      '2026-03-12',
      '2026-03-16',
      '2026-03-17',
    ])
  })

  it('adds up, however many shares and dates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (shares, count) => {
          const until = plusDays(thursday, count)
          const days = earnedByDate([{ since: thursday, shares }], { first: thursday, until }, 'USD', terms)
          const { sum } = broughtForward(nothingSince(thursday, shares), until, terms)
          const total = days.reduce((all, { earned }) => all.plus(earned.amount), exact('0'))
          expect(money('USD', total)).toEqual(incomeOf(sum, 'USD', decimal('0')).gross)
        },
      ),
      { seed: SEED },
    )
  })
})
