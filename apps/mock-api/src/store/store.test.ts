import {
  type AccountEvent,
  type AccountId,
  type Instant,
  accountId,
  decimal,
  instant,
  instrumentId,
  money,
  orderId,
} from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from './memory.ts'
import { type Append, type Appended, type Conflict, type Member, type Store, StoreConflict } from './port.ts'
import { createSqliteStore } from './sqlite.ts'

const stores: readonly (readonly [string, () => Store])[] = [
  ['memory', createMemoryStore],
  ['SQLite', () => createSqliteStore(':memory:')],
]

const at = (second: number): Instant => instant(Date.parse('2026-03-10T00:00:00.000Z') + second * 1_000)
const anna = accountId('A1')
const ben = accountId('A2')
const order = orderId('O1')
const event = (second: number): AccountEvent => ({
  kind: 'marginEnabled',
  version: 1,
  at: at(second),
  postings: [],
})

const nothing = { reminders: [], lines: [], positions: [] }
const append = (stream: AccountId, expectedVersion: number, more: Partial<Append> = {}): Append => ({
  stream,
  expectedVersion,
  events: [event(expectedVersion)],
  ...nothing,
  ...more,
})
const member = (account: AccountId, more: Partial<Member> = {}): Member => ({
  account,
  phone: `phone of ${account}`,
  sealed: 'sealed',
  password: 'hash',
  invitation: `invitation of ${account}`,
  openedAt: at(0),
  ...more,
})
const line = (sequence: number, currency: 'USD' | 'KRW', ref: string) => ({
  account: anna,
  sequence,
  at: at(sequence),
  from: 'available' as const,
  to: 'frozen' as const,
  money: money(currency, String(sequence)),
  reason: 'orderFrozen' as const,
  ref,
})
const page = { offset: 0, limit: 10 }

async function conflictOf(appending: Promise<void>): Promise<Conflict> {
  const error: unknown = await appending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof StoreConflict) return error.conflict
  throw new Error('the append was expected to conflict', { cause: error })
}

