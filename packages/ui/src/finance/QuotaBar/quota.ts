import { type Decimal, ZERO, exact, quotient, toDecimal } from '@onelot/domain'

/** From this percent on a quota is nearly full. */
const NEARLY_FULL_PERCENT = 90

/** What is used shows as this much at least. */
const LEAST_PERCENT = 0.1

export const quotaStates = ['unknown', 'open', 'nearlyFull', 'full'] as const

export interface Quota {
  readonly state: (typeof quotaStates)[number]
  /**
   * Whole percents used, rounded down: 100 only where nothing is left. More than 100 where more was asked for than there is. Tenths below 1, one of
   * them at least where anything is used. Undefined without a total.
   */
  readonly percent: number | undefined
  /** Not below 0; undefined without a total. */
  readonly left: Decimal | undefined
}

function percentOf(used: Decimal, total: Decimal): number {
  const percent = (places: number) =>
    Number(quotient(exact(used).times('100'), exact(total), places, 'down').toString())
  const whole = percent(0)
  return whole > 0 || exact(used).lte('0') ? whole : Math.max(percent(1), LEAST_PERCENT)
}

/** How much of a quota is used, exactly. A total of nothing is full. */
export function quotaOf(used: Decimal, total: Decimal | undefined): Quota {
  if (total === undefined) return { state: 'unknown', percent: undefined, left: undefined }
  const left = exact(total).minus(exact(used))
  const percent = exact(total).lte('0') ? 100 : percentOf(used, total)
  if (left.lte('0')) return { state: 'full', percent, left: ZERO }
  return {
    state: percent >= NEARLY_FULL_PERCENT ? 'nearlyFull' : 'open',
    percent,
    left: toDecimal(left),
  }
}
