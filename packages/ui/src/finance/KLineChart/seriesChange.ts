import type { Bar } from './bars.ts'

/** The change of a series, in the form that costs the chart least. */
export type SeriesChange =
  | { readonly kind: 'same' }
  /** Older bars come before the ones that were there. */
  | { readonly kind: 'prepended'; readonly older: readonly Bar[]; readonly tail: readonly Bar[] }
  /** The last bar moved, or newer ones follow it. */
  | { readonly kind: 'extended'; readonly tail: readonly Bar[] }
  /** Bars before the last are others, were missing, or are gone; those before them are as they were. */
  | { readonly kind: 'corrected' }
  | { readonly kind: 'replaced' }

const sameBar = (a: Bar | undefined, b: Bar | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    a.timestamp === b?.timestamp &&
    a.candle.open === b.candle.open &&
    a.candle.high === b.candle.high &&
    a.candle.low === b.candle.low &&
    a.candle.close === b.candle.close &&
    a.candle.volume === b.candle.volume)

/**
 * Compares two series of one instrument and period. A new adjustment or another instrument changes most bars, a tick the last, and a read of what
 * was missed some before it.
 */
export function seriesChange(before: readonly Bar[], after: readonly Bar[]): SeriesChange {
  const first = before[0]
  const shift = first ? after.findIndex((bar) => bar.timestamp === first.timestamp) : -1
  if (shift < 0) return { kind: 'replaced' }
  const last = before.length - 1
  const other = before.findIndex((bar, index) => !sameBar(bar, after[shift + index]))
  const same = other < 0 ? before.length : other
  if (last > 0 && same <= last / 2) return { kind: 'replaced' }
  if (same < last || after[shift + last]?.timestamp !== before[last]?.timestamp) return { kind: 'corrected' }
  const tail = after.slice(shift + same)
  if (shift > 0) return { kind: 'prepended', older: after.slice(0, shift), tail }
  return tail.length === 0 ? { kind: 'same' } : { kind: 'extended', tail }
}
