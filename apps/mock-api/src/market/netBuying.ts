import { mix, signed } from './hash.ts'
import type { Issue } from './listings/issue.ts'

/** What a day is drawn from. */
export const chanceOf = (seed: number, { key }: Issue, ordinal: number): number =>
  mix(mix(seed, key), ordinal)

/** Net units that foreigners bought on a whole day. */
export const foreignBuying = (chance: number, volume: number): number =>
  Math.round(volume * 0.1 * signed(chance, 2))

/** Net units that institutions bought on a whole day. */
export const institutionBuying = (chance: number, volume: number): number =>
  Math.round(volume * 0.1 * signed(chance, 3))
