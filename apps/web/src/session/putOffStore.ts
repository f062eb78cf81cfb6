import type { PutOffPort } from '@onelot/screens'
import { type KeyValues, PREFERENCE_PREFIX } from './storage.ts'

/** It outlives a session, as preferences do: an account is in it by a short digest alone. */
const KEY = `${PREFERENCE_PREFIX}putOff`
const DAYS = 30
const DAY_MS = 86_400_000
/** Accounts of one device. */
const MOST_KEPT = 8

interface Kept {
  readonly of: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** FNV-1a of 32 bits: it tells one account of a device from another, and none can be read from it. */
function digestOf(account: string): string {
  let hash = 0x811c9dc5
  for (const character of account) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  typeof value.of === 'string' &&
  'until' in value &&
  typeof value.until === 'number'

/** A reader can edit storage: what is not ours is ignored. */
function keptIn(local: KeyValues): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Who has put setting up their account off on this device, for 30 days. @param now milliseconds since 1970 */
export function createPutOffStore(local: KeyValues, now: () => number): PutOffPort {
  return {
    isPutOff: (account) => {
      const of = digestOf(account)
      return keptIn(local).some((kept) => kept.of === of && kept.until > now())
    },
    put: (account) => {
      const of = digestOf(account)
      const others = keptIn(local).filter((kept) => kept.of !== of && kept.until > now())
      const kept = [...others, { of, until: now() + DAYS * DAY_MS }].slice(-MOST_KEPT)
      local.setItem(KEY, JSON.stringify(kept))
    },
  }
}
