import { type AccountEvent, type AccountId, type AccountState, type Instant, liftEvent } from '@onelot/domain'
import type { Append, Snapshot, Store, StoredEvent } from '../store/port.ts'
import { type Account, newAccount, project } from './projections.ts'
import { changedReminders } from './reminders.ts'
import type { House } from './house.ts'

/** Loading replays at most this many events and a few. */
const EVENTS_PER_SNAPSHOT = 50

const events = (stored: readonly StoredEvent[]): readonly AccountEvent[] =>
  stored.map(({ event }) => liftEvent(event))

function fromSnapshot(stream: AccountId, snapshot: Snapshot): Account {
  const { version, lines, state } = snapshot
  // Written by `appendTo` below, and by nobody else.
  return { stream, version, lines, state: JSON.parse(state) as AccountState }
}

/** An account as its events make it: the latest snapshot, and what came after it. */
export async function loadAccount(store: Store, stream: AccountId): Promise<Account> {
  const snapshot = await store.snapshot(stream)
  const from = snapshot === undefined ? newAccount(stream) : fromSnapshot(stream, snapshot)
  const loaded = await store.load(stream, { afterVersion: from.version })
  return project(from, events(loaded.events)).after
}

/** The append that adds decided events to an account, with its rows, reminders and, now and then, a snapshot. */
export function appendTo(
  house: House,
  account: Account,
  decided: readonly AccountEvent[],
  now: Instant,
): { readonly append: Append; readonly after: Account } {
  const { after, lines, positions } = project(account, decided)
  const due =
    Math.floor(after.version / EVENTS_PER_SNAPSHOT) > Math.floor(account.version / EVENTS_PER_SNAPSHOT)
  const snapshot = { version: after.version, lines: after.lines, state: JSON.stringify(after.state) }
  const append: Append = {
    stream: account.stream,
    expectedVersion: account.version,
    events: decided,
    reminders: changedReminders(house, account.state, after.state, now),
    lines,
    positions,
    ...(due ? { snapshot } : {}),
  }
  return { append, after }
}

/** Makes every list and snapshot of an account anew from its events (RULES 2). */
export async function rebuildAccount(store: Store, stream: AccountId): Promise<void> {
  const loaded = await store.load(stream)
  const { lines, positions } = project(newAccount(stream), events(loaded.events))
  await store.rebuild(stream, { lines, positions })
}
