import { type AccountId, type Instant, epochMs } from '@onelot/domain'

const DAYS = 30
const DAY_MS = 86_400_000
/** Accounts of one device. */
const MOST_KEPT = 8

/** Beyond a session, so that an account is in it by a short digest alone. */
interface PutOff {
  readonly of: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** FNV-1a of 32 bits: it tells one account of a device from another, and none can be read from it. */
function digestOf(account: AccountId): string {
  let hash = 0x811c9dc5
  for (const character of account) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}

const isPutOffEntry = (value: unknown): value is PutOff =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  typeof value.of === 'string' &&
  'until' in value &&
  typeof value.until === 'number'

/** A reader can edit storage: what is not ours is ignored. */
const entriesOf = (kept: unknown): readonly PutOff[] =>
  Array.isArray(kept) ? kept.filter(isPutOffEntry) : []

export function isPutOff(kept: unknown, account: AccountId, now: Instant): boolean {
  const of = digestOf(account)
  return entriesOf(kept).some((entry) => entry.of === of && entry.until > epochMs(now))
}

/** What is kept once the account has put it off, for 30 days. */
export function withPutOff(kept: unknown, account: AccountId, now: Instant): readonly PutOff[] {
  const of = digestOf(account)
  const others = entriesOf(kept).filter((entry) => entry.of !== of && entry.until > epochMs(now))
  return [...others, { of, until: epochMs(now) + DAYS * DAY_MS }].slice(-MOST_KEPT)
}
