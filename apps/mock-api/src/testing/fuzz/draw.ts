import { seededRandom } from '../seededRandom.ts'

/** What a case is drawn by; the same for a seed and a number in every run. */
export interface Draw {
  chance(probability: number): boolean
  /** From 0 to below `end`. */
  int(end: number): number
  /** @throws Error where there is nothing to pick from */
  pick<T>(from: readonly T[]): T
}

export function drawOf(seed: number, index: number): Draw {
  const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
  const int = (end: number): number => Math.floor(random() * end)
  return {
    chance: (probability) => random() < probability,
    int,
    pick(from) {
      const [picked] = from.slice(int(from.length))
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
  }
}
