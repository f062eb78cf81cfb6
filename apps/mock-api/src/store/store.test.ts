import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createMemoryStore } from './memory.ts'
import type { Store } from './port.ts'
import { createSqliteStore } from './sqlite.ts'
import { storeContract } from './store.contract.ts'

const stores: readonly (readonly [name: string, create: () => Promise<Store>])[] = [
  ['memory', () => Promise.resolve(createMemoryStore())],
  ['SQLite', () => createSqliteStore(':memory:')],
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
