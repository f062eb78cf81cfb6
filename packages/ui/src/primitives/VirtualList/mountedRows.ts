/** Indices of rows, both inclusive. */
export interface Rows {
  readonly from: number
  readonly to: number
}

export interface Around {
  readonly count: number
  /** Rows mounted beyond those in sight, on each side. */
  readonly beyond: number
  /** While so many are left on each side, the mounted rows stay as they are. */
  readonly least: number
}

const widened = ({ from, to }: Rows, by: number, count: number): Rows => ({
  from: Math.max(from - by, 0),
  to: Math.min(to + by, count - 1),
})

/**
 * The rows to mount for those in sight: the same as before while these are around the sight, then several at once. Each change of what is
 * mounted costs the layout and the painting of the whole list.
 */
export function mountedRows(sight: Rows, before: Rows | undefined, { count, beyond, least }: Around): Rows {
  const needed = widened(sight, least, count)
  const wanted = widened(sight, beyond, count)
  const covers = before !== undefined && before.from <= needed.from && before.to >= needed.to
  const tooMany = before !== undefined && before.to - before.from > wanted.to - wanted.from + beyond
  return covers && !tooMany && before.to < count ? before : wanted
}
