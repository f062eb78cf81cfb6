import { useCallback } from 'react'
import { withTexts } from '../../base/i18n/withTexts.ts'
import { useI18n, usePreferences } from '../../base/ports/ports.ts'
import { type Chunk, useChunk } from '../../base/states/useChunk.ts'

const ofNewShares = {
  en: () => import('./messages/en.ts'),
  kor: () => import('./messages/kor.ts'),
  tw: () => import('./messages/tw.ts'),
}

/**
 * A part of another screen that is about a product: its script comes after that screen shows, with its words. Both arguments are the same at
 * each render.
 * @param texts those of new shares where there are none
 */
export function useLatePart<Module>(
  load: () => Promise<Module>,
  texts: Parameters<typeof withTexts>[1] = ofNewShares,
): Chunk<Module> {
  const i18n = useI18n()
  const { language } = usePreferences()
  return useChunk(useCallback(() => withTexts(load, texts, i18n, language), [load, texts, i18n, language]))
}
