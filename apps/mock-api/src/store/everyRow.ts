import { type Found, type RowFilter, type Slot, slotOf } from './lists.ts'
import type { Store } from './port.ts'

/** Rows that are read at a time. */
const ROWS_AT_ONCE = 1_000

/** All rows that a filter finds, in the order of the list, each once whatever is added meanwhile. */
export async function everyRow(store: Store, filter: RowFilter): Promise<readonly Found[]> {
  const found: Found[] = []
  let after: Slot | undefined
  for (;;) {
    const { rows } = await store.rows(filter, { after, limit: ROWS_AT_ONCE })
    found.push(...rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return found
    after = slotOf(last)
  }
}
