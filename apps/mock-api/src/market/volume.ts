import { mix, signed } from './hash.ts'
import type { Issue } from './listings/issue.ts'
import { normal } from './normal.ts'
import { unitsBy } from './rebasing.ts'
import { LEAST_VOLUME, SLOTS_PER_MINUTE } from './path.ts'

/** Trading days over which volume rises or falls to another level. */
const LEVEL_DAYS = 21
const SALT = { level: 21, day: 22 } as const
/** Units traded on a day of 24 hours at least. */
const LEAST = 1_440 * SLOTS_PER_MINUTE * LEAST_VOLUME

/**
 * Units traded on a day: about the issue's own volume, at a level that differs from month to month, and more on busy days.
 * `busyness` is the day's variance by that of an ordinary day.
 */
export function dayVolume(issue: Issue, dayKey: number, ordinal: number, busyness: number): number {
  const level = (block: number): number => signed(mix(issue.key, SALT.level), block)
  const block = Math.floor(ordinal / LEVEL_DAYS)
  const since = ordinal / LEVEL_DAYS - block
  const month = level(block) * (1 - since) + level(block + 1) * since
  const noise = 0.25 * normal(dayKey, SALT.day)
  return Math.max(
    LEAST,
    Math.ceil(
      issue.dailyVolume * unitsBy(issue, ordinal) * Math.exp(0.7 * month + noise) * Math.sqrt(busyness),
    ),
  )
}
