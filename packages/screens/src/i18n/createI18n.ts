import type { Language } from '@onelot/domain'
import { i18nOptions, intlLocale } from '@onelot/ui/i18n'
import { type InitOptions, type i18n, createInstance } from 'i18next'
import type { Bundles } from './resources.ts'

/** The one i18next instance of the app, empty: bundles are added as screens are loaded. */
export function createI18n(options: InitOptions = {}): i18n {
  const instance = createInstance()
  void instance.init({ ...i18nOptions, ...options, defaultNS: 'app', resources: {} })
  return instance
}

/** Bundles are kept by the tag of their language, by which i18next chooses plural forms and writes numbers. */
export function addBundles(i18n: i18n, language: Language, bundles: Bundles): void {
  for (const [namespace, bundle] of Object.entries(bundles))
    i18n.addResourceBundle(intlLocale(language), namespace, bundle)
}
