import { type Language, languages } from '@onelot/domain'
import type { MarketColours } from '../tokens/axes.ts'

const locales = { en: 'en-US', kor: 'ko-KR', tw: 'zh-TW' } as const satisfies Record<Language, string>

/** The BCP 47 tag of a stored language, for `Intl` and the `lang` attribute. */
export const intlLocale = (language: Language): (typeof locales)[Language] => locales[language]

const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** The first language of the device that the product has, else English. `tags`: BCP 47, as `navigator.languages` has them. */
export function deviceLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languages.find((language) => primaryOf(locales[language]) === primaryOf(tag))
    if (known !== undefined) return known
  }
  return 'en'
}

/** How the market of each language colours its prices: a reader's colours until they choose others. */
export const marketColoursOf = { en: 'us', kor: 'kr', tw: 'tw' } as const satisfies Record<
  Language,
  MarketColours
>

export const languageOf = (locale: string): Language =>
  languages.find((language) => locales[language] === locale) ?? 'en'
