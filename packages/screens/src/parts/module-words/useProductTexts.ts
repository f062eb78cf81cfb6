import { useMemo } from 'react'
import { usePreferences, useShownWords } from '../../base/ports/ports.ts'
import { type ProductTexts, productTexts } from './productTexts.ts'

/** What modules call their own names, in the reader's language. */
export function useProductTexts(): ProductTexts {
  const words = useShownWords()
  const { language } = usePreferences()
  return useMemo(() => productTexts(words.i18n, language), [words, language])
}
