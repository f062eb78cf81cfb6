import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { broughtForward, incomeOf, nothingSince, remainder } from './accrual.ts'
import { automaticRate, lendingRate } from './rate.ts'
import { closes } from './testing/lender.ts'

const day = localDate

describe('the rate of a share', () => {
  it.each([
    ['0', '0.001'],
    ['0.5', '0.0059'],
    ['0.999999999', '0.08'],
    ['0.8', '0.0334'],
  ])('that drew %s is %s, two digits of percent half up', (drawn, rate) => {
    expect(lendingRate(decimal(drawn))).toBe(rate)
  })

  it('is a third of it for automatic lending, likewise rounded', () => {
    expect(automaticRate(decimal('0.0252'))).toBe('0.0084')
    expect(automaticRate(decimal('0.0365'))).toBe('0.0122')
  })
})

describe('the interest of a term', () => {
  const rateOn = () => decimal('0.0365')
  const begun = nothingSince(day('2026-03-12'), 260)

  it('counts each date from the one on which it begins to the one before it ends, at the last close by then (example 10)', () => {
    const { sum } = broughtForward(begun, day('2026-03-19'), { closes, rateOn })
    expect(sum).toBe('2811887')
    expect(incomeOf(sum, 'KRW', decimal('0.22'))).toEqual({
      gross: { currency: 'KRW', amount: '7703' },
      tax: { currency: 'KRW', amount: '1694' },
      net: { currency: 'KRW', amount: '6009' },
    })
  })

  it('that is recalled on Monday counts Monday as its last date (example 10)', () => {
    const { sum } = broughtForward(begun, day('2026-03-17'), { closes, rateOn })
    expect(sum).toBe('2010456.5')
    expect(incomeOf(sum, 'KRW', decimal('0.22'))).toMatchObject({
      gross: { amount: '5508' },
      tax: { amount: '1211' },
    })
  })

  it('of a date before the first close is nothing', () => {
    const early = nothingSince(day('2026-03-11'), 260)
    expect(broughtForward(early, day('2026-03-12'), { closes, rateOn }).sum).toBe('0')
  })
})

describe('the interest of automatic lending', () => {
  it('counts the shares at the end of each date, and keeps what is under a unit (example 11)', () => {
    const daily = {
      closes: [
        { date: day('2026-03-02'), close: decimal('31.20') },
        { date: day('2026-03-03'), close: decimal('31.55') },
        { date: day('2026-03-04'), close: decimal('30.90') },
        { date: day('2026-03-05'), close: decimal('31.10') },
      ],
      rateOn: () => decimal('0.0084'),
    }
    const before = broughtForward(nothingSince(day('2026-03-02'), 2400), day('2026-03-04'), daily)
    const { sum } = broughtForward({ ...before, shares: 3600 }, day('2026-03-06'), daily)
    expect(sum).toBe('3139.92')
    const income = incomeOf(sum, 'USD', decimal('0.1'))
    expect(income).toMatchObject({ gross: { amount: '8.60' }, tax: { amount: '0.86' } })
    expect(remainder(sum, income)).toBe('0.92')
  })

  it('counts each date at the rate of its month', () => {
    const daily = {
      closes: [{ date: day('2026-03-31'), close: decimal('100') }],
      rateOn: (date: string) => decimal(date < '2026-04' ? '0.01' : '0.02'),
    }
    expect(broughtForward(nothingSince(day('2026-03-31'), 10), day('2026-04-02'), daily).sum).toBe('30')
  })
})
