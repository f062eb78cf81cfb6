import type { Decimal, Language } from '@onelot/domain'
import { separatorsOf } from './separators.ts'

/** Decimal text with the groups and the decimal mark of a language. Every digit stays: nothing is rounded. */
export function groupDigits(value: Decimal, language: Language): string {
  const { decimal, group } = separatorsOf(language)
  const [whole = '', fraction] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}
