import type { Language } from '@onelot/domain'
import { type InitOptions, type i18n, createInstance } from 'i18next'
import type { UiMessages } from './en.ts'
import { koreanParticles } from './koreanParticles.ts'
import type { KLineMessages } from './kline/en.ts'
import { intlLocale } from './locale.ts'
import { writeNumbers } from './writeNumbers.ts'
import { missingHandler } from './sayMissing.ts'
import type { TradingMessages } from './trading/en.ts'

/** How an i18next instance must be set up for our bundles, which need `koreanParticles` besides: they are loaded whole, escaped by React, and of one language each. Spread them: in development each instance then says which are missing. */
export const i18nOptions = {
  initAsync: false,
  load: 'currentOnly',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  get saveMissing() {
    return missingHandler() !== false
  },
  /** Each spread of the options gets a handler of its own, so that each instance says what it lacks. */
  get missingKeyHandler() {
    return missingHandler()
  },
} as const satisfies InitOptions

/** Used by tests and stories: a missing message or value throws, in place of showing its name. */
export const throwOnMissing = {
  saveMissing: false,
  parseMissingKeyHandler: (key: string) => {
    throw new Error(`there is no message ${key}`)
  },
  missingInterpolationHandler: (text: string) => {
    throw new Error(`a value is missing in the message ${text}`)
  },
} as const satisfies InitOptions

/** ui's bundles of one language, by their namespaces; `kline` only where a chart shows, `trading` where orders are placed. */
export interface UiBundles {
  readonly ui: UiMessages
  readonly kline?: KLineMessages | undefined
  readonly trading?: TradingMessages | undefined
}

/** An i18next instance that holds ui's bundles alone, for apps that have none of their own. */
export function createUiI18n(language: Language, bundles: UiBundles, options: InitOptions = {}): i18n {
  const instance = createInstance().use(koreanParticles)
  const lng = intlLocale(language)
  void instance.init({
    ...i18nOptions,
    ...options,
    lng,
    defaultNS: 'ui',
    resources: { [lng]: { ui: bundles.ui, kline: bundles.kline ?? {}, trading: bundles.trading ?? {} } },
  })
  writeNumbers(instance)
  return instance
}
