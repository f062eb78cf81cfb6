import { type Language, type OwnLanguage, isOwnLanguage } from '@onelot/domain'
import { intlLocale } from '../locales/locale.ts'

interface Separators {
  readonly decimal: string
  readonly group: string
}

/** How a language writes numbers. All three of ours agree; one that does not takes its own line. */
const table = {
  en: { decimal: '.', group: ',' },
  kor: { decimal: '.', group: ',' },
  tw: { decimal: '.', group: ',' },
} as const satisfies Record<OwnLanguage, Separators>

/** Of languages that a site adds, by their tags. */
const others = new Map<string, Separators>()

function separatorsIn(locale: string): Separators {
  const known = others.get(locale)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, useGrouping: true }).formatToParts(
    1e6,
  )
  const mark = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const found = { decimal: mark('decimal') ?? '.', group: mark('group') ?? ',' }
  others.set(locale, found)
  return found
}

export const separatorsOf = (language: Language): Separators =>
  isOwnLanguage(language) ? table[language] : separatorsIn(intlLocale(language))
