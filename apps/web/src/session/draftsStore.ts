import type { DraftsPort } from '@onelot/screens'
import type { SessionStore } from './sessionStore.ts'
import { type KeyValues, draftPrefix } from './storage.ts'

/** Drafts in session storage, under the account that typed them; without an account there is nothing to come back to. */
export function createDraftsStore(tab: KeyValues, session: Pick<SessionStore, 'read'>): DraftsPort {
  const keyOf = (name: string): string | undefined => {
    const account = session.read().current?.account
    return account && draftPrefix(account) + name
  }
  return {
    keep: (name, value) => {
      const key = keyOf(name)
      if (key !== undefined) tab.setItem(key, JSON.stringify(value))
    },
    read: (name) => {
      const key = keyOf(name)
      return key === undefined ? undefined : parsed(tab.getItem(key))
    },
    drop: (name) => {
      const key = keyOf(name)
      if (key !== undefined) tab.removeItem(key)
    },
  }
}

/** A reader can edit storage: text that is no JSON is ignored. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
