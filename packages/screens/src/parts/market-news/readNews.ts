import { textsOf } from '../../base/ports/kept.ts'

/** News is kept for a month, so that older ids are of no use. */
const MOST_KEPT = 300

/** What is kept once a piece of news was opened, by its id. */
export const withRead = (kept: unknown, id: string): readonly string[] =>
  [...textsOf(kept).filter((known) => known !== id), id].slice(-MOST_KEPT)
