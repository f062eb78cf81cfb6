import type { Bar } from './bars.ts'

/** Which of a bar's prices are its highest and its lowest that are drawn. */
export interface PriceEnds {
  readonly high: 'high' | 'close'
  readonly low: 'low' | 'close'
}

export const barEnds: PriceEnds = { high: 'high', low: 'low' }
/** A line goes from close to close. */
export const lineEnds: PriceEnds = { high: 'close', low: 'close' }

/** Indexes of the bars with the highest and the lowest price from one bar to before another; null where there are none. */
export function extremesOf(
  bars: readonly Pick<Bar, 'high' | 'low' | 'close'>[],
  { from, to }: { readonly from: number; readonly to: number },
  ends: PriceEnds = barEnds,
): { readonly high: number; readonly low: number } | null {
  const first = Math.max(0, from)
  const end = Math.min(to, bars.length)
  if (first >= end) return null
  let [high, low] = [first, first]
  for (let index = first; index < end; index++) {
    if ((bars[index]?.[ends.high] ?? 0) > (bars[high]?.[ends.high] ?? 0)) high = index
    if ((bars[index]?.[ends.low] ?? 0) < (bars[low]?.[ends.low] ?? 0)) low = index
  }
  return { high, low }
}
