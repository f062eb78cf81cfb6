import { everyListing, overridesCollection } from '@onelot/domain'
import { expect } from 'vitest'
import type { Store } from '../port.ts'
import { anna, append, apple, at, event, outcome, part } from './fixtures.ts'

const override = `instrument/${apple}`
const { scope, endpoint, key, bodyHash, answer, expiresAt } = outcome('K1', 'sealed')

/** Something in every table, in the form of the first schema of both databases; rows have the groups that they had then. */
export const firstSchemaContents = `
  INSERT INTO streams (stream, kind, version) VALUES ('${anna}', 'account', 1);
  INSERT INTO events (stream, version, ordinal, actor, command, correlation, body)
  VALUES ('${anna}', 1, 1, 'A1', 'C', 'c', '${JSON.stringify(event())}');
  INSERT INTO snapshots (stream, version, shape, state) VALUES ('${anna}', 1, 'shape', '{}');
  INSERT INTO timers (stream, owner, kind, version, due_at) VALUES ('${anna}', 'O1', 'test.due', 1, '${at(10)}');
  INSERT INTO scans (instrument, checked_to) VALUES ('${apple}', '${at(0)}');
  INSERT INTO watches (stream, owner, kind, version, instrument, lane, crossing, checked_to, fresh)
  VALUES ('${anna}', 'O1', 'test.met', 1, '${apple}', 'trail', '{}', '${at(0)}', 1);
  INSERT INTO list_rows (collection, stream, key, state, row_group, sort_key, body) VALUES
    ('trading.cards', '${anna}', 'O1', 'inProgress', '${apple}', '1', '{"card":1}'),
    ('trading.orders', '${anna}', 'O1', 'filled', '${apple}', '1', '{}'),
    ('trading.inventory', '${anna}', '${apple}', 'owned', '${apple}', '1', '{}'),
    ('trading.executions', '${anna}', 'O1-1', 'open', 'O1', '1', '{}'),
    ('trading.exposure', '${anna}', 'O1', 'position', '${apple}', '1', '{}'),
    ('kernel.ledger', '${anna}', 'L1', 'USD', NULL, '1', '{}'),
    ('listings.overrides', '${override}', 'halt 1', 'halt', '${apple}', '1', '{}');
  INSERT INTO records (collection, key, owner, body) VALUES ('test.sessions', 'K1', 'A1', '{}');
  INSERT INTO outcomes (scope, endpoint, key, body_hash, answer, expires_at)
  VALUES ('${scope}', '${endpoint}', '${key}', '${bodyHash}', '${String(answer)}', '${expiresAt}');
  INSERT INTO claims (key, amount) VALUES ('offer', '1.5');
  INSERT INTO outbox (id, process, at, correlation, body) VALUES ('E1', 'test.tell', '${at(0)}', 'c', '{}');
  INSERT INTO deliveries (position, stream, key, entry)
  VALUES ((SELECT position FROM outbox), '${anna}', '', 'E1');`

/** Checks that a store which has opened them reads them right, and continues from there. */
export async function expectFirstSchemaContents(store: Store): Promise<void> {
  const dump = await store.dump()
  expect(Object.entries(dump).map(([name, rows]) => [name, rows.length])).toEqual([
    ['events', 1],
    ['snapshots', 1],
    ['timers', 1],
    ['watches', 1],
    ['rows', 6],
    ['records', 1],
    ['outcomes', 1],
    ['claims', 1],
    ['deliveries', 1],
  ])
  const body = {}
  expect(dump['rows']).toEqual(
    [
      { collection: 'kernel.ledger', key: 'L1', row: { state: 'USD', sortKey: '1', body } },
      {
        collection: overridesCollection,
        stream: override,
        key: 'halt 1',
        row: { state: 'halt', group: everyListing, sortKey: '1', body },
      },
      {
        collection: 'trading.cards',
        key: 'O1',
        row: { state: 'inProgress', group: apple, sortKey: '1', body: { card: 1 } },
      },
      {
        collection: 'trading.executions',
        key: 'O1-1',
        row: { state: 'open', group: 'O1', sortKey: '1', body },
      },
      { collection: 'trading.inventory', key: apple, row: { state: 'owned', sortKey: '1', body } },
      { collection: 'trading.orders', key: 'O1', row: { state: 'filled', sortKey: '1', body } },
    ].map((found) => ({ stream: anna, ...found })),
  )
  const page = { limit: 9 }
  const overrides = await store.rows({ collection: overridesCollection, group: everyListing }, page)
  expect(overrides.rows.map(({ stream }) => stream)).toEqual([override])
  expect(await store.outcome({ scope, endpoint, key })).toEqual(outcome('K1', 'sealed'))
  const recipients = { kind: 'rows', collection: 'trading.cards', group: apple } as const
  const entry = { id: 'E2', process: 'test.tell', at: at(1), correlation: 'c', body, recipients }
  const row = { state: 'terminated', group: apple, sortKey: '2', body }
  const rows = [{ collection: 'trading.cards', key: 'O1', row }]
  await store.append(append([part(anna, 1, { rows })], { outbox: [entry], outcome: outcome('K2', 'sealed') }))
  expect((await store.row('trading.cards', anna, 'O1'))?.state).toBe('terminated')
  expect(await store.outboxSize()).toBe(2)
}
