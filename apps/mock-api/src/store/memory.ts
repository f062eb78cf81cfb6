import { createCommitHub } from './commitHub.ts'
import { runSync } from './engine.ts'
import { createMemoryEngine } from './memory/engine.ts'
import type { Store } from './port.ts'
import { storeOn } from './storeOn.ts'
import { createStoreQueues } from './storeQueues.ts'
import { createWindows } from './windows.ts'

/** A store that lasts as long as the page, the test or the process. */
export function createMemoryStore(): Store {
  const engine = createMemoryEngine()
  const hub = createCommitHub()
  return storeOn({
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
}
