import type { Instant } from '../../base/instant.ts'
import type { RowChange } from '../../base/module/rows.ts'

/** How many requests of an account are under review, by the id of what is sold. */
export type UnderReview = Readonly<Record<string, number>>

export const countOn = (underReview: UnderReview, id: string): number =>
  (Object.hasOwn(underReview, id) ? underReview[id] : undefined) ?? 0

/** One more or one fewer. */
export function counted(underReview: UnderReview, id: string, by: 1 | -1): UnderReview {
  const { [id]: count = 0, ...others } = underReview
  const next = count + by
  return next > 0 ? { ...others, [id]: next } : others
}

/** The row by which an account is found that has a request under review for something; the group is what is sold. */
export const underReviewRow = (
  collection: string,
  underReview: UnderReview,
  id: string,
  at: Instant,
): RowChange => ({
  collection,
  key: id,
  row: countOn(underReview, id) > 0 ? { state: 'underReview', group: id, sortKey: at, body: {} } : undefined,
})
