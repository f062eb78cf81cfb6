import type { i18n } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { type Words, followWords, wordsOf } from '../locales/words.ts'

/** The messages of an instance, another object once some have taken the place of others: what depends on it is then calculated anew. */
export function useWords(i18n: i18n): Words {
  const follow = useCallback((onChange: () => void) => followWords(i18n, onChange), [i18n])
  const read = () => wordsOf(i18n)
  return useSyncExternalStore(follow, read, read)
}
