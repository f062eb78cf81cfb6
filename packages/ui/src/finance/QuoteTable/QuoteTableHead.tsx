import * as styles from './QuoteTable.css.ts'
import type { QuoteColumn, QuoteColumnId } from './QuoteCells.tsx'

export const sortDirections = ['descending', 'ascending'] as const

export interface QuoteTableSort {
  readonly column: QuoteColumnId
  readonly direction: (typeof sortDirections)[number]
}

interface QuoteTableHeadProps {
  nameLabel: string
  columns: readonly QuoteColumn[]
  sort: QuoteTableSort
  onSort: (sort: QuoteTableSort) => void
}

const arrows = { descending: 'M5 9 1 2h8Z', ascending: 'M5 1 9 8H1Z' } as const

/** The heads, each a button that sorts by its column: the greatest first, then the least. */
export function QuoteTableHead({ nameLabel, columns, sort, onSort }: QuoteTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.corner}>
          {nameLabel}
        </th>
        {columns.map(({ id, label }) => {
          const direction = sort.column === id ? sort.direction : undefined
          return (
            <th key={id} scope="col" aria-sort={direction} className={styles.column}>
              <button
                type="button"
                className={styles.sort}
                onClick={() =>
                  onSort({ column: id, direction: direction === 'descending' ? 'ascending' : 'descending' })
                }
              >
                <span>{label}</span>
                {direction === undefined ? null : (
                  <svg aria-hidden viewBox="0 0 10 10" className={styles.arrow} fill="currentColor">
                    <path d={arrows[direction]} />
                  </svg>
                )}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
