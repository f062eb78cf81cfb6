import type { Candle, Decimal } from '@onelot/domain'
import { changeBetween, type Change } from '../format/change.ts'
import type { Bar } from './bars.ts'

/** A bar in figures, exact. */
export interface BarRow {
  readonly time: Candle['time']
  readonly wall: number
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
  readonly volume: Decimal
  /** Null where there is nothing that it would be from: on the first bar of all. */
  readonly change: Change | null
  readonly simulated: boolean
}

/** What the change of a bar is from: the close of the bar before it, or one price for all; null where that is not known. */
export type ChangeBase = 'barBefore' | Decimal | null

/** The figures of one bar; null outside the series. */
export function rowAt(bars: readonly Bar[], index: number, base: ChangeBase = 'barBefore'): BarRow | null {
  const bar = bars[index]
  if (!bar) return null
  const { time, open, high, low, close, volume, simulated } = bar.candle
  const before = base === 'barBefore' ? (bars[index - 1]?.candle.close ?? null) : base
  return {
    time,
    wall: bar.shown,
    open,
    high,
    low,
    close,
    volume,
    change: before === null ? null : changeBetween(before, close),
    simulated,
  }
}

/** Bars in view as rows of a table, newest first, as one reads a list. */
export function visibleRows(
  bars: readonly Bar[],
  range: { readonly from: number; readonly to: number },
  base: ChangeBase = 'barBefore',
): BarRow[] {
  const rows: BarRow[] = []
  for (let index = Math.min(range.to, bars.length) - 1; index >= Math.max(0, range.from); index--) {
    const row = rowAt(bars, index, base)
    if (row) rows.push(row)
  }
  return rows
}
