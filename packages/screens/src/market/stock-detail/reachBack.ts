import type { Instant } from '@onelot/domain'
import type { Drawing } from './drawings.ts'

/** So many are drawn without a delay; an end that lies before them is where the average of their times puts it. */
const MOST_BARS = 4000
/** Of one read. */
const MOST_OF_READ = 1000

/** The bars that are read: when the first begins, and how many there are. */
export interface BarsRead {
  readonly first: Instant
  readonly count: number
}

/** How many older bars the next read is to bring. */
export const olderBars = (count: number): number => Math.min(MOST_OF_READ, MOST_BARS - count)

/** Whether it is a trend line that begins before the first bar and ends after it: how many bars lie between decides its slope. */
export const needsOlder = (drawing: Drawing, { first, count }: BarsRead): boolean =>
  count < MOST_BARS &&
  drawing.kind === 'trend' &&
  drawing.points.some(({ at }) => at < first) &&
  drawing.points.some(({ at }) => at >= first)
