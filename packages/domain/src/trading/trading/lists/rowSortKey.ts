import type { Instant } from '../../../base/instant.ts'

/** Digits of an order's number, so that numbers sort as text. */
const NUMBER_DIGITS = 10

/** Sorts rows by when they moved last, then by the number of their order. */
export const rowSortKey = (at: Instant, number = 0): string =>
  `${at} ${String(number).padStart(NUMBER_DIGITS, '0')}`
