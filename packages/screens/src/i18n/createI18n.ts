import type { Language } from '@onelot/domain'
import { i18nOptions, intlLocale } from '@onelot/ui/i18n'
import { type InitOptions, type i18n, createInstance } from 'i18next'
import type { LanguagePack } from './pack.ts'

/**
 * The messages of one language by their namespaces, ready at once: packs are loaded before they get here. i18next knows the language by
 * its BCP 47 tag, by which it chooses plural forms and writes numbers.
 */
export function createI18n(language: Language, pack: LanguagePack, options: InitOptions = {}): i18n {
  const { words, ui, kline, refusals, transport } = pack
  const lng = intlLocale(language)
  const instance = createInstance()
  void instance.init({
    ...i18nOptions,
    ...options,
    lng,
    defaultNS: 'app',
    resources: { [lng]: { ...words, ui, kline, refusals, transport } },
  })
  return instance
}
