import type { Instrument } from '@onelot/domain'
import { seededRandom } from '../../testing/seededRandom.ts'
import { gridFor, nearestTick } from '../grid.ts'
import type { MinuteDay } from './samples.ts'

/** Normally distributed numbers, two by two (Box and Muller). */
function normals(random: () => number): () => number {
  let spare: number | undefined
  return () => {
    if (spare !== undefined) {
      const value = spare
      spare = undefined
      return value
    }
    const radius = Math.sqrt(-2 * Math.log(1 - random()))
    const angle = 2 * Math.PI * random()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}

/**
 * Minute closes of days that begin at the same prices, of a random walk whose equal steps make `deviation` a day, rounded to the
 * listing's ticks. Prices in units of its grid.
 */
export function walkedDays(
  instrument: Instrument,
  days: readonly MinuteDay[],
  deviation: number,
  seed: number,
): readonly Float64Array[] {
  const grid = gridFor(instrument)
  const normal = normals(seededRandom(seed))
  return days.map(({ open, closes }) => {
    const step = deviation / Math.sqrt(closes.length)
    let price = open * 10 ** grid.fractionDigits
    return closes.map(() => {
      price *= Math.exp(step * normal())
      return nearestTick(grid, price)
    })
  })
}
