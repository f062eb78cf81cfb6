import { createRealClock } from '@onelot/mock-api'
import { createNodeBroker, serve } from '@onelot/mock-api/node'
import type { Account } from '../accounts.ts'
import { createOperator } from '../operator.ts'
import type { SuiteOptions } from '../suite.ts'

const origin = 'https://app.example'
const unlimited = { max: 1_000_000, windowMs: 1 }
const password = 'Onelot2026'

/** Members of every broker that is seeded. */
const accounts: readonly Account[] = [
  { phone: '01012345678', password, holds: ['money'] },
  { phone: '01013572468', password, holds: ['spare'] },
]

interface Stored {
  /** Holds the embedded database. */
  readonly dataDir: string
  /** In its place. */
  readonly databaseUrl?: string | undefined
}

/** A morning in Seoul, from which its clock runs: no market ends its day during a run. */
const begins = Date.parse('2026-03-10T01:00:00.000Z')

/** The broker of this repository on a port of its own, without limits, and all that a run needs of it. */
export async function startOwnBroker(stored: Stored): Promise<{
  readonly options: SuiteOptions
  readonly stop: () => Promise<void>
}> {
  const started = Date.now()
  const broker = await createNodeBroker({
    ...stored,
    clock: createRealClock(() => begins + Date.now() - started),
    operator: 'open',
    origins: [origin],
    scrypt: { N: 2, r: 1, p: 1 },
    site: { submissions: unlimited, guestSubmissions: unlimited, marketReads: unlimited },
  })
  const serving = await serve({ broker, port: 0 })
  const api = `http://127.0.0.1:${String(serving.port)}`
  return {
    options: { api, accounts, origin, ops: createOperator(api, undefined) },
    stop: () => serving.stop(),
  }
}