describe.each(stores)('the %s store', (_, create) => {
  let store: Store
  beforeEach(() => {
    store = create()
  })
  afterEach(async () => {
    await store.close()
  })

  it('gives events back in order, and those after a version', async () => {
    await store.append([append(anna, 0, { events: [event(1), event(2)] })])
    await store.append([append(anna, 2, { events: [event(3)] })])
    expect(await store.load(anna)).toEqual({
      version: 3,
      events: [1, 2, 3].map((version) => ({ stream: anna, version, event: event(version) })),
    })
    expect(await store.load(anna, { afterVersion: 2 })).toEqual({
      version: 3,
      events: [{ stream: anna, version: 3, event: event(3) }],
    })
    expect(await store.load(ben)).toEqual({ version: 0, events: [] })
    expect(await store.streams()).toEqual([anna])
  })

  it('refuses an append on a version that is not the latest, and writes nothing of it', async () => {
    await store.append([append(anna, 0)])
    const before = await store.dump()
    const late = store.append([append(ben, 0), append(anna, 0)], {
      sessions: [{ token: 't', account: ben, expiresAt: at(9) }],
      claims: [{ key: 'places', amount: 1, max: 2 }],
    })
    expect(await conflictOf(late)).toEqual({ kind: 'version', stream: anna })
    expect(await store.dump()).toEqual(before)
  })

  it('accepts an outcome once a key', async () => {
    const key = { scope: 'A1', endpoint: 'trade/place', key: 'k1' }
    const outcome = { ...key, bodyHash: 'h', answer: 'yes', expiresAt: at(60) }
    await store.append([append(anna, 0)], { idempotency: outcome })
    expect(await store.outcome(key)).toEqual(outcome)
    expect(await store.outcome({ ...key, scope: 'A2' })).toBeUndefined()
    expect(await conflictOf(store.append([append(anna, 1)], { idempotency: outcome }))).toEqual({
      kind: 'duplicateKey',
    })
    expect((await store.load(anna)).version).toBe(1)
  })

  it('keeps phone numbers and invitations unique, and finds members by each', async () => {
    await store.append([append(anna, 0)], { members: [member(anna)] })
    for (const by of [{ account: anna }, { phone: 'phone of A1' }, { invitation: 'invitation of A1' }])
      expect(await store.member(by)).toEqual(member(anna))
    const samePhone = member(ben, { phone: 'phone of A1' })
    expect(await conflictOf(store.append([append(ben, 0)], { members: [samePhone] }))).toEqual({
      kind: 'phoneTaken',
    })
    const sameInvitation = member(ben, { invitation: 'invitation of A1' })
    expect(await conflictOf(store.append([append(ben, 0)], { members: [sameInvitation] }))).toEqual({
      kind: 'invitationTaken',
    })
    expect(await store.member({ account: ben })).toBeUndefined()
  })

  it('grants a shared quota up to its measure', async () => {
    const claim = { key: 'places', amount: 2, max: 5 }
    await store.append([append(anna, 0)], { claims: [claim] })
    await store.append([append(anna, 1)], { claims: [claim] })
    expect(await conflictOf(store.append([append(anna, 2)], { claims: [claim] }))).toEqual({
      kind: 'claimExceeded',
      key: 'places',
    })
    await store.append([append(anna, 2)], { claims: [{ ...claim, amount: 1 }] })
  })

  it('tells what is due, the earliest first, and replaces what an owner waits for', async () => {
    const owner = order
    const other = orderId('O2')
    const timer = (second: number) => ({ kind: 'expireOrder' as const, dueAt: at(second) })
    const watch = {
      kind: 'fillOrder' as const,
      instrument: instrumentId('US:AAPL'),
      at: 'ask' as const,
      when: 'atMost' as const,
      price: decimal('10'),
      since: at(0),
    }
    await store.append([
      append(anna, 0, {
        reminders: [
          { owner, timers: [timer(20)], watches: [watch] },
          { owner: other, timers: [timer(10)], watches: [] },
        ],
      }),
    ])
    const dues = async (second: number) => (await store.due(at(second))).map((due) => due.owner)
    expect(await dues(9)).toEqual([])
    expect(await dues(10)).toEqual([other])
    expect(await dues(20)).toEqual([other, owner])
    expect(await store.due(at(20), ben)).toEqual([])
    expect(await store.watches(anna)).toEqual([{ stream: anna, owner, ...watch }])
    expect(await store.watches(ben)).toEqual([])

    await store.append([append(anna, 1, { reminders: [{ owner, timers: [], watches: [] }] })])
    expect(await dues(99)).toEqual([other])
    expect(await store.watches()).toEqual([])
  })

  it('fires a timer once, however many try', async () => {
    const timers = [{ kind: 'expireOrder' as const, dueAt: at(5) }]
    await store.append([append(anna, 0, { reminders: [{ owner: order, timers, watches: [] }] })])
    const firedTimer = { stream: anna, owner: order, kind: 'expireOrder' as const }
    await store.append([append(anna, 1)], { firedTimer })
    expect(await conflictOf(store.append([append(anna, 2)], { firedTimer }))).toEqual({
      kind: 'alreadyFired',
    })
    expect(await store.due(at(99))).toEqual([])
  })

  it('pages ledger lines, the newest first, by currency and by order', async () => {
    const lines = [line(1, 'USD', 'O1'), line(2, 'KRW', 'O2'), line(3, 'USD', 'O2')]
    await store.append([append(anna, 0, { lines })])
    const sequences = async (filter: { currency?: string; ref?: string }, at = page) => {
      const { rows, total } = await store.lines(anna, filter, at)
      return [rows.map(({ sequence }) => sequence), total]
    }
    expect(await sequences({})).toEqual([[3, 2, 1], 3])
    expect(await sequences({ currency: 'USD' })).toEqual([[3, 1], 2])
    expect(await sequences({ ref: 'O2' })).toEqual([[3, 2], 2])
    expect(await sequences({}, { offset: 1, limit: 1 })).toEqual([[2], 3])
    expect(await store.lines(ben, {}, page)).toEqual({ rows: [], total: 0 })
  })

  it('keeps sessions until they end, and everything of a member until it is erased', async () => {
    const session = { token: 'digest', account: anna, expiresAt: at(60) }
    await store.append([append(anna, 0)], { members: [member(anna)], sessions: [session] })
    expect(await store.session('digest')).toEqual(session)
    await store.append([], { endSessions: ['digest'] })
    expect(await store.session('digest')).toBeUndefined()
    await store.append([], { sessions: [session] })
    await store.updatePassword(anna, 'newer')
    expect((await store.member({ account: anna }))?.password).toBe('newer')
    await store.eraseMember(anna)
    expect(await store.member({ account: anna })).toBeUndefined()
    expect(await store.session('digest')).toBeUndefined()
    expect((await store.load(anna)).version).toBe(1)
  })

  it('counts places in a window, and gives them back', async () => {
    const limit = { max: 2, windowMs: 10_000 }
    expect(await store.take('k', at(0), limit)).toBe(true)
    expect(await store.take('k', at(1), limit)).toBe(true)
    expect(await store.take('k', at(2), limit)).toBe(false)
    expect(await store.take('other', at(2), limit)).toBe(true)
    expect(await store.take('k', at(10), limit)).toBe(true)
    await store.giveBack('k')
    expect(await store.take('k', at(10), limit)).toBe(true)
  })

  it('sweeps what has passed its time, and keeps named values', async () => {
    const outcome = { scope: 's', endpoint: 'e', key: 'k', bodyHash: 'h', answer: 'a', expiresAt: at(5) }
    await store.append([], {
      idempotency: outcome,
      sessions: [
        { token: 'old', account: anna, expiresAt: at(5) },
        { token: 'new', account: anna, expiresAt: at(6) },
      ],
    })
    await store.setValue('offset', '1')
    await store.setValue('offset', '2')
    await store.setValue('gone', '1')
    await store.setValue('gone', undefined)
    await store.sweep(at(5))
    expect(await store.outcome(outcome)).toBeUndefined()
    expect(await store.session('old')).toBeUndefined()
    expect(await store.session('new')).toBeDefined()
    expect(await store.values()).toEqual({ offset: '2' })
  })

  it('replaces projections and drops the snapshot when it rebuilds', async () => {
    const snapshot = { version: 1, lines: 1, state: '{}' }
    await store.append([append(anna, 0, { lines: [line(1, 'USD', 'O1')], snapshot })])
    expect(await store.snapshot(anna)).toEqual(snapshot)
    await store.rebuild(anna, { lines: [line(2, 'KRW', 'O1')], positions: [] })
    expect((await store.lines(anna, {}, page)).rows).toEqual([line(2, 'KRW', 'O1')])
    expect(await store.snapshot(anna)).toBeUndefined()
  })

  it('tells listeners of each append after it stands, until they leave', async () => {
    const heard: Appended[] = []
    const leave = store.onAppend((appended) => heard.push(appended))
    await store.append([append(anna, 0)])
    await conflictOf(store.append([append(anna, 0)]))
    await store.append([], { endSessions: ['none'] })
    leave()
    await store.append([append(anna, 1)])
    expect(heard).toEqual([{ stream: anna, version: 1 }])
  })

  it('is empty after a reset', async () => {
    const empty = await store.dump()
    await store.append([append(anna, 0, { lines: [line(1, 'USD', 'O1')] })], { members: [member(anna)] })
    expect(await store.dump()).not.toEqual(empty)
    await store.reset()
    expect(await store.dump()).toEqual(empty)
  })
})
