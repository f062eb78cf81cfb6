import { useMemo } from 'react'
import { useI18n, usePreferences } from '../../base/ports/ports.ts'
import { type ProductTexts, productTexts } from './productTexts.ts'

/** What modules call their own names, in the reader's language. */
export function useProductTexts(): ProductTexts {
  const i18n = useI18n()
  const { language } = usePreferences()
  return useMemo(() => productTexts(i18n, language), [i18n, language])
}
