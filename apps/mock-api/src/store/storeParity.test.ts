import type { Decimal } from '@onelot/domain'
import { decimal, instrumentId, streamId } from '@onelot/domain'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../testing/postgres.ts'
import {
  at,
  between,
  claim,
  endingsOf,
  event,
  keyOf,
  lease,
  level,
  outcome,
  row,
  trail,
} from './contract/fixtures.ts'
import type { Slot } from './lists.ts'
import { createIndexedDbStore } from './indexedDb.ts'
import { createMemoryStore } from './memory.ts'
import type { Append, Store } from './port.ts'
import { createPostgresStore } from './postgres.ts'
import { createSqliteStore } from './sqlite.ts'

const account = streamId('account', 'A')
const streams = [account, streamId('account', 'B'), streamId('account', 'C')]
const collection = 'test.list'
const few = <T>(items: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(items, { maxLength: 2 })
const name = fc.constantFrom('1', '2', '3')
const second = fc.integer({ min: 0, max: 9 })
const price = fc.constantFrom('9', '10', '10.5', '100')

const schedules = few(
  fc.record({
    owner: name,
    timers: few(second.map((due) => ({ kind: `test.due${String(due % 2)}` as const, dueAt: at(due) }))),
    watches: few(
      fc.oneof(
        fc
          .tuple(fc.constantFrom('bid', 'ask'), fc.constantFrom('atMost', 'atLeast'), price)
          .map(([side, when, at]) => level('test.met', side, when, at)),
        price.map((peak) => trail('test.trailed', peak)),
      ),
    ),
  }),
)
const rows = few(
  fc.record({ key: name, group: fc.option(name, { nil: undefined }), state: name, gone: fc.boolean() }),
).map((found) =>
  found.map(({ key, gone, ...more }) =>
    gone ? { collection, key, row: undefined } : row(collection, key, more),
  ),
)
const parts = fc.uniqueArray(fc.constantFrom(...streams), { maxLength: 2 }).chain((chosen) =>
  fc.tuple(
    ...chosen.map((stream) =>
      fc.record({
        stream: fc.constant(stream),
        expectedVersion: fc.integer({ min: 0, max: 3 }),
        events: few(second.map(event)),
        schedules,
        rows,
        snapshot: fc.option(
          second.map((version) => ({ version, shape: 'shape', state: '{}' })),
          { nil: undefined },
        ),
      }),
    ),
  ),
)
const expiry = fc.option(second.map(at), { nil: undefined })
const record = fc.record({ key: name, owner: name, expiresAt: expiry }).map(({ key, owner, expiresAt }) => ({
  collection: 'test.records',
  key,
  owner,
  body: { owner },
  expiresAt,
}))
const changes = few(
  fc.oneof(
    record.map((found) => ({ kind: 'new', record: found }) as const),
    record.map((found) => ({ kind: 'replace', record: found }) as const),
    name.map((key) => ({ kind: 'remove', collection: 'test.records', key }) as const),
    name.map((key) => ({ kind: 'keep', collection: 'test.records', key }) as const),
    name.map((owner) => ({ kind: 'removeOwned', collection: 'test.records', owner }) as const),
  ),
)
const appends: fc.Arbitrary<Append> = fc.record({
  meta: fc
    .integer({ min: 0, max: 20 })
    .map((n) => ({ actor: 'A', command: `C${String(n)}`, correlation: 'c' })),
  at: second.map(at),
  streams: parts,
  basedOn: fc.option(
    few(fc.record({ stream: fc.constantFrom(...streams), version: fc.integer({ min: 0, max: 2 }) })),
    { nil: undefined, freq: 2 },
  ),
  records: changes,
  quotaClaims: few(fc.constantFrom('0.3', '1.25', '-0.5').map((amount) => claim('quota', amount, '2'))),
  outcome: fc.option(
    name.map((key) => outcome(key, 'sealed')),
    { nil: undefined, freq: 4 },
  ),
  fired: fc.option(
    fc.record({
      what: fc.constantFrom('timer', 'watch'),
      stream: fc.constantFrom(...streams),
      owner: name,
      kind: fc.constantFrom('test.due0', 'test.due1', 'test.met', 'test.trailed'),
      version: fc.integer({ min: 0, max: 4 }),
    }),
    { nil: undefined, freq: 4 },
  ),
  outbox: few(
    fc.uuid().chain((id) =>
      fc
        .oneof(
          fc.constantFrom(...streams).map((stream) => ({ kind: 'stream', stream }) as const),
          fc
            .record({
              group: name,
              state: fc.option(name, { nil: undefined }),
              each: fc.constantFrom('row', 'stream'),
            })
            .map((named) => ({ kind: 'rows', collection, ...named }) as const),
        )
        .map((recipients) => ({
          id,
          process: 'test.tell',
          at: at(0),
          correlation: 'c',
          body: {},
          recipients,
        })),
    ),
  ),
})

/** Somewhere within the lists. */
const slot: Slot = { sortKey: '2', key: '1', stream: account }

/** The answers of a store to appends one after the other, and what is in it then. */
async function story(store: Store, written: readonly Append[]) {
  await store.reset()
  const endings: string[] = []
  for (const append of written) endings.push(...(await endingsOf([store.append(append)])))
  const apple = instrumentId('US:AAPL')
  const extremes = between('10', '10.5')
  const scans = await store.scans(at(20), lease('one', 50), 9)
  const candidates = await store.candidates(apple, extremes)
  const checked = candidates.filter((_, n) => n % 2 === 0).map(keyOf)
  const finished = await Promise.all(
    scans.map((scan) => store.finishScan(scan, 'one', { to: at(20), extremes, checked })),
  )
  return {
    endings,
    scans,
    candidates,
    finished,
    again: await store.candidates(apple, extremes),
    due: await store.dueStreams(at(5), lease('one', 50), 2),
    deliveries: await store.deliveries(at(5), lease('one', 50), 3),
    rows: await store.rows({ collection, stream: account }, { after: slot, limit: 2 }),
    group: await store.rows({ collection, group: '1' }, { after: slot, limit: 3 }),
    inState: await store.rows({ collection, group: '1', state: '2' }, { limit: 9 }),
    both: await store.rows({ collection, stream: account, group: '1' }, { limit: 9 }),
    dump: await store.dump(),
  }
}

describe('all stores', () => {
  const stores: Store[] = []
  const browser = new IDBFactory()
  beforeAll(async () => {
    stores.push(createMemoryStore(), await createSqliteStore(':memory:'))
    stores.push(await createIndexedDbStore('onelot', browser))
    stores.push(await createPostgresStore(await createDatabase(inject('postgres'))))
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
  })

  it('accept and refuse the same appends for the same reasons, and hold the same afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(appends, { maxLength: 25 }), async (written) => {
        const [memory, ...others] = await Promise.all(stores.map((store) => story(store, written)))
        expect(others).toHaveLength(3)
        for (const other of others) expect(other).toEqual(memory)
        const opened = await createIndexedDbStore('onelot', browser)
        expect(await opened.dump()).toEqual(memory?.dump)
        await opened.close()
      }),
      { seed: 7_004, numRuns: 60 },
    )
  })

  it('find every level that a stretch of prices has met', async () => {
    const cents = fc.integer({ min: 1, max: 2_000 })
    const text = (value: number): Decimal => decimal((value / 100).toFixed(2))
    const watches = fc.array(
      fc.tuple(fc.constantFrom('bid', 'ask'), fc.constantFrom('atMost', 'atLeast'), cents),
      { minLength: 1, maxLength: 15 },
    )
    await fc.assert(
      fc.asyncProperty(
        watches,
        fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 6 }),
        async (wanted, quotes) => {
          const owned = wanted.map(([side, when, value], n) => ({
            owner: String(n).padStart(2, '0'),
            timers: [],
            watches: [level('test.met', side, when, text(value))],
          }))
          const met = owned.filter((_, n) => {
            const [side, when, value] = wanted[n] ?? ['bid', 'atMost', 0]
            return quotes.some(([bid, ask]) => {
              const quote = side === 'bid' ? bid : ask
              return when === 'atMost' ? quote <= value : quote >= value
            })
          })
          const [bids, asks] = [quotes.map(([bid]) => bid), quotes.map(([, ask]) => ask)]
          const extremes = {
            bid: { low: text(Math.min(...bids)), high: text(Math.max(...bids)) },
            ask: { low: text(Math.min(...asks)), high: text(Math.max(...asks)) },
          }
          const found = await Promise.all(
            stores.map(async (store) => {
              await store.reset()
              const meta = { actor: 'A', command: 'C', correlation: 'c' }
              const streams = [
                { stream: account, expectedVersion: 0, events: [event()], schedules: owned, rows: [] },
              ]
              await store.append({ meta, at: at(0), streams })
              const instrument = instrumentId('US:AAPL')
              const [scan] = await store.scans(at(1), lease('one', 30), 1)
              if (scan === undefined) throw new Error('there is nothing to scan')
              const checked = (await store.candidates(instrument, undefined)).map(keyOf)
              await store.finishScan(scan, 'one', { to: at(1), extremes: undefined, checked })
              return (await store.candidates(instrument, extremes)).map(({ owner }) => owner)
            }),
          )
          expect(found).toEqual(stores.map(() => met.map(({ owner }) => owner)))
        },
      ),
      { seed: 7_005, numRuns: 60 },
    )
  })
})
