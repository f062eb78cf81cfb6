import { type Cross, type Decimal, type Exact, exact } from '@onelot/domain'
import { type Grid, fromUnits } from './grid.ts'
import type { TrailCross } from './port.ts'

/** A limit in whole units: a bid or ask meets the limit exactly where it meets this. */
export function boundOf(limit: Exact, { fractionDigits }: Grid, when: Cross['when']): number {
  const units = limit.times(`1e${String(fractionDigits)}`)
  const whole = units.round(0, 0)
  const towardZero = Number(whole.toFixed(0))
  if (when === 'atMost') return units.lt(whole) ? towardZero - 1 : towardZero
  return units.gt(whole) ? towardZero + 1 : towardZero
}

/** The peak of a trail, in units of bids or asks. */
export interface Peak {
  /** True for a side that would be a new peak. */
  readonly isBeyond: (side: number) => boolean
  readonly moveTo: (side: number) => void
  readonly price: () => Decimal
  /** Where the trail is met if its peak is `side`. @defaultValue the present peak */
  readonly bound: (side?: number) => number
}

export function createPeak(cross: TrailCross, grid: Grid): Peak {
  const { when, distance } = cross
  let price = cross.peak
  let units = boundOf(exact(price), grid, when)
  let present: number | undefined

  function boundFrom(peak: Decimal): number {
    const from = exact(peak)
    const away = distance.kind === 'amount' ? exact(distance.amount) : from.times(distance.rate)
    return boundOf(when === 'atMost' ? from.minus(away) : from.plus(away), grid, when)
  }
  return {
    isBeyond: (side) => (when === 'atMost' ? side > units : side < units),
    moveTo(side) {
      units = side
      price = fromUnits(side, grid.fractionDigits)
      present = undefined
    },
    price: () => price,
    bound(side) {
      if (side !== undefined && side !== units) return boundFrom(fromUnits(side, grid.fractionDigits))
      present ??= boundFrom(price)
      return present
    },
  }
}
