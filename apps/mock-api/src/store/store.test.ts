import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, describe, inject, it } from 'vitest'
import { createDatabase } from '../testing/postgres.ts'
import { createIndexedDbStore } from './indexedDb.ts'
import { createMemoryStore } from './memory.ts'
import type { Store } from './port.ts'
import { createPostgresStore } from './postgres.ts'
import { createSqliteStore } from './sqlite.ts'
import { storeContract } from './store.contract.ts'

const stores: readonly (readonly [name: string, create: () => Promise<Store>])[] = [
  ['memory', () => Promise.resolve(createMemoryStore())],
  ['IndexedDB', () => createIndexedDbStore('onelot', new IDBFactory())],
  ['SQLite', () => createSqliteStore(':memory:')],
  ['PostgreSQL', async () => createPostgresStore(await createDatabase(inject('postgres')))],
]

describe.each(stores)('the %s store', (_, create) => {
  let store: Store | undefined
  const opened = (): Store => {
    if (store === undefined) throw new Error('the store is not open')
    return store
  }
  beforeAll(async () => {
    store = await create()
  })
  beforeEach(async () => {
    await opened().reset()
  })
  afterAll(async () => {
    await store?.close()
  })
  storeContract(opened)
})

it.each(stores)('the %s store closes once, however often it is asked to', async (_, create) => {
  const store = await create()
  await Promise.all([store.close(), store.close()])
  await store.close()
})
