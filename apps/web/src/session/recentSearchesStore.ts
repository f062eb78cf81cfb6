import type { RecentSearchesPort } from '@onelot/screens'
import type { KeyValues } from './storage.ts'
import { textsIn } from './storedTexts.ts'

const KEY = 'searches'

/** Recent searches in local storage, which is emptied of them when a session ends. */
export function createRecentSearchesStore(local: KeyValues): RecentSearchesPort {
  return {
    read: () => textsIn(local.getItem(KEY)),
    keep: (texts) => {
      if (texts.length === 0) local.removeItem(KEY)
      else local.setItem(KEY, JSON.stringify(texts))
    },
  }
}
