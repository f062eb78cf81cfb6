import { type Decimal, calculated } from './decimal.ts'
import type { Rounding } from './exact.ts'

/** A decimal has at most as many digits after the point. */
export const SCALE_DIGITS = 20

const powers = Array.from({ length: 2 * SCALE_DIGITS + 1 }, (_, digits) => 10n ** BigInt(digits))
const powerOfTen = (digits: number): bigint => powers[digits] ?? 10n ** BigInt(digits)

/** One, in the units of `scaled`. */
export const UNIT = powerOfTen(SCALE_DIGITS)

/** A decimal as a whole number of units of so many digits, where it has no more of them. */
export function wholeUnits(value: Decimal, digits: number): bigint | undefined {
  const point = value.indexOf('.')
  if (point < 0) return BigInt(value) * powerOfTen(digits)
  const missing = digits - (value.length - point - 1)
  if (missing < 0) return undefined
  const units = BigInt(value.slice(0, point) + value.slice(point + 1))
  return missing === 0 ? units : units * powerOfTen(missing)
}

/** A decimal as a whole number of its smallest possible units: as exact, and added, multiplied and compared several times as fast over years of days. */
export function scaled(value: Decimal): bigint {
  const units = wholeUnits(value, SCALE_DIGITS)
  if (units === undefined) throw new RangeError(`not a decimal: ${value}`)
  return units
}

/** Text of a whole number of units of so many digits. */
export function ofUnits(units: bigint, digits: number): Decimal {
  const isNegative = units < 0n
  const text = (isNegative ? -units : units).toString()
  if (digits === 0) return calculated(isNegative ? `-${text}` : text)
  const padded = text.padStart(digits + 1, '0')
  const point = padded.length - digits
  return calculated(`${isNegative ? '-' : ''}${padded.slice(0, point)}.${padded.slice(point)}`)
}

/** How many whole parts a value is, rounded by the magnitude as `roundTo` rounds. @param part above 0 */
export function wholeParts(value: bigint, part: bigint, rounding: Rounding = 'halfUp'): bigint {
  const whole = value / part
  const rest = value - whole * part
  const isUp =
    rounding === 'up' ? rest !== 0n : rounding === 'halfUp' && 2n * (rest < 0n ? -rest : rest) >= part
  return isUp ? whole + (value < 0n ? -1n : 1n) : whole
}

/** A product of so many scaled values as a whole number of units of `digits` after the point. */
export const unscaled = (value: bigint, factors: 1 | 2, digits: number, rounding: Rounding): bigint =>
  wholeParts(value, powerOfTen(factors * SCALE_DIGITS - digits), rounding)
