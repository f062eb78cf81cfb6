import { i18nOptions, koreanParticles, writeNumbers } from '@onelot/ui/i18n'
import { type InitOptions, type i18n, createInstance } from 'i18next'

/** The one i18next instance of the app, empty: bundles are added as screens are loaded. */
export function createI18n(options: InitOptions = {}): i18n {
  const instance = createInstance().use(koreanParticles)
  void instance.init({ ...i18nOptions, ...options, defaultNS: 'app', resources: {} })
  writeNumbers(instance)
  return instance
}
