const unitMs = {
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  day: 86_400_000,
  days: 86_400_000,
} as const

/** A stretch of time as text: `3 s`, `15 min`, `2 days`. */
export type Duration = `${number} ${keyof typeof unitMs}`

/** True for text of a stretch of time that is positive and whole. */
export const isDuration = (text: string): text is Duration => /^\d{1,6} (ms|s|min|h|day|days)$/.test(text)

export function durationMs(duration: Duration): number {
  const [count = '', unit = ''] = duration.split(' ')
  const found = Object.entries(unitMs).find(([name]) => name === unit)
  if (found === undefined || !isDuration(duration)) throw new RangeError(`no duration: ${duration}`)
  return Number(count) * found[1]
}
