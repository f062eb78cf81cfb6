import { isDecimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type FieldReason, type Refusal, invalid } from '../../base/refusals/refusal.ts'
import type { Sale } from './sale.ts'

/** By field, what is wrong with it. */
export type Reasons = Readonly<Record<string, FieldReason | undefined>>

const MOST_SHARES = 1_000_000_000
const MOST_LOCK_DAYS = 250
const MOST_DISCOUNT = '0.5'

export const countReason = (value: number, max: number): FieldReason | undefined => {
  if (!Number.isSafeInteger(value) || value < 1) return 'notWhole'
  return value > max ? 'tooHigh' : undefined
}

/** Of the trading days of a lock. */
export const lockReason = (days: number): FieldReason | undefined => countReason(days, MOST_LOCK_DAYS)

/** Of a part of a price: 0.05 is 5 percent. */
export function discountReason(discount: string): FieldReason | undefined {
  if (!isDecimal(discount) || !exact(discount).gt('0')) return 'tooLow'
  return exact(discount).gt(MOST_DISCOUNT) ? 'tooHigh' : undefined
}

function takenReason({ taken, shares }: Sale): FieldReason | undefined {
  if (!Number.isSafeInteger(taken) || taken < 0) return 'notWhole'
  return taken > shares ? 'tooHigh' : undefined
}

/** @param isListed whether the share is listed now, be it halted */
export function saleReasons(sale: Sale, isListed: boolean): Reasons {
  const { instrument, shares, from, to } = sale
  return {
    instrument: isListed && instrument.kind === 'stock' ? undefined : 'unknown',
    'instrument.lotSize': exact(instrument.lotSize).eq('1') ? undefined : 'offLot',
    shares: countReason(shares, MOST_SHARES),
    taken: takenReason(sale),
    to: from < to ? undefined : 'tooLow',
  }
}

/** One refusal of all fields that something is wrong with; none where nothing is. */
export const withReasons = (reasons: Reasons): readonly Refusal[] => {
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasons)) if (reason !== undefined) fields[field] = reason
  return Object.keys(fields).length === 0 ? [] : [invalid(fields)]
}
