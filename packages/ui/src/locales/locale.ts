import type { Language } from '@onelot/domain'

const locales = { en: 'en-US', kor: 'ko-KR', tw: 'zh-TW' } as const satisfies Record<Language, string>

/** The BCP 47 tag of a stored language, for `Intl` and the `lang` attribute. */
export const intlLocale = (language: Language): (typeof locales)[Language] => locales[language]
