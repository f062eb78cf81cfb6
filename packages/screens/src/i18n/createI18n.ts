import type { Language } from '@onelot/domain'
import { intlLocale } from '@onelot/ui'
import { type i18n, createInstance } from 'i18next'
import type { Bundles } from './resources.ts'

/** The one translator of the app, empty: bundles are added as screens are loaded. @param onMissing what shows in place of a message that is missing */
export function createI18n(onMissing: (key: string) => string = (key) => key): i18n {
  const instance = createInstance()
  void instance.init({
    fallbackLng: false,
    defaultNS: 'app',
    resources: {},
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: onMissing,
    initAsync: false,
  })
  return instance
}

/** Bundles are kept by their `Intl` locale, by whose rules i18next forms plurals. */
export function addBundles(i18n: i18n, language: Language, bundles: Bundles): void {
  for (const [namespace, bundle] of Object.entries(bundles))
    i18n.addResourceBundle(intlLocale(language), namespace, bundle)
}
