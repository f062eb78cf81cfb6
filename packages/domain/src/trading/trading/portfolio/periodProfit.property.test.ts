import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, add, money, subtract, zero } from '../../../base/money/money.ts'
import { profitCourse, profitSteps } from './periodProfit.ts'

const SEED = 20_261_129

const won = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((amount) => money('KRW', String(amount)))
const worths = fc.array(fc.record({ closing: won, came: won }), { minLength: 1, maxLength: 12 })
const none = zero('KRW')

describe('the profit of a period', () => {
  test('is the worth at its end less that at its start, less what came in between', () => {
    fc.assert(
      fc.property(won, worths, (opening, all) => {
        profitCourse(opening, all).forEach(({ closing, profit }, index) => {
          const came = all.slice(0, index + 1).map((one) => one.came)
          expect(add(opening, ...came, profit)).toEqual(closing)
        })
      }),
      { seed: SEED },
    )
  })

  test('is the sum of the profits of the periods that it is divided into', () => {
    fc.assert(
      fc.property(won, worths, fc.nat(), (opening, all, pick) => {
        const whole = profitCourse(opening, all)
        const cut = pick % all.length
        const first = whole[cut]
        const later = profitCourse(first?.closing ?? none, all.slice(cut + 1))
        const sums = later.map(({ profit }): Money => add(first?.profit ?? none, profit))
        expect(sums).toEqual(whole.slice(cut + 1).map(({ profit }) => profit))
      }),
      { seed: SEED },
    )
  })

  test('is the sum of the steps of its course', () => {
    fc.assert(
      fc.property(won, worths, (opening, all) => {
        const course = profitCourse(opening, all)
        const steps = profitSteps(course)
        const sum = add(none, ...steps.map(({ profit }) => profit))
        expect(subtract(sum, course.at(-1)?.profit ?? none)).toEqual(none)
        expect(steps).toHaveLength(course.length)
      }),
      { seed: SEED },
    )
  })
})
