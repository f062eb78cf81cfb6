import {
  type Language,
  type OwnLanguage,
  addedLanguage,
  inLanguage,
  knownLanguages,
  languageTagged,
} from '@onelot/domain'
import type { MarketColours } from '../tokens/axes.ts'

const locales = { en: 'en-US', kor: 'ko-KR', tw: 'zh-TW' } as const satisfies Record<OwnLanguage, string>

/** The BCP 47 tag of a stored language, for `Intl` and the `lang` attribute. */
export const intlLocale = (language: Language): string =>
  addedLanguage(language)?.tag ?? inLanguage(locales, language)

/** The locale by which numbers are written and typed in a language of this tag: that of the language of ours that one which a site adds is like. */
export function numberLocale(locale: string): string {
  const added = languageTagged(locale)
  return added === undefined ? locale : locales[added.like]
}

const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** The first language of the device that the product has, else English. `tags`: BCP 47, as `navigator.languages` has them. */
export function deviceLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const isIts = (language: Language) => intlLocale(language).toLowerCase() === tag.toLowerCase()
    const isLike = (language: Language) => primaryOf(intlLocale(language)) === primaryOf(tag)
    const known = knownLanguages().find(isIts) ?? knownLanguages().find(isLike)
    if (known !== undefined) return known
  }
  return 'en'
}

/** How the market of each language colours its prices: a reader's colours until they choose others. */
export const marketColoursOf = { en: 'us', kor: 'kr', tw: 'tw' } as const satisfies Record<
  OwnLanguage,
  MarketColours
>

export const languageOf = (locale: string): Language =>
  knownLanguages().find((language) => intlLocale(language) === locale) ?? 'en'
