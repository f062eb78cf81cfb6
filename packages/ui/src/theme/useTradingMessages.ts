import { useMemo } from 'react'
import { translateTrading } from '../locales/translate.ts'
import type { TradingTranslate } from '../locales/trading/en.ts'
import { useTheme } from './ThemeContext.ts'

/** The messages of orders and positions in the reader's language, from a bundle that the app loads with the screens that trade. */
export function useTradingMessages(): TradingTranslate {
  const { words, locale } = useTheme()
  return useMemo(() => translateTrading(words.i18n, locale), [words, locale])
}
