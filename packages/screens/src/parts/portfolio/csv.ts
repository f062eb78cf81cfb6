import type { Decimal } from '@onelot/domain'

/** Text, or a number that stays one in a spreadsheet; nothing is an empty cell. */
export type Cell = string | { readonly number: Decimal } | undefined
export type Row = readonly Cell[]

/** The mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Text that a spreadsheet would calculate, however many spaces or apostrophes are before it; full-width forms count there too. */
const formula = /^['\s]*[=+\-@\t\r＝＋－＠]/

/**
 * An apostrophe before what would be a formula makes it text. Of text that begins with apostrophes already, the first is taken off where it is
 * read back.
 */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

function written(cell: Cell): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? quoted(harmless(cell)) : cell.number
}

/** Rows as a file that spreadsheets open: UTF-8 with its mark, RFC 4180, no formulas (docs/rules/portfolio.md). */
export const csvOf = (rows: readonly Row[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
