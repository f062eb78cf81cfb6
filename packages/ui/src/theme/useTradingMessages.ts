import { useMemo } from 'react'
import { translateTrading } from '../locales/translate.ts'
import type { TradingTranslate } from '../locales/trading/en.ts'
import { useTheme } from './ThemeContext.ts'

/** The messages of orders and positions in the reader's language, from a bundle that the app loads with the screens that trade. */
export function useTradingMessages(): TradingTranslate {
  const { i18n, locale } = useTheme()
  return useMemo(() => translateTrading(i18n, locale), [i18n, locale])
}
