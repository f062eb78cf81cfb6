import * as z from 'zod/mini'
import { list } from './scalars.ts'

export interface Rows {
  readonly row: z.ZodMiniType
  /** Whether a row may come after another. */
  readonly follows: (before: unknown, after: unknown) => boolean
  /** Whether a row that came before is passed over: in an order it is one that does not follow. */
  readonly once: boolean
}

/** Of each list that `rowsOf` made. */
const rowShapes = new WeakMap<z.core.$ZodType, Rows>()

/** A list for people to read. A row of an answer that does not fit costs that row, and no other, and one that is named and comes twice is read once (`parseAnswer`); the contract is that of `list`. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  const rows = list(row)
  rowShapes.set(rows, { row, follows: () => true, once: true })
  return rows
}

/** The same of rows in an order: one that does not come after those before it costs itself. */
export function orderedRowsOf<Row extends z.ZodMiniType>(
  row: Row,
  follows: (before: z.output<Row>, after: z.output<Row>) => boolean,
) {
  const isOrdered = (rows: readonly z.output<Row>[]) =>
    rows.every((one, index) => {
      const before = rows[index - 1]
      return before === undefined || follows(before, one)
    })
  const rows = z.readonly(z.array(row).check(z.refine(isOrdered, { error: 'out of order' })))
  rowShapes.set(rows, {
    row,
    follows: (before, after) => parsedBy(row, before, (a) => parsedBy(row, after, (b) => follows(a, b))),
    once: false,
  })
  return rows
}

function parsedBy<Row extends z.ZodMiniType>(
  row: Row,
  value: unknown,
  holds: (parsed: z.output<Row>) => boolean,
): boolean {
  const parsed = z.safeParse(row, value)
  return parsed.success && holds(parsed.data)
}

export const rowsIn = (shape: z.core.$ZodType): Rows | undefined => rowShapes.get(shape)
