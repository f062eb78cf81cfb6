import type {
  AccountEvent,
  AccountId,
  Crossing,
  Instant,
  InstrumentId,
  OrderId,
  PositionTab,
  TimerKind,
  WatchKind,
} from '@onelot/domain'
import type { LineRow, PositionRow } from './rows.ts'

/** An event as it lies in an account's stream; versions count from 1. */
export interface StoredEvent {
  readonly stream: AccountId
  readonly version: number
  readonly event: AccountEvent
}

/** A fold of a stream up to `version`, kept so that loading need not begin at the first event (RULES 2). `lines` counts ledger lines. */
export interface Snapshot {
  readonly version: number
  readonly lines: number
  /** JSON of the state. */
  readonly state: string
}

/** Something that falls due by itself. One owner has at most one timer of a kind. */
export interface Timer {
  readonly stream: AccountId
  readonly owner: OrderId
  readonly kind: TimerKind
  readonly dueAt: Instant
}

/** Something that falls due when a price is reached. One owner has at most one watch of a kind. */
export interface Watch extends Crossing {
  readonly stream: AccountId
  readonly owner: OrderId
  readonly kind: WatchKind
  readonly instrument: InstrumentId
  /** Crossings up to this moment have been looked for. */
  readonly since: Instant
}

/** All that one owner waits for; replaces what it waited for before. */
export interface Reminders {
  readonly owner: OrderId
  readonly timers: readonly Omit<Timer, 'stream' | 'owner'>[]
  readonly watches: readonly Omit<Watch, 'stream' | 'owner'>[]
}

export interface Append {
  readonly stream: AccountId
  /** The version that the decision was made on; another one by now is a conflict. */
  readonly expectedVersion: number
  readonly events: readonly AccountEvent[]
  readonly reminders: readonly Reminders[]
  /** Rows for lists, written with the events they come from. */
  readonly lines: readonly LineRow[]
  readonly positions: readonly PositionRow[]
  readonly snapshot?: Snapshot | undefined
}

/** A member's credentials and identity; `sealed` is identity data encrypted at rest, `phone` a keyed digest of the number. */
export interface Member {
  readonly account: AccountId
  readonly phone: string
  readonly sealed: string
  readonly password: string
  readonly invitation: string
  readonly openedAt: Instant
}

/** A session by the digest of its token: a stolen database opens no session. */
export interface Session {
  readonly token: string
  readonly account: AccountId
  readonly expiresAt: Instant
}

/** What makes a repeated command the same command (RULES 5). */
export interface IdempotencyKey {
  /** Account, or device before login. */
  readonly scope: string
  readonly endpoint: string
  readonly key: string
}
export interface AcceptedOutcome extends IdempotencyKey {
  readonly bodyHash: string
  readonly answer: string
  readonly expiresAt: Instant
}

/** Part of a shared quota, taken in the transaction of the command that uses it (RULES 5). */
export interface Claim {
  readonly key: string
  readonly amount: number
  readonly max: number
}

/** What else is written in an append's transaction. */
export interface Along {
  readonly idempotency?: AcceptedOutcome | undefined
  readonly claims?: readonly Claim[]
  readonly members?: readonly Member[]
  readonly sessions?: readonly Session[]
  /** Digests of tokens whose sessions end. */
  readonly endSessions?: readonly string[]
  /** The fired timer; gone already is a conflict: someone else fired it. */
  readonly firedTimer?: Pick<Timer, 'stream' | 'owner' | 'kind'> | undefined
  readonly firedWatch?: Pick<Watch, 'stream' | 'owner' | 'kind'> | undefined
}

/** Why nothing of an append was written. */
export type Conflict =
  | { readonly kind: 'version'; readonly stream: AccountId }
  | { readonly kind: 'duplicateKey' }
  | { readonly kind: 'phoneTaken' }
  | { readonly kind: 'invitationTaken' }
  | { readonly kind: 'claimExceeded'; readonly key: string }
  | { readonly kind: 'alreadyFired' }

/** Thrown by `append`; the kernel retries, or answers by what it says. */
export class StoreConflict extends Error {
  readonly conflict: Conflict
  constructor(conflict: Conflict) {
    super(`store conflict: ${conflict.kind}`)
    this.conflict = conflict
  }
}

export interface Page {
  readonly offset: number
  readonly limit: number
}
export interface PageOf<T> {
  readonly rows: readonly T[]
  readonly total: number
}

/** At most `max` in a window of `windowMs`. */
export interface Limit {
  readonly max: number
  readonly windowMs: number
}

/**
 * All that the broker remembers (DESIGN 2). Every method is one transaction. Implementations answer alike: one test runs
 * against each. A failed `append` has written nothing.
 */
export interface Store {
  load(
    stream: AccountId,
    options?: { readonly afterVersion?: number },
  ): Promise<{ readonly version: number; readonly events: readonly StoredEvent[] }>
  snapshot(stream: AccountId): Promise<Snapshot | undefined>
  /** @throws StoreConflict */
  append(appends: readonly Append[], along?: Along): Promise<void>
  streams(): Promise<readonly AccountId[]>

  /** Timers due at or before `now`, the earliest first; of one stream only, if named. */
  due(now: Instant, stream?: AccountId): Promise<readonly Timer[]>
  watches(stream?: AccountId): Promise<readonly Watch[]>

  lines(account: AccountId, filter: LineFilter, page: Page): Promise<PageOf<LineRow>>
  positions(account: AccountId, filter: PositionFilter, page: Page): Promise<PageOf<PositionRow>>
  /** Throws projections of a stream away and writes these. */
  rebuild(
    stream: AccountId,
    rows: { readonly lines: readonly LineRow[]; readonly positions: readonly PositionRow[] },
  ): Promise<void>

  member(by: MemberKey): Promise<Member | undefined>
  updatePassword(account: AccountId, password: string): Promise<void>
  /** Erases identity and credentials; events stay (section 9's retention ends for one and not the other). */
  eraseMember(account: AccountId): Promise<void>
  session(token: string): Promise<Session | undefined>
  outcome(key: IdempotencyKey): Promise<AcceptedOutcome | undefined>

  /** Takes a place in a window; false where it is full, and then nothing is counted. */
  take(key: string, now: Instant, limit: Limit): Promise<boolean>
  /** Gives back every place taken under `key`. */
  giveBack(key: string): Promise<void>

  /** Operator's settings, clock offset, prices, halts: small named JSON values that every instance must agree on. */
  values(): Promise<Readonly<Record<string, string>>>
  setValue(name: string, value: string | undefined): Promise<void>

  /** Drops what has passed its time: sessions, outcomes, counters. */
  sweep(now: Instant): Promise<void>
  /** Everything but counters, in a stable order: what a test compares to show that nothing changed. */
  dump(): Promise<StoreDump>
  /** Hears of each append after it is committed, also those of other instances. */
  onAppend(listener: (appended: Appended) => void): () => void
  reset(): Promise<void>
  close(): Promise<void>
}

export type MemberKey =
  { readonly phone: string } | { readonly account: AccountId } | { readonly invitation: string }

export interface LineFilter {
  readonly currency?: string | undefined
  /** Only lines of this order. */
  readonly ref?: string | undefined
}
export interface PositionFilter {
  readonly tab?: PositionTab | undefined
}
export interface Appended {
  readonly stream: AccountId
  readonly version: number
}
export type StoreDump = Readonly<Record<string, readonly unknown[]>>
