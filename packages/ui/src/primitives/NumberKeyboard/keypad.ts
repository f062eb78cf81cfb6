import type { NumberKeys } from '../../numbers/numberKeysOf.ts'

/** What a key of the keyboard does: type a digit, type the decimal mark, or take the last character away. */
export type KeypadKey = `${Digit}` | 'decimal' | 'erase'
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const satisfies KeypadKey[]

export interface KeypadRules {
  /** Characters at most. */
  readonly maxLength?: number | undefined
  /**
   * Digits after the decimal mark, for a number: it then begins with one zero at most. Undefined for a code, whose zeros all
   * count.
   */
  readonly places?: number | undefined
}

const asKey = new Map<string, KeypadKey>([
  ...digitKeys.map((digit) => [digit, digit] as const),
  ['.', 'decimal'],
  ['Decimal', 'decimal'],
  ['Backspace', 'erase'],
  ['Delete', 'erase'],
])

/**
 * The key that a hardware keyboard means; undefined for one that types nothing here. A comma is the decimal mark on a number pad, and where the
 * device writes decimals with it; elsewhere it separates groups, which show by themselves: `1,000` is a thousand.
 */
export function hardwareKey(
  { key, code }: Pick<KeyboardEvent, 'key' | 'code'>,
  keys: NumberKeys,
): KeypadKey | undefined {
  if (key === ',') return code === 'NumpadDecimal' || keys === 'decimalComma' ? 'decimal' : undefined
  return asKey.get(key)
}

/** The text after a key, typed at its end; the same text when the rules refuse the key. */
export function press(text: string, key: KeypadKey, rules: KeypadRules): string {
  if (key === 'erase') return text.slice(0, -1)
  const next = key === 'decimal' ? withMark(text, rules) : withDigit(text, key, rules)
  return next.length > (rules.maxLength ?? Number.POSITIVE_INFINITY) ? text : next
}

function withMark(text: string, { places = 0 }: KeypadRules): string {
  if (places === 0 || text.includes('.')) return text
  return text === '' ? '0.' : `${text}.`
}

function withDigit(text: string, digit: string, { places }: KeypadRules): string {
  if (places === undefined) return text + digit
  if (text === '0') return digit
  const decimals = text.split('.')[1]
  return decimals !== undefined && decimals.length >= places ? text : text + digit
}
