import { useMemo } from 'react'
import type { KLineTranslate } from '../../locales/kline/en.ts'
import { translateKLine } from '../../locales/translate.ts'
import { useTheme } from '../../theme/ThemeContext.ts'

/** The chart's messages in the reader's language, from a bundle that the app loads with the chart. */
export function useKLineMessages(): KLineTranslate {
  const { words, locale } = useTheme()
  return useMemo(() => translateKLine(words.i18n, locale), [words, locale])
}
