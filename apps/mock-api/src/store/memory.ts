import type { AccountId } from '@onelot/domain'
import { createAppendHub } from './appendHub.ts'
import {
  type AcceptedOutcome,
  type Along,
  type Append,
  type IdempotencyKey,
  type Member,
  type MemberKey,
  type Page,
  type PageOf,
  type Session,
  type Snapshot,
  type Store,
  StoreConflict,
  type StoredEvent,
  type Timer,
  type Watch,
} from './port.ts'
import type { LineRow, PositionRow } from './rows.ts'

interface Tables {
  readonly events: Map<AccountId, StoredEvent[]>
  readonly snapshots: Map<AccountId, Snapshot>
  readonly timers: Map<string, Timer>
  readonly watches: Map<string, Watch>
  readonly lines: Map<AccountId, LineRow[]>
  readonly positions: Map<AccountId, Map<string, PositionRow>>
  readonly members: Map<AccountId, Member>
  readonly sessions: Map<string, Session>
  readonly outcomes: Map<string, AcceptedOutcome>
  readonly claims: Map<string, number>
  readonly values: Map<string, string>
  readonly counters: Map<string, number[]>
}

const emptyTables = (): Tables => ({
  events: new Map(),
  snapshots: new Map(),
  timers: new Map(),
  watches: new Map(),
  lines: new Map(),
  positions: new Map(),
  members: new Map(),
  sessions: new Map(),
  outcomes: new Map(),
  claims: new Map(),
  values: new Map(),
  counters: new Map(),
})

const keyOf = (...parts: readonly string[]): string => parts.join('\n')
const reminderKey = ({ stream, owner, kind }: Pick<Timer | Watch, 'stream' | 'owner' | 'kind'>): string =>
  keyOf(stream, owner, kind)
const outcomeKey = ({ scope, endpoint, key }: IdempotencyKey): string => keyOf(scope, endpoint, key)
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const pageOf = <T>(rows: readonly T[], { offset, limit }: Page): PageOf<T> => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
})

function findMember(tables: Tables, by: MemberKey): Member | undefined {
  if ('account' in by) return tables.members.get(by.account)
  for (const member of tables.members.values())
    if ('phone' in by ? member.phone === by.phone : member.invitation === by.invitation) return member
  return undefined
}

/** Everything that can refuse an append, looked at before anything is written. */
function judge(tables: Tables, appends: readonly Append[], along: Along): void {
  const { idempotency, firedTimer, firedWatch } = along
  if (idempotency && tables.outcomes.has(outcomeKey(idempotency)))
    throw new StoreConflict({ kind: 'duplicateKey' })
  for (const { stream, expectedVersion } of appends)
    if ((tables.events.get(stream)?.length ?? 0) !== expectedVersion)
      throw new StoreConflict({ kind: 'version', stream })
  for (const { phone, invitation } of along.members ?? []) {
    if (findMember(tables, { phone })) throw new StoreConflict({ kind: 'phoneTaken' })
    if (findMember(tables, { invitation })) throw new StoreConflict({ kind: 'invitationTaken' })
  }
  for (const { key, amount, max } of along.claims ?? [])
    if ((tables.claims.get(key) ?? 0) + amount > max) throw new StoreConflict({ kind: 'claimExceeded', key })
  const timerGone = firedTimer && !tables.timers.has(reminderKey(firedTimer))
  const watchGone = firedWatch && !tables.watches.has(reminderKey(firedWatch))
  if (timerGone === true || watchGone === true) throw new StoreConflict({ kind: 'alreadyFired' })
}

function writeAlong(tables: Tables, along: Along): void {
  const { idempotency, firedTimer, firedWatch } = along
  if (idempotency) tables.outcomes.set(outcomeKey(idempotency), idempotency)
  for (const member of along.members ?? []) tables.members.set(member.account, member)
  for (const session of along.sessions ?? []) tables.sessions.set(session.token, session)
  for (const token of along.endSessions ?? []) tables.sessions.delete(token)
  for (const { key, amount } of along.claims ?? [])
    tables.claims.set(key, (tables.claims.get(key) ?? 0) + amount)
  if (firedTimer) tables.timers.delete(reminderKey(firedTimer))
  if (firedWatch) tables.watches.delete(reminderKey(firedWatch))
}

function writeAppend(tables: Tables, append: Append): void {
  const { stream, expectedVersion, events, reminders, lines, positions, snapshot } = append
  const stored = tables.events.get(stream) ?? []
  for (const [at, event] of events.entries())
    stored.push({ stream, version: expectedVersion + at + 1, event })
  tables.events.set(stream, stored)
  for (const { owner, timers, watches } of reminders) {
    for (const table of [tables.timers, tables.watches])
      for (const [key, row] of table) if (row.stream === stream && row.owner === owner) table.delete(key)
    for (const timer of timers)
      tables.timers.set(reminderKey({ stream, owner, ...timer }), { stream, owner, ...timer })
    for (const watch of watches)
      tables.watches.set(reminderKey({ stream, owner, ...watch }), { stream, owner, ...watch })
  }
  tables.lines.set(stream, [...(tables.lines.get(stream) ?? []), ...lines])
  const rows = tables.positions.get(stream) ?? new Map<string, PositionRow>()
  for (const row of positions) rows.set(row.id, row)
  tables.positions.set(stream, rows)
  if (snapshot) tables.snapshots.set(stream, snapshot)
}

