import { beforeEach, describe, expect, it } from 'vitest'
import { createCommitHub } from './commitHub.ts'
import { type Ask, runSync } from './engine.ts'
import { createMemoryEngine } from './memory/engine.ts'
import { type Store, UnknownCommit } from './port.ts'
import { storeOn } from './storeOn.ts'
import { createStoreQueues } from './storeQueues.ts'
import { createWindows } from './windows.ts'

const collection = 'test.sessions'
const session = { collection, key: 'K1', owner: 'A1', body: {}, expiresAt: undefined }

let asked: number
/** What the database does before it answers a call. */
let before: (method: string) => Promise<void>
/** What it does after it has carried one out. */
let after: (method: string) => void
const engine = createMemoryEngine()
const ask: Ask = async (method, ...args) => {
  if (method === 'record') asked += 1
  const answer = runSync(engine, method, args)
  await before(method)
  after(method)
  return answer
}

const storeFor = (exclusive: boolean, lost?: Promise<string>): Store => {
  const hub = createCommitHub()
  return storeOn({
    ask,
    committed: hub.tell,
    listen: hub.listen,
    windows: createWindows(),
    queues: createStoreQueues(),
    exclusive,
    lost,
    close: () => Promise.resolve(),
  })
}

beforeEach(async () => {
  before = () => Promise.resolve()
  after = () => undefined
  const store = storeFor(true)
  await store.reset()
  await store.changeRecords([{ kind: 'new', record: session }])
  asked = 0
})

describe('a record that was read', () => {
  it('is not asked for again, where no other process writes', async () => {
    const store = storeFor(true)
    expect(await store.record(collection, 'K1')).toEqual(session)
    expect(await store.record(collection, 'K1')).toEqual(session)
    expect(asked).toBe(1)
  })
  it('is asked for again where another process may have changed it', async () => {
    const store = storeFor(false)
    await store.record(collection, 'K1')
    await storeFor(false).changeRecords([{ kind: 'remove', collection, key: 'K1' }])
    expect(await store.record(collection, 'K1')).toBeUndefined()
  })
  it('is asked for again after a write of which it is not known what became', async () => {
    const store = storeFor(true)
    await store.record(collection, 'K1')
    after = (method) => {
      if (method === 'changeRecords') throw new UnknownCommit('the disk is full')
    }
    await expect(store.changeRecords([{ kind: 'remove', collection, key: 'K1' }])).rejects.toThrow(
      UnknownCommit,
    )
    expect(await store.record(collection, 'K1')).toBeUndefined()
  })
  it('is not kept where a write ended while it was being read', async () => {
    const store = storeFor(true)
    let answer = (): void => undefined
    before = (method) =>
      method === 'record'
        ? new Promise((resolve) => {
            answer = resolve
          })
        : Promise.resolve()
    const read = store.record(collection, 'K1')
    await store.changeRecords([{ kind: 'remove', collection, key: 'K1' }])
    answer()
    expect(await read).toEqual(session)
    before = () => Promise.resolve()
    expect(await store.record(collection, 'K1')).toBeUndefined()
  })
  it('is asked for again once the database is lost, or the store is closed', async () => {
    let lose = (_why: string): void => undefined
    const lost = new Promise<string>((resolve) => {
      lose = resolve
    })
    const store = storeFor(true, lost)
    await store.record(collection, 'K1')
    lose('its folder is gone')
    await lost
    await store.record(collection, 'K1')
    expect(asked).toBe(2)
    await store.close()
    await store.record(collection, 'K1')
    expect(asked).toBe(3)
  })
  it('is asked for each time where it is long, as uploaded pictures are', async () => {
    const store = storeFor(true)
    await store.changeRecords([
      { kind: 'replace', record: { ...session, body: { text: 'x'.repeat(2_000) } } },
    ])
    await store.record(collection, 'K1')
    await store.record(collection, 'K1')
    expect(asked).toBe(2)
  })
})

it('many records are read, and then the first ones again', async () => {
  const store = storeFor(true)
  const keys = Array.from({ length: 5_002 }, (_, at) => `many ${String(at)}`)
  await store.changeRecords(keys.map((key) => ({ kind: 'new', record: { ...session, key } }) as const))
  for (const key of keys) await store.record(collection, key)
  expect(asked).toBe(5_002)
  await store.record(collection, 'many 5001')
  expect(asked).toBe(5_002)
  await store.record(collection, 'many 0')
  expect(asked).toBe(5_003)
})
