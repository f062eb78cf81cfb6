import { median } from '../broker/measure.ts'
import { markdownTable } from '../table.ts'

/** What one way of showing live quotes costs. */
export interface Measured {
  readonly subject: string
  /** Fraction of the main thread that a thousand ticks a second take. */
  readonly busy: number
  /** Frames a second that were seen meanwhile. */
  readonly framesTicked: number
  /** Time of the main thread for each frame while the list is scrolled, on a processor four times slower, in ms. */
  readonly frameMs: number
  /** Frames a second that were seen while it was scrolled. */
  readonly framesSeen: number
}

export const limits = {
  /** A fifth of the main thread. */
  busy: 0.2,
  /** Sixty frames a second leave each this long. */
  frameMs: 1_000 / 60,
} as const

/** Frames a second for which the main thread has time. */
export const framesPossible = ({ frameMs }: Measured): number => Math.min(60, 1_000 / frameMs)

export const holds = ({ busy, frameMs }: Measured): boolean =>
  busy <= limits.busy && frameMs <= limits.frameMs

/** Fewer frames a second than this: the machine had so little time for the page that ticks were not drawn as often as they could be. */
const LEAST_FRAMES = 40

/** Of some rounds of one subject: the median with ticks, of the rounds in which the page was drawn as often as it wanted, and the least for a frame. */
export function bestOf(rounds: readonly Measured[]): Measured {
  const whole = rounds.filter(({ framesTicked }) => framesTicked >= LEAST_FRAMES)
  return {
    subject: rounds[0]?.subject ?? '',
    busy: median(whole.map(({ busy }) => busy)),
    framesTicked: median(whole.map(({ framesTicked }) => framesTicked)),
    frameMs: Math.min(...rounds.map(({ frameMs }) => frameMs)),
    framesSeen: Math.max(...rounds.map(({ framesSeen }) => framesSeen)),
  }
}

/** A line for each, with its ratio to the last one. */
export function table(measured: readonly Measured[]): string {
  const reference = measured.at(-1)
  const ratio = (value: number, of: number | undefined) => (value / (of ?? Number.NaN)).toFixed(2)
  return markdownTable(
    [
      '10,000 rows',
      'main thread at 1,000 ticks a second',
      'ratio',
      'ms a frame, scrolled at 4x',
      'ratio',
      'frames a second possible',
      'seen',
    ],
    measured.map((one) => [
      one.subject,
      `${(one.busy * 100).toFixed(1)} %`,
      ratio(one.busy, reference?.busy),
      one.frameMs.toFixed(1),
      ratio(one.frameMs, reference?.frameMs),
      framesPossible(one).toFixed(1),
      one.framesSeen.toFixed(1),
    ]),
  )
}
