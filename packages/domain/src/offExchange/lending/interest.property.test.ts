import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { add, compare, isNegative } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import { broughtForward, incomeOf, nothingSince, remainder } from './accrual.ts'
import { type LendableLots, lotsTaken, rebasedLots, sharesOf } from './loan.ts'
import { automaticRate, lendingRate } from './rate.ts'
import { positionId } from '../../base/ids.ts'

const SEED = 20_261_129

const first = localDate('2026-03-02')
const counts = fc.integer({ min: 1, max: 1_000_000 })
const daily = fc
  .array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 40 })
  .map((prices) => ({
    closes: prices.map((price, index) => ({
      date: plusDays(first, index * 2),
      close: decimal(`${String(price)}.25`),
    })),
    rateOn: () => decimal('0.0413'),
  }))

describe('interest', () => {
  it('is the same however often it is brought forward', () => {
    fc.assert(
      fc.property(daily, counts, fc.nat(90), fc.nat(90), (terms, shares, one, two) => {
        const [middle, end] = [Math.min(one, two), Math.max(one, two)]
        const begun = nothingSince(first, shares)
        const whole = broughtForward(begun, plusDays(first, end), terms)
        const half = broughtForward(begun, plusDays(first, middle), terms)
        expect(broughtForward(half, plusDays(first, end), terms)).toEqual(whole)
      }),
      { seed: SEED },
    )
  })

  it('is paid in whole units with tax in it, and no unit of it is kept', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('KRW', 'USD'),
        (sum, currency) => {
          const owed = decimal(`${String(sum)}.5`)
          const income = incomeOf(owed, currency, decimal('0.22'))
          expect(add(income.net, income.tax)).toEqual(income.gross)
          expect(isNegative(income.net)).toBe(false)
          expect(compare(income.tax, income.gross)).toBeLessThanOrEqual(0)
          const rest = exact(remainder(owed, income))
          const unit = exact('365').times(currency === 'KRW' ? '1' : '0.01')
          expect(rest.gte('0') && rest.lt(unit)).toBe(true)
        },
      ),
      { seed: SEED },
    )
  })
})

describe('the rate', () => {
  it('is from 0.1 to 8 percent, and a third of it automatically', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (drawn) => {
        const rate = lendingRate(decimal(`0.${String(drawn).padStart(9, '0')}`))
        expect(exact(rate).gte('0.001') && exact(rate).lte('0.08')).toBe(true)
        const third = exact(automaticRate(rate)).times('3').minus(rate).abs()
        expect(third.lte('0.00015')).toBe(true)
      }),
      { seed: SEED },
    )
  })
})

describe('the lots of a loan', () => {
  const positions = fc
    .array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 })
    .map((lots) =>
      lots.map((some, index): LendableLots => ({ position: positionId(`O${String(index)}`), lots: some })),
    )

  it('are all that are wanted, of the first positions first, or none', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 4_000 }), (lendable, wanted) => {
        const taken = lotsTaken(lendable, wanted)
        const all = lendable.reduce((sum, { lots }) => sum + lots, 0)
        expect(taken === undefined).toBe(all < wanted)
        const used = lendable.map(({ position, lots }) => [taken?.[position] ?? 0, lots] as const)
        const partly = used.findIndex(([some, lots]) => some < lots)
        const after = partly < 0 ? [] : used.slice(partly + 1)
        expect(after.every(([some]) => some === 0)).toBe(true)
        expect(used.reduce((sum, [some]) => sum + some, 0)).toBe(taken === undefined ? 0 : wanted)
      }),
      { seed: SEED },
    )
  })

  it('are no more than their positions have after a split', () => {
    const ratio = fc.record({ to: fc.integer({ min: 1, max: 20 }), from: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(positions, ratio, (lendable, { to, from }) => {
        const lots = Object.fromEntries(lendable.map((one) => [one.position, one.lots]))
        const rebased = rebasedLots(lots, { to, from })
        const most = lendable.map((one) => Math.floor((one.lots * to) / from))
        expect(sharesOf(rebased)).toBe(most.reduce((sum, one) => sum + one, 0))
      }),
      { seed: SEED },
    )
  })
})
