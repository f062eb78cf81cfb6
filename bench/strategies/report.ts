import { markdownTable } from '../table.ts'
import type { Measured } from './measure.ts'

/** Issue 48: a rerun over five years of days. */
const LIMIT_MS = 200

/** Whether a rerun shows in time. */
export const holds = ({ shown }: Pick<Measured, 'shown'>): boolean => shown < LIMIT_MS

const whole = (ms: number): string => String(Math.round(ms))

export const table = (measured: readonly Measured[]): string =>
  markdownTable(
    [
      'strategy',
      'median, ms',
      'most, ms',
      'CPU of the page, times 4, ms',
      'longest task of settings nearby, ms',
      `under ${String(LIMIT_MS)} ms`,
    ],
    measured.map((one) => [
      one.strategy,
      whole(one.shown),
      whole(one.most),
      whole(one.work),
      whole(one.nearby),
      holds(one) ? 'yes' : 'NO',
    ]),
  )
