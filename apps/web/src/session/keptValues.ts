import type { KeptPort, KeptValues } from '@onelot/screens'
import type { SessionStore } from './sessionStore.ts'
import { type KeyValues, PREFERENCE_PREFIX, draftPrefix } from './storage.ts'

/** A reader can edit storage: text that is no JSON is ignored. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param keyOf undefined where nobody is there to keep something for */
function keptIn(storage: KeyValues, keyOf: (name: string) => string | undefined): KeptValues {
  const watchers = new Set<() => void>()
  /** What each text was parsed to, so that it is the same value until the text changes. */
  const read = new Map<string, { readonly text: string | null; readonly value: unknown }>()
  const change = (name: string, put: (key: string) => void) => {
    const key = keyOf(name)
    if (key === undefined) return
    put(key)
    for (const onChange of watchers) onChange()
  }
  return {
    keep: (name, value) => change(name, (key) => storage.setItem(key, JSON.stringify(value))),
    drop: (name) => change(name, (key) => storage.removeItem(key)),
    read(name) {
      const key = keyOf(name)
      if (key === undefined) return undefined
      const text = storage.getItem(key)
      const known = read.get(key)
      if (known?.text === text) return known.value
      const value = parsed(text)
      read.set(key, { text, value })
      return value
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

/** What screens keep, in the browser's storage: the names of its keys say what the end of a session empties (`forget`). */
export function createKept(local: KeyValues, tab: KeyValues, session: Pick<SessionStore, 'read'>): KeptPort {
  return {
    drafts: keptIn(tab, (name) => {
      const account = session.read().current?.account
      return account && draftPrefix(account) + name
    }),
    session: keptIn(local, (name) => name),
    device: keptIn(local, (name) => PREFERENCE_PREFIX + name),
  }
}
