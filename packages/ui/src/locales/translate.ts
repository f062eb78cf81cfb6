import type { i18n } from 'i18next'
import type { KLineTranslate } from './kline/en.ts'
import type { UiTranslate } from './en.ts'
import type { TradingTranslate } from './trading/en.ts'

/** ui's own messages, from the namespace `ui` of the app's i18next instance. */
export function translateUi(i18n: i18n, locale: string): UiTranslate {
  const t = i18n.getFixedT(locale, 'ui')
  return (key: string, ...[values]) => t(key, { ...values })
}

/** The chart's messages, from the namespace `kline`. */
export function translateKLine(i18n: i18n, locale: string): KLineTranslate {
  const t = i18n.getFixedT(locale, 'kline')
  return (key: string, ...[values]) => t(key, { ...values })
}

/** The messages of orders and positions, from the namespace `trading`. */
export function translateTrading(i18n: i18n, locale: string): TradingTranslate {
  const t = i18n.getFixedT(locale, 'trading')
  return (key: string, ...[values]) => t(key, { ...values })
}
