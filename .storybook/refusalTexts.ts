import type { RefusalCodeOnWire } from '@onelot/api-client'

/** The sentence for a code, with its values by their names: `{count}`. */
export function sentenceOf(code: RefusalCodeOnWire, texts: Readonly<Record<string, string>>): string {
  const text = texts[code] ?? texts[`${code}_other`] ?? '–'
  return text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, '{$1}')
}
