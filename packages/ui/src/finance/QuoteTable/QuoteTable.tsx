import type { Decimal, Quote } from '@onelot/domain'
import { useVirtualizer } from '@tanstack/react-virtual'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import type { PriceScale } from '../format/price.ts'
import * as styles from './QuoteTable.css.ts'
import { QuoteTableHead, type QuoteTableSort } from './QuoteTableHead.tsx'
import { QuoteCells, type QuoteColumn } from './QuoteCells.tsx'

export interface QuoteTableRow {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly href: string
  /** How its prices are written (`priceScale`). */
  readonly scale: PriceScale
  readonly quote: Quote
  /** In the scale's currency; absent where there is none. */
  readonly marketCap?: Decimal | undefined
}

/** The price of a row now. */
export interface QuoteOfRow {
  readonly quote: Quote
  readonly stale: boolean
}

export interface QuoteTableProps {
  /** What the table holds. */
  label: string
  /** The head of the first column. */
  nameLabel: string
  columns: readonly QuoteColumn[]
  /** In their order; more may come. */
  rows: readonly QuoteTableRow[]
  /** Rows of all that come before these, where they are one page. @defaultValue 0 */
  before?: number | undefined
  /** Counts all rows, those that have not come among them. */
  total: number
  sort: QuoteTableSort
  /** A head was pressed: its column, in the other direction where it is sorted by it already. */
  onSort: (sort: QuoteTableSort) => void
  /** The last rows are near; of one page there are no more. */
  onMore?: (() => void) | undefined
  /** Follows the price of a row for as long as it is mounted. */
  useQuoteOf: (row: QuoteTableRow) => QuoteOfRow
  /** Draws the link to a listing, as the router of the app wants it. */
  Link: LinkComponent
}

const ROW_REM = 3.5
const OVERSCAN = 6
/** Rows before the last one at which more are asked for. */
const MORE_BEFORE = 10

/**
 * Listings as a dense table: the head and the first column stay in sight, any column sorts, and only rows in sight are mounted and tick. It scrolls
 * both ways in the height of its parent.
 */
export function QuoteTable(props: QuoteTableProps) {
  const { label, nameLabel, columns, rows, before = 0, total, sort, onSort, onMore } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_REM * rem,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)
  const nearEnd = last !== undefined && last.index >= rows.length - MORE_BEFORE && rows.length < total
  const askForMore = useEffectEvent(() => onMore?.())
  useEffect(() => {
    if (nearEnd) askForMore()
  }, [nearEnd, rows.length])
  const order = `${sort.column} ${sort.direction} ${String(before)}`
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [order])
  return (
    <div ref={scroller} role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table} aria-label={label} aria-rowcount={total + 1}>
        <QuoteTableHead {...{ nameLabel, columns, sort, onSort }} />
        <tbody>
          <Space height={shown[0]?.start ?? 0} span={columns.length + 1} />
          {shown.map(({ index, key }) => {
            const row = rows[index]
            return row === undefined ? null : (
              <tr key={key} aria-rowindex={before + index + 2}>
                <LiveRow {...props} row={row} />
              </tr>
            )
          })}
          <Space height={virtualizer.getTotalSize() - (last?.end ?? 0)} span={columns.length + 1} />
        </tbody>
      </table>
    </div>
  )
}

interface LiveRowProps extends Pick<QuoteTableProps, 'columns' | 'useQuoteOf' | 'Link'> {
  row: QuoteTableRow
}

function LiveRow({ row, columns, useQuoteOf, Link }: LiveRowProps): ReactNode {
  const { quote, stale } = useQuoteOf(row)
  return (
    <>
      <th scope="row" className={styles.name}>
        <Link href={row.href} className={styles.link}>
          <Text size="small" weight="strong" lines={2}>
            {row.name}
          </Text>
          <Text size="caption" tone="secondary">
            {row.code}
          </Text>
        </Link>
      </th>
      <QuoteCells columns={columns} row={row} quote={quote} stale={stale} />
    </>
  )
}

/** In place of the rows that are not mounted. */
function Space({ height, span }: { height: number; span: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden>
      <td
        colSpan={span}
        className={styles.space}
        style={assignInlineVars({ [styles.spaceVar]: `${String(height)}px` })}
      />
    </tr>
  )
}
