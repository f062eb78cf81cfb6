import { createHash } from 'node:crypto'
import { type AccountId, accountStream } from '@onelot/domain'
import * as z from 'zod/mini'
import { createNodeBroker, serve } from '../../node.ts'
import { createRealClock } from '../../ports/clock.ts'
import { limitHeapGrowth } from '../../server/heap.ts'
import type { Asked, Digests, Told } from './child.ts'

/** The process that is attacked: a broker on a real database, whose limits are so wide that what is behind them is reached. */
const { DATA_DIR, DATABASE_URL, VAULT_KEY, OPS_TOKEN = '', BEHIND_MS = '0' } = process.env
const wide = { max: 1_000_000, windowMs: 1 }

limitHeapGrowth()
const broker = await createNodeBroker({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  vaultKey: VAULT_KEY,
  demo: false,
  clock: createRealClock(() => Date.now() - Number(BEHIND_MS)),
  scrypt: { N: 2, r: 1, p: 1 },
  site: { submissions: wide, guestSubmissions: wide, networkGuesses: wide },
  operator: { token: OPS_TOKEN },
})
const serving = await serve({ broker, port: 0 })

let most = 0
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 100)

/** Written whenever a session is used, by its owner as well. */
const OF_USE = 'members.sessionUses'
/** What time alone changes of a watch: up to when it has been checked. */
const checked = /"(?:checkedTo|fresh)":[^,}]*/g

/** By which a row of any table names whose it is. */
const whose = z.object({
  stream: z.optional(z.unknown()),
  owner: z.optional(z.unknown()),
  scope: z.optional(z.unknown()),
  collection: z.optional(z.unknown()),
})

/** Of all that is stored of an account, by its tables. */
async function digestsOf(account: AccountId): Promise<Digests> {
  const names: readonly unknown[] = [account, accountStream(account)]
  const isOwn = (row: unknown): boolean => {
    const { stream, owner, scope, collection } = whose.parse(row)
    return [stream, owner, scope].some((one) => names.includes(one)) && collection !== OF_USE
  }
  const digests = Object.entries(await broker.services.store.dump()).map(([table, rows]) => {
    const own = rows.filter(isOwn).map((row) => JSON.stringify(row).replace(checked, ''))
    return [table, createHash('sha256').update(own.join('\n')).digest('hex')] as const
  })
  return Object.fromEntries(digests)
}

const tell = (told: Told): void => {
  process.send?.(told)
}
process.on('message', (asked: Asked) => {
  if (asked.kind === 'memory') {
    tell({ kind: 'memory', most })
    return
  }
  void Promise.all(asked.accounts.map(digestsOf)).then((digests) => {
    tell({ kind: 'digests', digests })
  })
})
process.once('disconnect', () => process.exit(0))
tell({ kind: 'ready', port: serving.port })
