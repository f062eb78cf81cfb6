import { type Currency, type Decimal, type Language, isDecimal, languages } from '@onelot/domain'
import { currencyMark } from './currencyMark.ts'
import { separatorsOf } from './separators.ts'

/** Why a text is not one number, and only one. */
export const numberRefusals = ['empty', 'notANumber', 'ambiguous', 'tooManyPlaces', 'tooLong'] as const
export type NumberRefusal = (typeof numberRefusals)[number]

export type ParsedNumber =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly reason: NumberRefusal }

export interface NumberRules {
  /** Digits allowed after the decimal mark. @defaultValue 8 */
  readonly places?: number
  /** Digits allowed before it. @defaultValue 15 */
  readonly digits?: number
  /** Of an amount: its mark or code may come first, as we write it in any of our languages. */
  readonly currency?: Currency | undefined
}

const no = (reason: NumberRefusal): ParsedNumber => ({ ok: false, reason })

/** The text after the currency's own mark or code; where there is another's, all of it. */
function withoutMark(text: string, currency: Currency): string {
  const marks = [currency, ...languages.map((language) => currencyMark(currency, language).normalize('NFKC'))]
  const mark = marks.find((one) => text.startsWith(one))
  return mark === undefined ? text : text.slice(mark.length).trimStart()
}

/** The number alone, where a text is one with the currency's own mark or code before it; another text as it is. */
export function withoutOwnMark(text: string, language: Language, rules: NumberRules): string {
  if (rules.currency === undefined) return text
  const parsed = parseNumber(text, language, rules)
  const isMarked = parsed.ok && !parseNumber(text, language, { ...rules, currency: undefined }).ok
  return isMarked ? parsed.value : text
}

/**
 * Reads what a person typed as an exact decimal, never through a float. Groups are accepted
 * at every third digit (`1,234,567.8`), full-width digits too. It refuses what two readers could take for different numbers: `1,5`, `1.234,5`,
 * `12,34`, `1 000`. Signs, marks of another currency, exponents, units are not numbers here.
 */
export function parseNumber(text: string, language: Language, rules: NumberRules = {}): ParsedNumber {
  const { places = 8, digits = 15, currency } = rules
  const { decimal, group } = separatorsOf(language)
  const written = text.normalize('NFKC').trim()
  if (written === '') return no('empty')
  const typed = currency === undefined ? written : withoutMark(written, currency)

  const marks = typed.replace(/\d/g, '')
  if (marks.length === typed.length) return no('notANumber')
  if (/[^.,\s'’]/.test(marks)) return no('notANumber')

  const [whole = '', fraction, ...more] = typed.split(decimal)
  if (more.length > 0 || fraction?.includes(group) === true) return no('ambiguous')
  if (/[^\d]/.test(fraction ?? '')) return no('ambiguous')
  const groups = whole.split(group)
  const [first = '', ...rest] = groups
  const grouped = rest.length > 0
  if (grouped && !(/^[1-9]\d{0,2}$/.test(first) && rest.every((one) => /^\d{3}$/.test(one))))
    return no('ambiguous')
  if (!grouped && !/^\d*$/.test(whole)) return no('ambiguous')

  const units = groups.join('').replace(/^0+(?=\d)/, '') || '0'
  if (units.length > digits) return no('tooLong')
  if ((fraction ?? '').length > places) return no('tooManyPlaces')
  const value = fraction ? `${units}.${fraction}` : units
  return isDecimal(value) ? { ok: true, value } : no('tooLong')
}
