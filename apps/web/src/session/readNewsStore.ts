import type { ReadNewsPort } from '@onelot/screens'
import type { KeyValues } from './storage.ts'
import { textsIn } from './storedTexts.ts'

const KEY = 'newsRead'
/** News is kept for a month, so that older ids are of no use. */
const MOST_KEPT = 300

/** Which news was opened, in local storage, which is emptied of it when a session ends. */
export function createReadNewsStore(local: KeyValues): ReadNewsPort {
  const watchers = new Set<() => void>()
  let stored: string | null = null
  let known: ReadonlySet<string> = new Set()

  function read(): ReadonlySet<string> {
    const now = local.getItem(KEY)
    if (now !== stored) {
      stored = now
      known = new Set(textsIn(now))
    }
    return known
  }

  return {
    read,
    mark: (id) => {
      if (read().has(id)) return
      local.setItem(KEY, JSON.stringify([...known, id].slice(-MOST_KEPT)))
      for (const onChange of watchers) onChange()
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
      }
    },
  }
}
