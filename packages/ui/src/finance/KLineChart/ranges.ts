import type { LocalDate } from '@onelot/domain'
import { localDate } from '@onelot/domain'

/** The quick ranges beside the periods. */
export const quickRanges = ['1W', '1M', '3M', '6M', '1Y'] as const
export type QuickRange = (typeof quickRanges)[number]

const months: Record<Exclude<QuickRange, '1W'>, number> = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12 }

/**
 * The dates that a quick range covers, up to and with `until`. A month back from the 31st ends on the last day of a shorter month, and the day after it
 * is the first covered.
 */
export function datesOf(
  range: QuickRange,
  until: LocalDate,
): { readonly from: LocalDate; readonly to: LocalDate } {
  const end = new Date(until)
  const start = new Date(until)
  if (range === '1W') start.setUTCDate(end.getUTCDate() - 7)
  else {
    start.setUTCDate(1)
    start.setUTCMonth(end.getUTCMonth() - months[range])
    const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
    start.setUTCDate(Math.min(end.getUTCDate(), lastDay))
  }
  start.setUTCDate(start.getUTCDate() + 1)
  return { from: localDate(start.toISOString().slice(0, 10)), to: until }
}
