import type * as z from 'zod/mini'
import { list } from './scalars.ts'

/** The rows' shape of each list that `rowsOf` made. */
const rowShapes = new WeakMap<z.core.$ZodType, z.ZodMiniType>()

/** A list for people to read. A row of an answer that does not fit costs that row, and no other (`parseAnswer`); the contract is that of `list`. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  const rows = list(row)
  rowShapes.set(rows, row)
  return rows
}

export const rowShapeOf = (shape: z.core.$ZodType): z.ZodMiniType | undefined => rowShapes.get(shape)
