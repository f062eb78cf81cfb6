import type { Instant } from '@onelot/domain'
import type { Lease } from './port.ts'

interface Held extends Lease {
  readonly at: Instant | undefined
}

/** Holds what is set aside. */
const NOBODY = ''

/** Leases of the one process that works on a store. They end with it. */
export interface Leases {
  /** A lease taken after `now` is void: the clock was set back. */
  free(name: string, now: Instant): boolean
  /** Nobody takes it yet. */
  setAside(name: string, now: Instant): boolean
  take(name: string, now: Instant, lease: Lease): void
  heldBy(name: string, holder: string): boolean
  /** Ends a lease of this holder; with `until`, nobody takes it before. */
  release(name: string, holder: string, until?: Instant): void
  /** Nobody takes it before `until`, whoever holds it now. */
  defer(name: string, until: Instant): void
  forget(name: string): void
  clear(): void
}

export function createLeases(): Leases {
  const held = new Map<string, Held>()
  const defer = (name: string, until: Instant): void => {
    held.set(name, { holder: NOBODY, at: held.get(name)?.at, until })
  }
  const free = (name: string, now: Instant): boolean => {
    const lease = held.get(name)
    return lease === undefined || lease.until <= now || (lease.at !== undefined && lease.at > now)
  }
  return {
    free,
    setAside: (name, now) => held.get(name)?.holder === NOBODY && !free(name, now),
    take(name, now, { holder, until }) {
      held.set(name, { holder, at: now, until })
    },
    heldBy: (name, holder) => held.get(name)?.holder === holder,
    release(name, holder, until) {
      const lease = held.get(name)
      if (lease !== undefined && lease.holder !== holder) return
      if (until === undefined) held.delete(name)
      else defer(name, until)
    },
    defer,
    forget(name) {
      held.delete(name)
    },
    clear() {
      held.clear()
    },
  }
}
