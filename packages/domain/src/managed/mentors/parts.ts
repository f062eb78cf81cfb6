import { type Decimal, isDecimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import type { FieldReason } from '../../base/refusals/refusal.ts'

/** Why a number is no part of a whole: from 0 to under 1. */
export function faultOfPart(part: Decimal): FieldReason | undefined {
  if (!isDecimal(part)) return 'malformed'
  if (exact(part).lt('0')) return 'tooLow'
  return exact(part).gte('1') ? 'tooHigh' : undefined
}
