import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { createNodeBroker, serve } from '../node.ts'
import { createRealClock } from '../ports/clock.ts'
import type { Store } from '../store/port.ts'
import { createSqliteStore } from '../store/sqlite.ts'

/**
 * The process that tests start and kill: a broker on a real database, at a time that the test has set, open to its operator. Prints
 * `committed` after each commit, where the test asks for it, and `ready <port>` once it answers.
 */
const { DATA_DIR, DATABASE_URL, VAULT_KEY, COMMITS, BEHIND_MS = '0', IDEMPOTENCY = 'on' } = process.env
const UNLIMITED = { max: 1_000_000, windowMs: 1 }

async function watchedStore(folder: string): Promise<Store> {
  const store = await createSqliteStore(join(folder, 'onelot.sqlite'))
  store.onCommit(() => {
    console.log('committed')
  })
  return store
}

const broker = await createNodeBroker({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  vaultKey: VAULT_KEY,
  demo: false,
  clock: createRealClock(() => Date.now() - Number(BEHIND_MS)),
  scrypt: { N: 2, r: 1, p: 1 },
  site: { submissions: UNLIMITED, guestSubmissions: UNLIMITED },
  operator: 'open',
  idempotency: IDEMPOTENCY === 'off' ? 'off' : 'on',
  ...(COMMITS === 'shown' && DATA_DIR !== undefined ? { store: await watchedStore(DATA_DIR) } : {}),
})
const { port } = await serve({ broker, port: 0 })
console.log(`ready ${String(port)}`)
// A process that is killed does not write it.
flushCompileCache()
