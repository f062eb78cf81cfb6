import type { Board, TableColumn } from '@onelot/api-client'
import type { Quoted } from './holds.ts'
import type { Ranking } from './port.ts'
import type { RawQuote } from './quotes.ts'

/** The figures by which listings are ranked: numbers, since none of them is shown. */
export interface Row {
  readonly quoted: Quoted
  readonly raw: RawQuote
  /** What whole units of its prices are divided by. */
  readonly scale: number
}

export const rowOf = (quoted: Quoted, raw: RawQuote): Row => ({
  quoted,
  raw,
  scale: 10 ** quoted.issue.grid.fractionDigits,
})

const figures: Readonly<Record<TableColumn, (row: Row) => number>> = {
  price: ({ raw, scale }) => raw.close / scale,
  change: ({ raw, scale }) => (raw.close - raw.previous) / scale,
  percent: ({ raw }) => raw.close / raw.previous,
  volume: ({ raw }) => raw.volume,
  turnover: ({ raw, scale }) => raw.turnover / scale,
  marketCap: ({ quoted, raw, scale }) => (raw.close / scale) * quoted.issue.shares,
  high: ({ raw, scale }) => raw.high / scale,
  low: ({ raw, scale }) => raw.low / scale,
}

export const boardRankings: Readonly<Record<Board, Ranking>> = {
  hot: { column: 'turnover', direction: 'descending' },
  active: { column: 'volume', direction: 'descending' },
  rising: { column: 'percent', direction: 'descending' },
  falling: { column: 'percent', direction: 'ascending' },
}

export const orderOf = ({ column, direction }: Ranking): ((a: Row, b: Row) => number) => {
  const figure = figures[column]
  return direction === 'ascending' ? (a, b) => figure(a) - figure(b) : (a, b) => figure(b) - figure(a)
}

/** The English name of an industry group is the name of its sector. */
export const sectorOf = ({ quoted }: Row): string => quoted.issue.instrument.industry.en
