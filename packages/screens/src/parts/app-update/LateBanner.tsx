import { useCallback } from 'react'
import { withTexts } from '../../base/i18n/withTexts.ts'
import { useI18n, usePreferences } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'

const load = () => import('./UpdateBanner.tsx')
const texts = {
  en: () => import('./messages/en.ts'),
  kor: () => import('./messages/kor.ts'),
  tw: () => import('./messages/tw.ts'),
}

/** The banner with its words, in the language of the reader. */
export function LateBanner() {
  const i18n = useI18n()
  const { language } = usePreferences()
  const chunk = useChunk(useCallback(() => withTexts(load, texts, i18n, language), [i18n, language]))
  return chunk.state === 'loaded' ? <chunk.module.UpdateBanner /> : null
}
