import type { Language } from '@onelot/domain'
import { type i18n, createInstance } from 'i18next'
import type { LanguagePack } from './pack.ts'

/** The translator of one language, ready at once: packs are loaded before they get here. */
export function createI18n(language: Language, pack: LanguagePack): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    resources: { [language]: pack.words },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance
}
