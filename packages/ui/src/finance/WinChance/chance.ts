import { type Decimal, exact, roundTo } from '@onelot/domain'

/** How many equal cases the chance is drawn as: of so many, how many win. */
export const CASES = 10

/** A chance as it is written: whole percents, and never 0 or 100 but for what cannot, or must, happen. */
export interface ShownChance {
  readonly kind: 'none' | 'small' | 'some' | 'large' | 'certain'
  /** Whole percents, half up, within 1 and 99 unless nothing or everything wins. */
  readonly percent: number
  /** How far each of ten cases is filled, 0 to 1. */
  readonly cases: readonly number[]
}

const kindOf = (chance: Decimal): ShownChance['kind'] => {
  if (exact(chance).lte('0')) return 'none'
  if (exact(chance).gte('1')) return 'certain'
  if (exact(chance).lt('0.01')) return 'small'
  return exact(chance).gt('0.99') ? 'large' : 'some'
}

/** @param chance a fraction of 1; what lies outside 0 to 1 is the nearer end */
export function shownChance(chance: Decimal): ShownChance {
  const kind = kindOf(chance)
  const rounded = Number(roundTo(exact(chance).times('100'), 0, 'halfUp'))
  const bounds = { none: [0, 0], small: [1, 1], some: [1, 99], large: [99, 99], certain: [100, 100] } as const
  const [least, most] = bounds[kind]
  const tenths = Math.min(1, Math.max(0, Number(chance))) * CASES
  return {
    kind,
    percent: Math.min(most, Math.max(least, rounded)),
    cases: Array.from({ length: CASES }, (_, at) => Math.min(1, Math.max(0, tenths - at))),
  }
}
