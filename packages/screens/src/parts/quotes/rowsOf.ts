import type { Snapshot } from '@onelot/api-client'
import type { BoardRead } from '../../base/data/usePages.ts'

interface BoardAnswer<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly snapshot: Snapshot
}

/** A page of rows as `useBoard` reads it. */
export const rowsOf = <Row>({ rows, ...page }: BoardAnswer<Row>): BoardRead<Row> => ({ items: rows, ...page })
