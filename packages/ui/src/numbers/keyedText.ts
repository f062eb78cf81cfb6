import type { Language } from '@onelot/domain'
import { parseNumber } from './parseNumber.ts'
import { separatorsOf } from './separators.ts'

/** A text that number keys go on with: without its groups. A comma of which it is not clear what it means stays: taken out, it would make ten times the amount. */
export function keyedText(text: string, language: Language): string {
  const { group } = separatorsOf(language)
  return parseNumber(text, language).ok ? text.replaceAll(group, '') : text
}
