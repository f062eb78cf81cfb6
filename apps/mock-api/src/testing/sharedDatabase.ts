import { afterEach, beforeEach, inject } from 'vitest'
import { createPostgresStore } from '../store/postgres.ts'
import { createDatabase } from './postgres.ts'
import { type TestBroker, createTestBroker } from './testBroker.ts'

/** Each test of the file has a PostgreSQL database, and the brokers on it, which are closed after the test. */
export function sharedDatabase() {
  let url = ''
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    url = await createDatabase(inject('postgres'))
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  const closesAfter = (close: () => Promise<unknown>): void => {
    closing.push(close)
  }
  return {
    url: () => url,
    closesAfter,
    broker: async (): Promise<TestBroker> => {
      const world = await createTestBroker({ operator: 'open', store: await createPostgresStore(url) })
      closesAfter(() => world.broker.close())
      return world
    },
  }
}
