import { expect, it } from 'vitest'
import { createCommitHub } from './commitHub.ts'
import { anna, append, part } from './contract/fixtures.ts'
import { runSync } from './engine.ts'
import { createMemoryEngine } from './memory/engine.ts'
import type { Committed } from './port.ts'
import { storeOn } from './storeOn.ts'
import { createStoreQueues } from './storeQueues.ts'
import { createWindows } from './windows.ts'

it('stores an append whose listener throws, notifies the other listeners, and logs the error', async () => {
  const logged: unknown[] = []
  const hub = createCommitHub((_, error) => logged.push(error))
  const engine = createMemoryEngine()
  const store = storeOn({
    ask: (method, ...args) =>
      new Promise((resolve) => {
        resolve(runSync(engine, method, args))
      }),
    committed: hub.tell,
    listen: hub.listen,
    windows: createWindows(),
    queues: createStoreQueues(),
    exclusive: true,
    close: () => Promise.resolve(),
  })
  const told: Committed[] = []
  const broken = new Error('a broken listener')
  store.onCommit(() => {
    throw broken
  })
  store.onCommit((committed) => told.push(committed))
  await store.append(append([part(anna, 0)]))
  expect(told).toEqual([{ streams: [{ stream: anna, version: 1 }], records: [], outbox: false }])
  expect(logged).toEqual([broken])
  expect((await store.load(anna)).version).toBe(1)
})
