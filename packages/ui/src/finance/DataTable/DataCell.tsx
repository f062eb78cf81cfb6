import type { ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

interface DataCellProps {
  /** Names its row. */
  first: boolean
  numeric: boolean
  /** In the row of totals. */
  total?: boolean
  children: ReactNode
}

/** A cell of a row: the first is its head. */
export function DataCell({ first, numeric, total = false, children }: DataCellProps) {
  return first ? (
    <th scope="row" data-numeric={numeric} className={total ? styles.totalHead : styles.rowHead}>
      {children}
    </th>
  ) : (
    <td data-numeric={numeric} className={total ? styles.total : styles.data}>
      {children}
    </td>
  )
}
