import { flushCompileCache } from 'node:module'
import { createNodeBroker, serve } from '../node.ts'
import { createRealClock } from '../ports/clock.ts'

/**
 * The process that tests start and kill: a broker on a real database, at a time that the test has set, open to its operator. Prints
 * `ready <port>` once it answers.
 */
const { DATA_DIR, DATABASE_URL, VAULT_KEY, BEHIND_MS = '0', IDEMPOTENCY = 'on' } = process.env
const UNLIMITED = { max: 1_000_000, windowMs: 1 }

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
})
const { port } = await serve({ broker, port: 0 })
console.log(`ready ${String(port)}`)
// A process that is killed does not write it.
flushCompileCache()
