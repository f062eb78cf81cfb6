import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { add, compare, isNegative, subtract } from '../../base/money/money.ts'
import { isTradingDay } from '../../base/sessions/dayWindows.ts'
import { plusDays, plusMonths } from '../../base/sessions/localDates.ts'
import type { CalendarKind } from '../../base/sessions/session.ts'
import { type Loan, aheadOf, collected, isRepaid, outstandingOf, owedOn, repaidOn } from './loan.ts'
import { divided, principalIn } from './schedule.ts'
import { loanFrom, won } from './testing/borrower.ts'

const amounts = fc.integer({ min: 10_000, max: 2_000_000_000_000 }).map(won)
const plans = fc.constantFrom(
  { instalments: 3, months: 3 },
  { instalments: 6, months: 6 },
  { instalments: 12, months: 12 },
  { instalments: 1, months: 12 },
)
/** Of the years of known holidays, of which 2028 is a leap year. */
const dates = fc.integer({ min: 0, max: 2_100 }).map((days) => plusDays(localDate('2025-02-01'), days))
const calendars = fc.constantFrom<CalendarKind>('demo', 'exchange')
const SEED = 49

describe('a schedule, of any principal, term and date', () => {
  it('adds up to the principal, in parts that differ by less than a won each', () => {
    fc.assert(
      fc.property(amounts, plans, dates, calendars, (amount, plan, on, calendar) => {
        const { plan: instalments } = loanFrom(on, { amount, ...plan }, calendar)
        expect(instalments).toHaveLength(plan.instalments)
        expect(principalIn(instalments)).toEqual(amount)
        const [first, last] = [instalments[0]?.principal, instalments.at(-1)?.principal]
        const more = subtract(last ?? amount, first ?? amount)
        expect(isNegative(more)).toBe(false)
        expect(compare(more, won(plan.instalments))).toBeLessThan(0)
      }),
      { seed: SEED },
    )
  })

  it('is due on trading days, each at or after its day of the month, before the one after', () => {
    fc.assert(
      fc.property(plans, dates, calendars, (plan, on, calendar) => {
        const { plan: instalments } = loanFrom(on, plan, calendar)
        const apart = plan.months / plan.instalments
        for (const [index, { date, number }] of instalments.entries()) {
          expect(number).toBe(index + 1)
          expect(isTradingDay('KRX', calendar, date)).toBe(true)
          expect(date >= plusMonths(on, number * apart)).toBe(true)
          expect(date < plusMonths(on, (number + 1) * apart)).toBe(true)
        }
      }),
      { seed: SEED },
    )
  })

  it('is divided over its dates without a rest, however little is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }).map(won), plans, dates, (amount, plan, on) => {
        expect(principalIn(divided(amount, loanFrom(on, plan).plan))).toEqual(amount)
      }),
      { seed: SEED },
    )
  })
})

const steps = fc.array(
  fc.record({ available: fc.integer({ min: 0, max: 9_000_000 }).map(won), repay: fc.boolean() }),
  { maxLength: 40 },
)

/** Collects on each day on which something is due, or repays on the day before. */
function lived(
  loan: Loan,
  each: readonly { readonly available: ReturnType<typeof won>; readonly repay: boolean }[],
) {
  let now = loan
  let paid = won(0)
  for (const { available, repay } of each) {
    const [next] = now.plan
    if (next === undefined) break
    if (repay) {
      const on = plusDays(next.date, -1)
      const most = owedOn(now, on)
      const amount = compare(available, most) > 0 ? most : available
      const { interest, principal, rest, loan: after } = repaidOn(now, amount, on)
      expect(add(interest, principal, rest)).toEqual(amount)
      paid = add(paid, principal)
      now = after
      continue
    }
    const { interest, principal, loan: after } = collected(now, available, next.date, next.dueAt)
    expect(compare(add(interest, principal), available)).toBeLessThanOrEqual(0)
    paid = add(paid, principal)
    now = after
  }
  return { loan: now, paid }
}

describe('a loan, whatever is collected and repaid of it', () => {
  it('has paid and owes its principal together, and is over where it owes none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 60_000_000 }).map(won),
        plans,
        dates,
        steps,
        (amount, plan, on, each) => {
          const { loan, paid } = lived(loanFrom(on, { amount, ...plan }), each)
          expect(add(outstandingOf(loan), paid)).toEqual(amount)
          expect(loan.paid.principal).toEqual(paid)
          expect(isRepaid(loan)).toBe(outstandingOf(loan).amount === '0')
          for (const { interest } of aheadOf(loan)) expect(isNegative(interest)).toBe(false)
        },
      ),
      { seed: SEED },
    )
  })

  it('is over where all that is owed on a date is repaid', () => {
    fc.assert(
      fc.property(dates, plans, steps, fc.integer({ min: 0, max: 20 }), (on, plan, each, days) => {
        const { loan } = lived(loanFrom(on, plan), each)
        const from = loan.interest.since > loan.penalty.since ? loan.interest.since : loan.penalty.since
        const date = plusDays(from, days)
        const { loan: after, rest } = repaidOn(loan, owedOn(loan, date), date)
        expect(isRepaid(after)).toBe(true)
        expect(rest).toEqual(won(0))
      }),
      { seed: SEED },
    )
  })
})
