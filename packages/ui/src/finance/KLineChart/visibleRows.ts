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
  /** From the close of the bar before; null on the first bar of all. */
  readonly change: Change | null
  readonly simulated: boolean
}

/** The figures of one bar; null outside the series. */
export function rowAt(bars: readonly Bar[], index: number): BarRow | null {
  const bar = bars[index]
  if (!bar) return null
  const { time, open, high, low, close, volume, simulated } = bar.candle
  const before = bars[index - 1]?.candle.close
  return {
    time,
    wall: bar.wall,
    open,
    high,
    low,
    close,
    volume,
    change: before === undefined ? null : changeBetween(before, close),
    simulated,
  }
}

/** Bars in view as rows of a table, newest first, as one reads a list. */
export function visibleRows(
  bars: readonly Bar[],
  range: { readonly from: number; readonly to: number },
): BarRow[] {
  const rows: BarRow[] = []
  for (let index = Math.min(range.to, bars.length) - 1; index >= Math.max(0, range.from); index--) {
    const row = rowAt(bars, index)
    if (row) rows.push(row)
  }
  return rows
}
