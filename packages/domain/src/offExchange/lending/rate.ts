import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, roundTo, toDecimal } from '../../base/money/exact.ts'

const LEAST = '0.001'
const RANGE = '0.079'
const POWER = 4
/** Two digits of percent. */
const DIGITS = 4

const rounded = (rate: Exact): Decimal => toDecimal(exact(roundTo(rate, DIGITS, 'halfUp')))

/** What borrowers of a share pay a year, part of its worth: 0.0365 is 3.65 percent. @param drawn evenly from 0 to 1; few shares are sought after */
export const lendingRate = (drawn: Decimal): Decimal =>
  rounded(exact(RANGE).times(exact(drawn).pow(POWER)).plus(LEAST))

/** What automatic lending brings of it: a third, since it may end at any time. */
export const automaticRate = (rate: Decimal): Decimal => rounded(exact(rate).div('3'))
