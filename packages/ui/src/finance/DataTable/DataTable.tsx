import type { Currency, Decimal } from '@onelot/domain'
import type { ReactNode } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import * as styles from './DataTable.css.ts'
import { DataCell } from './DataCell.tsx'
import { useFigures } from './useFigures.tsx'

interface ColumnHead {
  /** Unique among the others. */
  readonly id: string
  /** Its head, short. */
  readonly label: string
}
export interface TextColumn<Row> extends ColumnHead {
  readonly kind: 'text'
  readonly cell: (row: Row) => ReactNode
  /** Figures of several kinds under each other, as text: at the end of their column. @defaultValue false */
  readonly numeric?: boolean | undefined
}
/** Figures at the end of their column, decimal marks under each other. */
export interface NumberColumn<Row> extends ColumnHead {
  readonly kind: 'number'
  /** Undefined shows a dash. */
  readonly value: (row: Row) => Decimal | undefined
  /** `rate` is a fraction that shows in percent: 0.072 is 7.20%. @defaultValue 'number' */
  readonly as?: 'number' | 'rate' | undefined
  /** Of an amount, its currency, with its mark. */
  readonly currency?: Currency | undefined
  /** Shows a plus, too. */
  readonly signed?: boolean | undefined
  /** The reader's own, masked while amounts are hidden. */
  readonly own?: boolean | undefined
  /** The sum of the column; the table adds nothing up. */
  readonly total?: Decimal | undefined
}
export type DataColumn<Row> = TextColumn<Row> | NumberColumn<Row>

const isNumeric = <Row,>(column: DataColumn<Row>): boolean =>
  column.kind === 'number' || column.numeric === true

export interface DataTableProps<Row> {
  /** What the table holds; read out, not visible: a heading says it. */
  label: string
  /** The first names its row and stays in sight while the others scroll. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The name of the row of totals, which shows where a column has one. @defaultValue the message "Total" */
  totalLabel?: string | undefined
  /** Instead of rows, where there are none. @defaultValue the message "Nothing to show yet" */
  empty?: ReactNode
}

/** Rows of figures: repayments, days, tiers. The heads and the first column stay in sight; what is wider than the screen scrolls within the table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, totalLabel, empty } = props
  const { t } = useTheme()
  const figures = useFigures(columns, rows)
  if (rows.length === 0) return empty ?? <EmptyState title={t('products.table.empty')} />
  const totalled = columns.some((column) => column.kind === 'number' && column.total !== undefined)
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                data-numeric={isNumeric(column)}
                className={index === 0 ? styles.corner : styles.columnHead}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <DataCell key={column.id} first={index === 0} numeric={isNumeric(column)}>
                  {column.kind === 'text' ? column.cell(row) : figures(column.id, at)}
                </DataCell>
              ))}
            </tr>
          ))}
        </tbody>
        {totalled ? (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <DataCell key={column.id} first={index === 0} numeric={isNumeric(column)} total>
                  {index === 0
                    ? (totalLabel ?? t('products.table.total'))
                    : column.kind === 'number' && column.total !== undefined
                      ? figures(column.id, rows.length)
                      : null}
                </DataCell>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
