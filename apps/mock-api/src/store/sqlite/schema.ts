/**
 * What is asked of the schema as the last migration leaves it. Rows name their stream and their collection by numbers of the table `names`. Collections
 * that are read by their group alone have the numbers from 1 to this one: the index of a stream's lists is without them. Those below 0 share one list
 * there, sorted by time: an order writes a row of each, and changes one page.
 */
export const LAST_GROUPED = 3
/** The condition of that index. */
export const inStreamLists = `collection NOT BETWEEN 1 AND ${String(LAST_GROUPED)}`
/** The list of that index in which a collection is, by the number of the collection. */
export const sharedList = (collection: string): string => `max(${collection}, 0)`

/** Timers of streams that are no account's: the condition of their index. */
export const OF_NO_ACCOUNT = "substr(stream, 1, 8) <> 'account/'"

/** What `reset` empties. */
export const tableNames = [
  'events',
  'streams',
  'snapshots',
  'timers',
  'watches',
  'scans',
  'list_rows',
  'records',
  'outcomes',
  'claims',
  'outbox',
  'deliveries',
] as const
