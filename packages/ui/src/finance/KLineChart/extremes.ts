import type { Bar } from './bars.ts'

/** Indexes of the bars with the highest and the lowest price from one bar to before another; null where there are none. */
export function extremesOf(
  bars: readonly Pick<Bar, 'high' | 'low'>[],
  { from, to }: { readonly from: number; readonly to: number },
): { readonly high: number; readonly low: number } | null {
  const first = Math.max(0, from)
  const end = Math.min(to, bars.length)
  if (first >= end) return null
  let [high, low] = [first, first]
  for (let index = first; index < end; index++) {
    if ((bars[index]?.high ?? 0) > (bars[high]?.high ?? 0)) high = index
    if ((bars[index]?.low ?? 0) < (bars[low]?.low ?? 0)) low = index
  }
  return { high, low }
}
