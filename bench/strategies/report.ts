import { markdownTable } from '../table.ts'
import type { Measured } from './measure.ts'

/** Of a rerun over five years of days. */
const LIMIT_MS = 200
/** Of a task that a finger waits for. */
const TASK_LIMIT_MS = 100

/** Whether a rerun shows in time, and no task of the settings nearby holds up a finger. */
export const holds = ({ shown, nearby }: Pick<Measured, 'shown' | 'nearby'>): boolean =>
  shown < LIMIT_MS && nearby < TASK_LIMIT_MS

const whole = (ms: number): string => String(Math.round(ms))

export const table = (measured: readonly Measured[]): string =>
  markdownTable(
    [
      'strategy',
      'median, ms',
      'most, ms',
      'CPU of the page, times 4, ms',
      'longest task of settings nearby, ms (0 under 50)',
      `under ${String(LIMIT_MS)} and ${String(TASK_LIMIT_MS)} ms`,
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
