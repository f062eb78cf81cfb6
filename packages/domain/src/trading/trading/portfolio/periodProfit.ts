import { type Money, add, subtract, zero } from '../../../base/money/money.ts'

/** An account at a moment, in one currency by the mid rates of that moment. */
export interface WorthAt {
  /** Everything that it has, less what it owes. */
  readonly closing: Money
  /** What came from outside at that moment, less what went there. */
  readonly came: Money
}

/** A period up to a moment: the opening worth, what was paid in and the profit add up to the closing worth. */
export interface PeriodProfit {
  /** What came from outside in the period, less what went there, each by the rates of its moment. */
  readonly paidIn: Money
  readonly profit: Money
}

/**
 * The profit of the period from an opening worth to each of some later moments, in their order (docs/rules/portfolio.md). What comes is rounded moment
 * by moment, so that the profits of periods that follow one another add up to that of the whole, to the unit.
 */
export function profitCourse<Worth extends WorthAt>(
  opening: Money,
  worths: readonly Worth[],
): readonly (Worth & PeriodProfit)[] {
  let paidIn = zero(opening.currency)
  return worths.map((worth) => {
    paidIn = add(paidIn, worth.came)
    return { ...worth, paidIn, profit: subtract(subtract(worth.closing, opening), paidIn) }
  })
}

/** What each of some successive moments of a course added to its profit; the first one, since its opening. */
export const profitSteps = <Point extends Pick<PeriodProfit, 'profit'>>(
  course: readonly Point[],
): readonly Point[] =>
  course.map((point, index) => {
    const before = course[index - 1]
    return before === undefined ? point : { ...point, profit: subtract(point.profit, before.profit) }
  })
