import { type Row, sectorOf } from './ranking.ts'
import type { Breadth, Sector } from './port.ts'
import { fromSignedUnits, fromUnits } from './grid.ts'

const RATE_DIGITS = 6
const RATE_ONE = 10n ** BigInt(RATE_DIGITS)
const TURNOVER_DIGITS = 2

/** All capital is summed in units of this many digits, finer than any price. */
const CAPITAL_DIGITS = 8

const capitalOf = ({ quoted }: Row, units: number): bigint =>
  BigInt(units) *
  BigInt(quoted.issue.shares) *
  10n ** BigInt(CAPITAL_DIGITS - quoted.issue.grid.fractionDigits)

function sum(rows: readonly Row[], of: (row: Row) => bigint): bigint {
  return rows.reduce((total, row) => total + of(row), 0n)
}

/** How many of some listings are above, below and at their previous close, and what was traded of them. */
export function breadthOf(rows: readonly Row[]): Breadth {
  const rising = rows.filter(({ raw }) => raw.close > raw.previous).length
  const falling = rows.filter(({ raw }) => raw.close < raw.previous).length
  const turnover = rows.reduce((total, { raw, scale }) => total + raw.turnover / scale, 0)
  return {
    rising,
    falling,
    unchanged: rows.length - rising - falling,
    turnover: fromUnits(BigInt(Math.round(turnover * 10 ** TURNOVER_DIGITS)), TURNOVER_DIGITS),
  }
}

function sectorFrom(rows: readonly Row[]): Sector | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const capital = sum(rows, (row) => capitalOf(row, row.raw.close))
  const before = sum(rows, (row) => capitalOf(row, row.raw.previous))
  if (before === 0n) return undefined
  const { rising, falling, turnover } = breadthOf(rows)
  return {
    name: first.quoted.issue.instrument.industry,
    change: fromSignedUnits((capital * RATE_ONE) / before - RATE_ONE, RATE_DIGITS),
    marketCap: fromUnits(capital, CAPITAL_DIGITS),
    turnover,
    listings: rows.length,
    rising,
    falling,
  }
}

/** The industry groups of a market's stocks, the largest by market capitalisation first. */
export function sectorsOf(rows: readonly Row[]): readonly Sector[] {
  const stocks = rows.filter(({ quoted }) => quoted.issue.instrument.kind === 'stock')
  const groups = new Map<string, Row[]>()
  for (const row of stocks) {
    const group = groups.get(sectorOf(row))
    if (group === undefined) groups.set(sectorOf(row), [row])
    else group.push(row)
  }
  return [...groups.values()]
    .flatMap((group) => sectorFrom(group) ?? [])
    .sort((a, b) => Number(b.marketCap) - Number(a.marketCap))
}
