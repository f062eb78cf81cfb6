/** An entry of a list that is folded from a stream, found by what it is filtered and sorted by. */
export interface RowValue {
  /** Part of the list that it is shown in: a tab, a status. */
  readonly state: string
  /** What gathers rows, of many streams or of one: an instrument, an offer, a mentor, a position. Only where a list is asked for by it. */
  readonly group?: string | undefined
  /** Lists are read from the greatest to the smallest. */
  readonly sortKey: string
  /** JSON. */
  readonly body: object
}

/** Writes a row of the stream's owner, or removes it. */
export interface RowChange {
  /** `module.list`. */
  readonly collection: string
  /** Unique within the collection and the stream. */
  readonly key: string
  readonly row: RowValue | undefined
}
