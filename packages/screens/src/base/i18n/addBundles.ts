import type { Language } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'
import { putOwn } from './ownMessages.ts'
import type { Bundles } from './resources.ts'

/** Bundles are kept by the tag of their language, by which i18next chooses plural forms and writes numbers. */
export function addBundles(i18n: i18n, language: Language, bundles: Bundles): void {
  for (const [namespace, bundle] of Object.entries(bundles)) {
    i18n.addResourceBundle(intlLocale(language), namespace, bundle)
    putOwn(i18n, language, namespace, bundle)
  }
}
