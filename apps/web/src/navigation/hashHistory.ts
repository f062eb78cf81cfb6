/** How the person got to where they are, in the router's words. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

export interface HashLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: null
  /** Of the entry in the browser's history; the same when one comes back to it. */
  readonly key: string
}

export interface HashSnapshot {
  readonly location: HashLocation
  readonly arrival: Arrival
}

/**
 * The address behind the hash, as a history that the router draws from. It stands outside of React, so that a session's end can lead to login
 * without a screen's help, and it knows whether there is anything to go back to.
 */
export interface HashHistory {
  readonly read: () => HashSnapshot
  readonly subscribe: (onChange: () => void) => () => void
  readonly push: (address: string) => void
  readonly replace: (address: string) => void
  readonly go: (delta: number) => void
  /** Entries of this app behind the present one. */
  readonly behind: () => number
}

/** The parts of `window` that it lives on. */
export interface HashWindow {
  readonly location: Pick<Location, 'hash'>
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly addEventListener: (type: 'popstate', listener: () => void) => void
}

interface Entry {
  readonly key: string
  readonly index: number
}

export function createHashHistory({ location, history, addEventListener }: HashWindow): HashHistory {
  const listeners = new Set<() => void>()
  let serial = 0
  if (entryOf(history.state) === undefined) history.replaceState(fresh(0), '')
  let snapshot = take('POP')

  /** A new entry; the key must differ from those that an earlier visit left in the browser's history. */
  function fresh(index: number): Entry {
    serial += 1
    return { key: `${Date.now().toString(36)}-${String(serial)}`, index }
  }

  function here(): Entry {
    return entryOf(history.state) ?? { key: 'unknown', index: 0 }
  }

  function take(arrival: Arrival): HashSnapshot {
    const address = location.hash.replace(/^#/, '') || '/'
    const [pathname = '/', query] = address.split('?')
    const search = query === undefined ? '' : `?${query}`
    return { arrival, location: { pathname, search, hash: '', state: null, key: here().key } }
  }

  function changed(arrival: Arrival): void {
    snapshot = take(arrival)
    for (const listener of [...listeners]) listener()
  }

  addEventListener('popstate', () => {
    // An address typed by hand is an entry that does not know its place yet.
    if (entryOf(history.state) === undefined) history.replaceState(fresh(1), '')
    changed('POP')
  })

  return {
    read: () => snapshot,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    push: (address) => {
      history.pushState(fresh(here().index + 1), '', `#${address}`)
      changed('PUSH')
    },
    replace: (address) => {
      history.replaceState(fresh(here().index), '', `#${address}`)
      changed('REPLACE')
    },
    go: (delta) => {
      history.go(delta)
    },
    behind: () => here().index,
  }
}

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state) || !('index' in state))
    return undefined
  const { key, index } = state
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined
}
