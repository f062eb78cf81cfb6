import type { Instant } from '@onelot/domain'
import { claimedAfter } from '../amounts.ts'
import type { AppendText, RecordText, RecordWrite } from '../engine.ts'
import type { RecordFilter } from '../lists.ts'
import { type KeptRows, type Notes, noNotes } from './notes.ts'
import { type OutcomeKey, StoreConflict, type StoredOutcome } from '../port.ts'

export interface MemoryRecords {
  record: (collection: string, key: string) => RecordText | undefined
  records: (filter: RecordFilter) => readonly RecordText[]
  /** @throws StoreConflict */
  judgeChanges: (changes: readonly RecordWrite[]) => void
  change: (changes: readonly RecordWrite[]) => void
  outcome: (key: OutcomeKey) => StoredOutcome | undefined
  addOutcome: (outcome: StoredOutcome) => void
  quotaClaimed: (key: string) => string
  /** What each claimed key holds after the claims. @throws StoreConflict */
  judgeClaims: (claims: AppendText['quotaClaims']) => ReadonlyMap<string, string>
  setClaims: (claimed: ReadonlyMap<string, string>) => void
  sweep: (now: Instant) => void
  allRecords: () => readonly RecordText[]
  allOutcomes: () => readonly StoredOutcome[]
  allClaims: () => readonly { readonly key: string; readonly amount: string }[]
  restore: (kept: Pick<KeptRows, 'records' | 'outcomes' | 'claims'>) => void
  clear: () => void
}

type RemoveOwned = Extract<RecordWrite, { kind: 'removeOwned' }>

const named = (...parts: readonly string[]): string => JSON.stringify(parts)
const nameOf = ({ scope, endpoint, key }: OutcomeKey): string => named(scope, endpoint, key)

export function createMemoryRecords(notes: Notes = noNotes): MemoryRecords {
  const collections = new Map<string, Map<string, RecordText>>()
  const outcomes = new Map<string, StoredOutcome>()
  const claims = new Map<string, string>()

  const opened = (name: string): Map<string, RecordText> => {
    const known = collections.get(name) ?? new Map<string, RecordText>()
    collections.set(name, known)
    return known
  }
  const owned = ({ collection, owner }: RecordFilter): readonly RecordText[] =>
    [...(collections.get(collection)?.values() ?? [])].filter(
      (record) => owner === undefined || record.owner === owner,
    )
  const endedBy = ({ collection, owner, but }: RemoveOwned): readonly RecordText[] =>
    owned({ collection, owner }).filter(({ key }) => key !== but)

  function set(record: RecordText): void {
    opened(record.collection).set(record.key, record)
    notes.put('records', [record.collection, record.key], record)
  }
  function remove(collection: string, key: string): void {
    if (collections.get(collection)?.delete(key)) notes.remove('records', [collection, key])
  }

  return {
    record: (collection, key) => collections.get(collection)?.get(key),
    records: owned,
    judgeChanges(changes) {
      /** Records as the changes leave them so far; undefined for those that they removed. */
      const changed = new Map<string, RecordText | undefined>()
      const left = (collection: string, key: string): RecordText | undefined => {
        const name = named(collection, key)
        return changed.has(name) ? changed.get(name) : collections.get(collection)?.get(key)
      }
      for (const change of changes) {
        if (change.kind === 'remove') changed.set(named(change.collection, change.key), undefined)
        else if (change.kind === 'removeOwned') {
          for (const [name, record] of changed)
            if (
              record?.collection === change.collection &&
              record.owner === change.owner &&
              record.key !== change.but
            )
              changed.set(name, undefined)
          for (const { key } of endedBy(change)) {
            const name = named(change.collection, key)
            if (!changed.has(name)) changed.set(name, undefined)
          }
        } else if (change.kind === 'keep') {
          const { collection, key } = change
          const record = left(collection, key)
          if (record?.expiresAt === undefined)
            throw new StoreConflict({ kind: 'notExpiring', collection, key })
          changed.set(named(collection, key), { ...record, expiresAt: undefined })
        } else {
          const { collection, key } = change.record
          if (change.kind === 'new' && left(collection, key) !== undefined)
            throw new StoreConflict({ kind: 'keyTaken', collection, key })
          changed.set(named(collection, key), change.record)
        }
      }
    },
    change(changes) {
      for (const change of changes) {
        if (change.kind === 'remove') remove(change.collection, change.key)
        else if (change.kind === 'removeOwned')
          for (const { key } of endedBy(change)) remove(change.collection, key)
        else if (change.kind === 'keep') {
          const record = collections.get(change.collection)?.get(change.key)
          if (record !== undefined) set({ ...record, expiresAt: undefined })
        } else set(change.record)
      }
    },
    outcome: (key) => outcomes.get(nameOf(key)),
    addOutcome(outcome) {
      outcomes.set(nameOf(outcome), outcome)
      notes.put('outcomes', [outcome.scope, outcome.endpoint, outcome.key], outcome)
    },
    quotaClaimed: (key) => claims.get(key) ?? '0',
    judgeClaims(wanted) {
      const after = new Map<string, string>()
      for (const { key, amount, max } of wanted) {
        const claimed = claimedAfter(after.get(key) ?? claims.get(key) ?? '0', amount, max)
        if (claimed === undefined) throw new StoreConflict({ kind: 'quotaExceeded', key })
        after.set(key, claimed)
      }
      return after
    },
    setClaims(claimed) {
      for (const [key, amount] of claimed) {
        claims.set(key, amount)
        notes.put('claims', [key], { key, amount })
      }
    },
    sweep(now) {
      for (const [collection, records] of collections)
        for (const [key, { expiresAt }] of records)
          if (expiresAt !== undefined && expiresAt <= now) remove(collection, key)
      for (const [name, { scope, endpoint, key, expiresAt }] of outcomes) {
        if (expiresAt > now) continue
        outcomes.delete(name)
        notes.remove('outcomes', [scope, endpoint, key])
      }
    },
    allRecords: () => [...collections.values()].flatMap((records) => [...records.values()]),
    allOutcomes: () => [...outcomes.values()],
    allClaims: () =>
      [...claims].filter(([, amount]) => amount !== '0').map(([key, amount]) => ({ key, amount })),
    restore(kept) {
      for (const record of kept.records) opened(record.collection).set(record.key, record)
      for (const outcome of kept.outcomes) outcomes.set(nameOf(outcome), outcome)
      for (const { key, amount } of kept.claims) claims.set(key, amount)
    },
    clear() {
      for (const table of ['records', 'outcomes', 'claims'] as const) notes.clear(table)
      collections.clear()
      outcomes.clear()
      claims.clear()
    },
  }
}
