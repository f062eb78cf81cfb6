import { accountId } from '@onelot/domain'
import type { Address, EndedSession, Session } from '@onelot/screens'
import { addressAt } from '@onelot/screens/definitions'
import { ACCOUNT, type KeyValues, TOKEN, forget, forgetDraftsOfOthers, keysOf } from './storage.ts'

export interface SessionSnapshot {
  readonly current: Session | undefined
  readonly ended: EndedSession | undefined
  readonly isClosed: boolean
}

/** Who is logged in, in local storage or what a native shell has in its place (secureSession.ts). */
export interface SessionStore {
  readonly read: () => SessionSnapshot
  readonly subscribe: (onChange: () => void) => () => void
  readonly start: (session: Session, phone: string) => void
  /** Logs out: everything of the person but their preferences is deleted. */
  readonly logOut: (why?: 'closed') => void
  /** Ends it upon HTTP 401: what the person needs to return is kept in session storage (docs/rules/access.md). */
  readonly expire: (returnTo: Address | undefined) => void
  /** Another tab may have logged in or out. */
  readonly reread: () => void
}

const HINT = 'hint'
const ENDED = 'ended'
const CLOSED = 'closed'

export function createSessionStore(local: KeyValues, tab: KeyValues): SessionStore {
  const listeners = new Set<() => void>()
  let snapshot = load()

  function load(): SessionSnapshot {
    const token = local.getItem(TOKEN)
    const account = local.getItem(ACCOUNT)
    const current = token && account ? { token, account: accountId(account) } : undefined
    return {
      current,
      ended: current === undefined ? endedOf(tab.getItem(ENDED)) : undefined,
      isClosed: current === undefined && tab.getItem(CLOSED) !== null,
    }
  }

  function changed(): void {
    snapshot = load()
    for (const listener of [...listeners]) listener()
  }

  return {
    read: () => snapshot,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    start: ({ token, account }, phone) => {
      local.setItem(TOKEN, token)
      local.setItem(ACCOUNT, account)
      local.setItem(HINT, phone)
      tab.removeItem(ENDED)
      tab.removeItem(CLOSED)
      forgetDraftsOfOthers(tab, account)
      changed()
    },
    logOut: (why) => {
      forget(local)
      for (const key of keysOf(tab)) tab.removeItem(key)
      if (why === 'closed') tab.setItem(CLOSED, 'yes')
      changed()
    },
    expire: (returnTo) => {
      const phone = local.getItem(HINT)
      forget(local)
      if (phone !== null) tab.setItem(ENDED, JSON.stringify({ phone, returnTo }))
      changed()
    },
    reread: () => {
      const { token } = snapshot.current ?? {}
      if ((local.getItem(TOKEN) ?? undefined) !== token) changed()
    },
  }
}

/** A reader can edit storage: what is not ours is ignored. */
function endedOf(text: string | null): EndedSession | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('phone' in value)) return undefined
    if (typeof value.phone !== 'string') return undefined
    const returnTo =
      'returnTo' in value && typeof value.returnTo === 'string' ? addressAt(value.returnTo) : undefined
    return { phone: value.phone, returnTo }
  } catch {
    return undefined
  }
}
