import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { add } from '../../base/money/money.ts'
import { interestADay } from './accrual.ts'
import { aheadOf, collected, owedOn, repaidOn, savedBy } from './loan.ts'
import { dueDatesOf, interestIn } from './schedule.ts'
import { loanFrom, seoul, terms, won } from './testing/borrower.ts'

const shown = (loan: Parameters<typeof aheadOf>[0]) =>
  aheadOf(loan).map(({ date, principal, interest }) => [date, principal.amount, interest.amount])

const first = () =>
  collected(loanFrom('2026-11-30'), won(50_000_000), localDate('2026-12-30'), seoul('2026-12-30'))

describe('the schedule of a loan', () => {
  it('is of equal whole parts on the day of the month, moved to the next trading day (example 26)', () => {
    expect(shown(loanFrom('2026-11-30'))).toEqual([
      ['2026-12-30', '8166666', '144986'],
      ['2027-02-01', '8166666', '106323'],
      ['2027-03-02', '8166668', '46718'],
    ])
  })

  it('is one instalment after a year where it is a lump sum (example 26)', () => {
    expect(shown(loanFrom('2026-11-30', { instalments: 1, months: 12 }))).toEqual([
      ['2027-11-30', '24500000', '1764000'],
    ])
    expect(interestADay(terms.amount, terms.rate)).toEqual(won(4_833))
  })

  it('keeps the day of the month of its passing: a short month clamps that month alone', () => {
    const plan = { instalments: 6, months: 6 }
    expect(dueDatesOf(plan, localDate('2027-12-31'), 960, 'demo').map(({ date }) => date)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
      '2028-06-30',
    ])
  })

  it('is due at its time in Seoul, on any day of the demo calendar', () => {
    expect(loanFrom('2026-11-30', {}, 'demo').plan.map(({ dueAt }) => dueAt)).toEqual([
      seoul('2026-12-30'),
      seoul('2027-01-30'),
      seoul('2027-02-28'),
    ])
  })
})

describe('a repayment', () => {
  it('pays interest to its date, and divides what is left over the same dates (example 27)', () => {
    const { loan } = first()
    const on = localDate('2027-01-12')
    expect(owedOn(loan, on)).toEqual(won(16_375_219))
    const repayment = repaidOn(loan, won(4_750_000), on)
    expect(repayment).toMatchObject({ interest: won(41_885), principal: won(4_708_115), rest: won(0) })
    expect(shown(repayment.loan)).toEqual([
      ['2027-02-01', '5812609', '45864'],
      ['2027-03-02', '5812610', '33251'],
    ])
  })

  it('spares the interest of what it pays back', () => {
    const { loan } = first()
    const on = localDate('2027-01-12')
    const repayment = repaidOn(loan, won(4_750_000), on)
    const paid = add(repayment.interest, interestIn(aheadOf(repayment.loan)))
    expect(add(savedBy(loan, repayment, on), paid)).toEqual(won(106_323 + 46_718))
  })

  it('of all that is owed ends the loan', () => {
    const { loan } = first()
    const on = localDate('2027-01-12')
    const { loan: after, principal } = repaidOn(loan, won(16_375_219), on)
    expect(after).toMatchObject({ plan: [], overdue: [] })
    expect(principal).toEqual(won(16_333_334))
  })

  it('of less than the interest leaves the rest of that interest owed', () => {
    const { loan } = first()
    const { loan: after } = repaidOn(loan, won(40_000), localDate('2027-01-12'))
    expect(shown(after)[0]).toEqual(['2027-02-01', '8166666', String(106_323 - 40_000)])
  })

  it('after a collection returns what is not owed any more', () => {
    const { loan } = first()
    const { loan: later } = collected(loan, won(50_000_000), localDate('2027-02-01'), seoul('2027-02-01'))
    const repayment = repaidOn(later, won(16_375_219), localDate('2027-01-12'))
    expect(repayment).toMatchObject({ interest: won(0), principal: won(8_166_668) })
    expect(repayment.rest).toEqual(won(16_375_219 - 8_166_668))
  })
})

describe('an instalment', () => {
  it('that is not paid whole is overdue, and collected daily with interest of its own (example 28)', () => {
    const due = collected(
      loanFrom('2026-11-30'),
      won(6_000_000),
      localDate('2026-12-30'),
      seoul('2026-12-30'),
    )
    expect(due).toMatchObject({
      interest: won(144_986),
      principal: won(5_855_014),
      missing: { number: 1, interest: won(0), principal: won(2_311_652) },
    })
    const later = collected(due.loan, won(2_000_000), localDate('2027-01-02'), seoul('2027-01-02'))
    expect(later).toMatchObject({ interest: won(1_938), principal: won(1_998_062) })
    expect(later.loan.overdue).toMatchObject([{ number: 1, principal: won(313_590) }])
    expect(later.missing).toBeUndefined()
  })

  it('is paid its interest before any principal, the oldest first', () => {
    const one = collected(loanFrom('2026-11-30'), won(100_000), localDate('2026-12-30'), seoul('2026-12-30'))
    expect(one.missing).toMatchObject({ interest: won(44_986), principal: won(8_166_666) })
    const two = collected(one.loan, won(160_000), localDate('2027-02-01'), seoul('2027-02-01'))
    // 44,986 of the first and 106,323 of the second; what is left goes to the interest on what is overdue.
    expect(two.loan.overdue.map(({ interest, principal }) => [interest.amount, principal.amount])).toEqual([
      ['0', '8166666'],
      ['0', '8166666'],
    ])
    expect(two).toMatchObject({ interest: won(160_000), principal: won(0) })
  })
})
