import { i18nOptions, koreanParticles, writeNumbers } from '@onelot/ui/i18n'
import { type InitOptions, type i18n, createInstance } from 'i18next'
import { chineseSpacing } from './chineseSpacing.ts'

/** The one i18next instance of the app, empty: bundles are added as screens are loaded. */
export function createI18n(options: InitOptions = {}): i18n {
  const instance = createInstance().use(koreanParticles).use(chineseSpacing)
  void instance.init({
    ...i18nOptions,
    ...options,
    defaultNS: 'app',
    postProcess: chineseSpacing.name,
    resources: {},
  })
  writeNumbers(instance)
  return instance
}
