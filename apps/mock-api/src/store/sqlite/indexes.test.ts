import { describe, expect, it, vi } from 'vitest'
import { anna, append, at, part, row } from '../contract/fixtures.ts'
import type { SyncEngine } from '../engine.ts'
import type { RowFilter } from '../lists.ts'
import { textOfAppend, textOfProjected } from '../storeText.ts'
import { createSqliteEngine } from './engine.ts'
import { openDatabase } from './open.ts'

/** How SQLite finds rows of lists in the statements that the work prepares. */
function plansOf(work: (engine: SyncEngine) => void): readonly string[] {
  const { database, close } = openDatabase(':memory:')
  const prepare = vi.spyOn(database, 'prepare')
  work(createSqliteEngine(database))
  const prepared = prepare.mock.calls.map(([sql]) => sql)
  const steps = prepared.flatMap((sql) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
  close()
  return steps.map(({ detail }) => String(detail)).filter((detail) => detail.includes('list_rows'))
}

const collection = 'test.list'
const group = 'AAPL'
const state = 'open'
const searched: unknown = expect.stringMatching(/^SEARCH list_rows USING (COVERING )?INDEX /)

it('an index finds the records that have expired', () => {
  const { database, close } = openDatabase(':memory:')
  const steps = database.prepare('EXPLAIN QUERY PLAN DELETE FROM records WHERE expires_at <= ?').all()
  close()
  expect(steps.map(({ detail }) => detail)).toEqual([
    'SEARCH records USING INDEX records_expiry (expires_at<?)',
  ])
})

describe('an index finds', () => {
  it.each<readonly [name: string, filter: RowFilter]>([
    ['a stream', { collection, stream: anna }],
    ['a stream in a state', { collection, stream: anna, state }],
    ['a group', { collection, group }],
    ['a group in a state', { collection, group, state }],
    ['a stream and a group', { collection, stream: anna, group }],
    ['a stream and a group in a state', { collection, stream: anna, group, state }],
  ])('how many rows %s has, and a page of them', (_, filter) => {
    const plans = plansOf((engine) => engine.rows(filter, { limit: 9 }))
    expect(plans).toEqual([searched, searched])
  })
  it('where a page of a stream begins', () => {
    const after = { sortKey: '5', key: '1', stream: anna }
    const [, page] = plansOf((engine) => engine.rows({ collection, stream: anna }, { after, limit: 9 }))
    expect(page).toMatch(/ list_rows_stream \(stream=\? AND <expr>=\? AND sort_key<\?\)$/)
  })
  it.each(['trading.cards', 'trading.orders', 'trading.executions', 'trading.inventory'])(
    'the rows of %s among those that an order writes beside them',
    (shared) => {
      const plans = plansOf((engine) => engine.rows({ collection: shared, stream: anna }, { limit: 9 }))
      const found: unknown = expect.stringMatching(/ list_rows_stream \(stream=\? AND <expr>=\?\)$/)
      expect(plans).toEqual([found, found])
    },
  )
  it('a row by its key', () => {
    expect(plansOf((engine) => engine.row(collection, anna, '1'))).toEqual([searched])
  })
  it.each([undefined, state])('the recipients of an entry of the outbox, in the state %s', (wanted) => {
    const recipients = { kind: 'rows', collection, group, state: wanted } as const
    const entry = { id: 'E1', process: 'test.tell', at: at(0), correlation: 'c', body: {}, recipients }
    const plans = plansOf((engine) => {
      engine.append(textOfAppend(append([], { outbox: [entry] })))
    })
    expect(plans).toEqual([searched])
  })
  it('a row that is removed, and those that a rebuild removes', () => {
    const rows = [row(collection, '1'), { collection, key: '2', row: undefined }]
    const plans = plansOf((engine) => {
      engine.append(textOfAppend(append([part(anna, 0, { rows })])))
      engine.rebuild({ ...textOfProjected(part(anna, 1)), at: at(1) })
    })
    expect(plans).toEqual([searched, searched])
  })
})
