import { type Language, type OwnLanguage, inLanguage } from '@onelot/domain'

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

export const separatorsOf = (language: Language): Separators => inLanguage(table, language)
