import type { Decimal } from '@onelot/domain'

const complement = (digits: string): string => digits.replace(/\d/g, (digit) => String(9 - Number(digit)))

/**
 * Text that sorts as its decimal does. A sign, then the number of whole digits, then the digits without the point; below zero every digit is
 * complemented, and `~` ends the text because more digits are less there.
 */
export function decimalSortKey(value: Decimal): string {
  const negative = value.startsWith('-')
  const [whole = '', fraction = ''] = (negative ? value.slice(1) : value).split('.')
  const digits = whole.replace(/^0+/, '')
  const rest = fraction.replace(/0+$/, '')
  const size = `${String(digits.length).padStart(2, '0')}${digits}${rest}`
  if (!negative || size === '00') return `1${size}`
  return `0${complement(size)}~`
}
