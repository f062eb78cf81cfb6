/** A stretch of time in the parts that a countdown shows. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const SECOND = 1_000
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Whole seconds left of so many milliseconds. A begun second counts, so that 0 shows only when the time is up. */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND))

/** Milliseconds until the shown second changes; undefined when nothing is left to count. */
export const untilNextSecond = (ms: number): number | undefined =>
  ms <= 0 ? undefined : ms % SECOND === 0 ? SECOND : ms % SECOND

/**
 * The seconds that show while far off only whole hours do: those of the hours that are left, until a day is; from there each second. An hour is gone once
 * less than it is left, a second only when it is over.
 */
export const coarseSeconds = (seconds: number): number =>
  seconds < DAY_SECONDS ? seconds : seconds - (seconds % HOUR_SECONDS)

/** Milliseconds until `coarseSeconds` changes; undefined when nothing is left to count. */
export function untilNextCoarse(ms: number): number | undefined {
  const seconds = secondsLeft(ms)
  return seconds < DAY_SECONDS ? untilNextSecond(ms) : ms - (coarseSeconds(seconds) - 1) * SECOND
}

export const timeLeft = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / DAY_SECONDS),
  hours: Math.floor((seconds % DAY_SECONDS) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
  seconds: seconds % 60,
})

const two = (value: number): string => String(value).padStart(2, '0')

/** `03:04:05`; days are before it, as text. */
export const clockOf = ({ hours, minutes, seconds }: TimeLeft): string =>
  `${two(hours)}:${two(minutes)}:${two(seconds)}`
