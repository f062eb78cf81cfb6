import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anna, append, outcome, part, row } from '../contract/fixtures.ts'
import type { Store } from '../port.ts'
import { createSqliteStore } from '../sqlite.ts'
import { openFilesIn } from './openFiles.ts'
import { createPointReads } from './pointReads.ts'

vi.mock(import('./pointReads.ts'), { spy: true })

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onelot-points-'))
  file = join(folder, 'onelot.sqlite')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const record = (key: string) => ({ collection: 'test.sessions', key, owner: 'A1', body: {} })
const recordOf = (store: Store, key = 'K1') => store.record('test.sessions', key)
const added = (key: string) => ({ records: [{ kind: 'new', record: record(key) } as const] })

it('return what was acknowledged just before', async () => {
  const store = await createSqliteStore(file)
  for (let version = 0; version < 50; version += 1) {
    const key = String(version)
    const rows = [row('test.list', key)]
    const more = { ...added(key), outcome: outcome(key, 'sealed') }
    await store.append(append([part(anna, version, { rows })], more))
    const found = await Promise.all([
      recordOf(store, key),
      store.outcome(outcome(key, undefined)),
      store.row('test.list', anna, key),
    ])
    expect(found).toMatchObject([record(key), outcome(key, 'sealed'), { body: { key } }])
  }
  await store.close()
})

it('are answered in the turn of the event loop that asks, whatever the worker is doing', async () => {
  const store = await createSqliteStore(file)
  await store.append(append([part(anna, 0)], added('K1')))
  const committing = store.append(append([part(anna, 1)]))
  let turned = false
  setImmediate(() => {
    turned = true
  })
  expect([await recordOf(store), turned]).toEqual([record('K1'), false])
  await committing
  await store.close()
})

it('find nothing once the store was reset', async () => {
  const store = await createSqliteStore(file)
  await store.append(append([part(anna, 0)], added('K1')))
  expect(await recordOf(store)).toBeDefined()
  await store.reset()
  expect(await recordOf(store)).toBeUndefined()
  await store.close()
})

it('that were asked before the store was closed are answered, and none afterwards', async () => {
  const store = await createSqliteStore(file)
  await store.append(append([part(anna, 0)], added('K1')))
  const [found] = await Promise.all([recordOf(store), store.close(), store.close()])
  expect(found).toBeDefined()
  await expect(recordOf(store)).rejects.toThrow('the database is closed')
  // Nothing was left in its log.
  expect(readdirSync(folder).toSorted()).toEqual(['onelot.sqlite', 'onelot.sqlite-lock'])
})

it('that cannot be made fail the opening of the store, and nothing is left open', async () => {
  vi.mocked(createPointReads).mockImplementationOnce(() => {
    throw new Error('out of file handles')
  })
  await expect(createSqliteStore(file)).rejects.toThrow('out of file handles')
  expect(openFilesIn(folder)).toEqual([])
  const store = await createSqliteStore(file)
  await store.append(append([part(anna, 0)]))
  await store.close()
})
