import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { anna, append, at, ben, cleo, conflictOf, level, outcome, part, row } from './contract/fixtures.ts'
import { createIndexedDbStore, removeIndexedDbStore } from './indexedDb.ts'
import { UnknownCommit } from './port.ts'

it('holds what was written when it is opened again', async () => {
  const factory = new IDBFactory()
  const store = await createIndexedDbStore('onelot', factory)
  await store.append(append([part(anna, 0)], { outcome: outcome('K1', 'sealed') }))
  const dump = await store.dump()
  await store.close()
  const again = await createIndexedDbStore('onelot', factory)
  expect(await again.dump()).toEqual(dump)
  expect((await again.load(anna)).version).toBe(1)
  await again.close()
})

it('goes on from where it was: versions and outcomes of before still refuse', async () => {
  const factory = new IDBFactory()
  const store = await createIndexedDbStore('onelot', factory)
  await store.append(append([part(anna, 0)], { outcome: outcome('K1', 'sealed') }))
  await store.close()
  const again = await createIndexedDbStore('onelot', factory)
  expect(await conflictOf(again.append(append([part(anna, 0)])))).toMatchObject({ kind: 'version' })
  const repeated = append([part(ben, 0)], { outcome: outcome('K1', 'other') })
  expect(await conflictOf(again.append(repeated))).toEqual({ kind: 'outcomeExists' })
  await again.append(append([part(anna, 1)]))
  await again.close()
})

it('has forgotten what was taken back when it is opened again', async () => {
  const factory = new IDBFactory()
  const store = await createIndexedDbStore('onelot', factory)
  const waits = {
    owner: 'order',
    timers: [{ kind: 'test.due' as const, dueAt: at(9) }],
    watches: [level('test.met', 'bid', 'atMost', '10')],
  }
  await store.append(append([part(anna, 0, { schedules: [waits], rows: [row('test.list', '1')] })]))
  expect((await store.scheduleOf(anna, at(10))).timers).toHaveLength(1)
  const none = { owner: 'order', timers: [], watches: [] }
  const gone = { collection: 'test.list', key: '1', row: undefined }
  await store.append(append([part(anna, 1, { schedules: [none], rows: [gone] })]))
  await store.close()
  const again = await createIndexedDbStore('onelot', factory)
  expect(await again.dump()).toMatchObject({ timers: [], watches: [], rows: [] })
  await again.close()
})

it('has written what it acknowledged, also where the page is closed at once', async () => {
  const factory = new IDBFactory()
  const store = await createIndexedDbStore('onelot', factory)
  const others = [append([part(ben, 0)]), append([part(cleo, 0)])].map((one) => store.append(one))
  await Promise.all([store.append(append([part(anna, 0)])), ...others])
  // Nobody closes the store of a page that is closed.
  const again = await createIndexedDbStore('onelot', factory)
  const versions = await Promise.all([anna, ben, cleo].map(async (one) => (await again.load(one)).version))
  expect(versions).toEqual([1, 1, 1])
  await again.close()
})

it('is empty once it has been removed, and is lost to a page that has it open', async () => {
  const factory = new IDBFactory()
  const store = await createIndexedDbStore('onelot', factory)
  await store.append(append([part(anna, 0)]))
  await removeIndexedDbStore('onelot', factory)
  await expect(store.lost).resolves.toBe('the database was given up')
  await expect(store.append(append([part(anna, 1)]))).rejects.toThrow(UnknownCommit)
  const again = await createIndexedDbStore('onelot', factory)
  expect((await again.load(anna)).version).toBe(0)
  await again.close()
})

it('answers nothing after it was closed', async () => {
  const store = await createIndexedDbStore('onelot', new IDBFactory())
  await store.close()
  await expect(store.load(anna)).rejects.toThrow('the database is closed')
})
