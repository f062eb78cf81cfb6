import { exact, roundTo, type Candle, type Decimal } from '@onelot/domain'
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
  /** Change of the close in per cent of the close before, two digits; null on the first bar of all. */
  readonly changePercent: Decimal | null
  readonly simulated: boolean
}

/** Change from one price to another in per cent, half up to two digits. Null over a base of zero. */
export function changePercent(from: Decimal, to: Decimal): Decimal | null {
  const base = exact(from)
  if (base.eq('0')) return null
  return roundTo(exact(to).minus(base).div(base).times('100'), 2, 'halfUp')
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
    changePercent: before === undefined ? null : changePercent(before, close),
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
