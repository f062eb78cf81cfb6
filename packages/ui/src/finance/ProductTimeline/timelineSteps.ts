import type { Instant } from '@onelot/domain'
import type { StepState } from '../../primitives/Steps/Steps.tsx'

/** A date of a product: a moment, or a time from one to another. */
export interface ProductDate {
  /** Unique among the others. */
  readonly id: string
  /** One short word: `Apply`, `Draw`, `Payment`, `Listing`. */
  readonly label: string
  readonly from: Instant
  /** The end of what lasts; it is over then. */
  readonly to?: Instant | undefined
}

const endOf = ({ from, to }: ProductDate): Instant => to ?? from

/** The moments at which the state of a date changes. */
export const changesOf = (dates: readonly ProductDate[]): readonly Instant[] =>
  dates.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]))

/**
 * How far a product has got among its dates, which are in their order: what has ended is done; the first that has not is the present one, where it has begun
 * or another came before it. `at` undefined is before all of them.
 */
export function stateOfDates(dates: readonly ProductDate[], at: Instant | undefined): readonly StepState[] {
  const present = at === undefined ? 0 : dates.findIndex((date) => endOf(date) > at)
  return dates.map((date, index) => {
    if (at !== undefined && (present === -1 || index < present)) return 'done'
    const begun = index > 0 || (at !== undefined && date.from <= at)
    return index === present && begun ? 'current' : 'waiting'
  })
}
