import type { RecentSearchesPort } from '@onelot/screens'
import type { KeyValues } from './storage.ts'

const KEY = 'searches'

/** Recent searches in local storage, which is emptied of them when a session ends. */
export function createRecentSearchesStore(local: KeyValues): RecentSearchesPort {
  return {
    read: () => textsOf(local.getItem(KEY)),
    keep: (texts) => {
      if (texts.length === 0) local.removeItem(KEY)
      else local.setItem(KEY, JSON.stringify(texts))
    },
  }
}

/** The texts that are stored; none where something else is. */
function textsOf(stored: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}
