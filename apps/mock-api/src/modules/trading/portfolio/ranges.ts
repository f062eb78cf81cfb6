import type { DayRange } from '@onelot/domain'

/** What a range costs of the budget of heavy reads. */
export const rangePoints: Readonly<Record<DayRange, number>> = { w1: 1, m1: 1, m3: 3, m6: 5, y1: 5, all: 5 }
