import { type Decimal, ZERO, exact, quotient, toDecimal } from '@onelot/domain'

/** From this percent on a quota is nearly full. */
const NEARLY_FULL_PERCENT = 90

export const quotaStates = ['unknown', 'open', 'nearlyFull', 'full'] as const

export interface Quota {
  readonly state: (typeof quotaStates)[number]
  /** Whole percents used, rounded down: 100 only where nothing is left. More than 100 where more was asked for than there is. Undefined without a total. */
  readonly percent: number | undefined
  /** Not below 0; undefined without a total. */
  readonly left: Decimal | undefined
}

/** How much of a quota is used, exactly. A total of nothing is full. */
export function quotaOf(used: Decimal, total: Decimal | undefined): Quota {
  if (total === undefined) return { state: 'unknown', percent: undefined, left: undefined }
  const left = exact(total).minus(exact(used))
  const percent = exact(total).lte('0')
    ? 100
    : Number(quotient(exact(used).times('100'), exact(total), 0, 'down').toString())
  if (left.lte('0')) return { state: 'full', percent, left: ZERO }
  return {
    state: percent >= NEARLY_FULL_PERCENT ? 'nearlyFull' : 'open',
    percent,
    left: toDecimal(left),
  }
}