const dumpOf = (tables: Tables): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([name]) => name !== 'counters')
      .map(([name, table]: [string, ReadonlyMap<string, unknown>]) => [
        name,
        [...table.entries()]
          .sort(([a], [b]) => byText(a, b))
          .map(([key, row]) => [key, row instanceof Map ? [...row.values()] : row]),
      ]),
  )

/** A store that lives as long as the page or the test. */
export function createMemoryStore(): Store {
  let tables = emptyTables()
  const hub = createAppendHub()
  const answer = <T>(value: T): Promise<T> => Promise.resolve(value)

  return {
    load(stream, { afterVersion = 0 } = {}) {
      const events = tables.events.get(stream) ?? []
      return answer({ version: events.length, events: events.slice(afterVersion) })
    },
    snapshot: (stream) => answer(tables.snapshots.get(stream)),
    append(appends, along = {}) {
      return new Promise((resolve) => {
        judge(tables, appends, along)
        writeAlong(tables, along)
        for (const append of appends) writeAppend(tables, append)
        resolve()
        for (const { stream, expectedVersion, events } of appends)
          if (events.length > 0) hub.tell({ stream, version: expectedVersion + events.length })
      })
    },
    streams: () => answer([...tables.events.keys()].sort(byText)),
    due: (now, stream) =>
      answer(
        [...tables.timers.values()]
          .filter((timer) => timer.dueAt <= now && (stream === undefined || timer.stream === stream))
          .sort((a, b) => byText(a.dueAt, b.dueAt) || byText(reminderKey(a), reminderKey(b))),
      ),
    watches: (stream) =>
      answer(
        [...tables.watches.values()]
          .filter((watch) => stream === undefined || watch.stream === stream)
          .sort((a, b) => byText(reminderKey(a), reminderKey(b))),
      ),
    lines: (account, { currency, ref }, page) =>
      answer(
        pageOf(
          (tables.lines.get(account) ?? [])
            .filter((line) => currency === undefined || line.money.currency === currency)
            .filter((line) => ref === undefined || line.ref === ref)
            .toSorted((a, b) => b.sequence - a.sequence),
          page,
        ),
      ),
    positions: (account, { tab }, page) =>
      answer(
        pageOf(
          [...(tables.positions.get(account)?.values() ?? [])]
            .filter((row) => tab === undefined || (tab === 'inventory' ? row.owned : row.tab === tab))
            .sort((a, b) => byText(b.sortedAt, a.sortedAt) || byText(b.id, a.id)),
          page,
        ),
      ),
    rebuild(stream, { lines, positions }) {
      tables.lines.set(stream, [...lines])
      tables.positions.set(stream, new Map(positions.map((row) => [row.id, row])))
      tables.snapshots.delete(stream)
      return answer(undefined)
    },
    member: (by) => answer(findMember(tables, by)),
    updatePassword(account, password) {
      const member = tables.members.get(account)
      if (member) tables.members.set(account, { ...member, password })
      return answer(undefined)
    },
    eraseMember(account) {
      tables.members.delete(account)
      for (const [token, session] of tables.sessions)
        if (session.account === account) tables.sessions.delete(token)
      return answer(undefined)
    },
    session: (token) => answer(tables.sessions.get(token)),
    outcome: (key) => answer(tables.outcomes.get(outcomeKey(key))),
    take(key, now, { max, windowMs }) {
      const since = Date.parse(now) - windowMs
      const taken = (tables.counters.get(key) ?? []).filter((at) => at > since)
      if (taken.length >= max) return answer(false)
      tables.counters.set(key, [...taken, Date.parse(now)])
      return answer(true)
    },
    giveBack(key) {
      tables.counters.delete(key)
      return answer(undefined)
    },
    values: () => answer(Object.fromEntries(tables.values)),
    setValue(name, value) {
      if (value === undefined) tables.values.delete(name)
      else tables.values.set(name, value)
      return answer(undefined)
    },
    sweep(now) {
      for (const table of [tables.sessions, tables.outcomes])
        for (const [key, row] of table) if (row.expiresAt <= now) table.delete(key)
      return answer(undefined)
    },
    dump: () => answer(dumpOf(tables)),
    onAppend: hub.listen,
    reset() {
      tables = emptyTables()
      return answer(undefined)
    },
    close: () => answer(undefined),
  }
}
