import { type Language, type OwnLanguage, inLanguage } from '@onelot/domain'
import type { LanguageBundle } from '@onelot/screens'

const load = {
  en: async () => (await import('@onelot/screens/i18n/en')).bundle,
  kor: async () => (await import('@onelot/screens/i18n/kor')).bundle,
  tw: async () => (await import('@onelot/screens/i18n/tw')).bundle,
} satisfies Readonly<Record<OwnLanguage, () => Promise<LanguageBundle>>>

/** What every screen needs of a language, each a chunk of its own. */
export const loadLanguage = (language: Language): Promise<LanguageBundle> => inLanguage(load, language)()
