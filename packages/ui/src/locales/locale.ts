import type { Language } from '@onelot/domain'
import type { MarketColours } from '../tokens/axes.ts'

const locales = { en: 'en-US', kor: 'ko-KR', tw: 'zh-TW' } as const satisfies Record<Language, string>

/** The BCP 47 tag of a stored language, for `Intl` and the `lang` attribute. */
export const intlLocale = (language: Language): (typeof locales)[Language] => locales[language]

/** How the market of each language colours its prices: a reader's colours until they choose others. */
export const marketColoursOf = { en: 'us', kor: 'kr', tw: 'tw' } as const satisfies Record<
  Language,
  MarketColours
>
