import type { Bar } from './bars.ts'

/** The change of a series, in the form that costs the chart least. */
export type SeriesChange =
  | { readonly kind: 'same' }
  /** Older bars come before the ones that were there. */
  | { readonly kind: 'prepended'; readonly older: readonly Bar[]; readonly tail: readonly Bar[] }
  /** The last bar moved, or newer ones follow it. */
  | { readonly kind: 'extended'; readonly tail: readonly Bar[] }
  | { readonly kind: 'replaced' }

const sameBar = (a: Bar | undefined, b: Bar | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    a.timestamp === b?.timestamp &&
    a.candle.open === b.candle.open &&
    a.candle.high === b.candle.high &&
    a.candle.low === b.candle.low &&
    a.candle.close === b.candle.close)

/**
 * Compares two series of one instrument and period. It samples the first bar, the middle and the last but one: a new adjustment or another
 * instrument changes all of them, a tick only the last.
 */
export function seriesChange(before: readonly Bar[], after: readonly Bar[]): SeriesChange {
  const first = before[0]
  if (!first || after.length < before.length) return { kind: 'replaced' }
  const shift = after.findIndex((bar) => bar.timestamp === first.timestamp)
  const last = before.length - 1
  if (shift < 0 || after[shift + last]?.timestamp !== before[last]?.timestamp) return { kind: 'replaced' }
  const settled = [0, Math.floor(last / 2), last - 1].filter((index) => index >= 0 && index < last)
  if (!settled.every((index) => sameBar(before[index], after[shift + index]))) return { kind: 'replaced' }
  const lastSame =
    sameBar(before[last], after[shift + last]) && before[last]?.volume === after[shift + last]?.volume
  const tail = after.slice(shift + last + (lastSame ? 1 : 0))
  if (shift > 0) return { kind: 'prepended', older: after.slice(0, shift), tail }
  return tail.length === 0 ? { kind: 'same' } : { kind: 'extended', tail }
}
