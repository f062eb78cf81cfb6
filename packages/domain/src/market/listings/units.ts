import type { SplitRatio } from '../../base/instruments/announced.ts'
import type { FieldReason } from '../../base/refusals/refusal.ts'

const MOST_UNITS = 1_000

/** Why units are none of which so many may become, or be offered for, so many. */
export function unitsReason({ to, from }: SplitRatio): FieldReason | undefined {
  if (![to, from].every(Number.isSafeInteger)) return 'notWhole'
  if (Math.min(to, from) < 1) return 'tooLow'
  return Math.max(to, from) > MOST_UNITS ? 'tooHigh' : undefined
}
