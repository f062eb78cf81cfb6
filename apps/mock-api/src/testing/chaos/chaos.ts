import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { tradePlace } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { booksFaults, postingFaults } from '../../anyCommands/soundBooks.ts'
import { createNodeBroker } from '../../node.ts'
import { createRealClock } from '../../ports/clock.ts'
import { limitBuy } from '../appleOrders.ts'
import { buildBroker } from '../builtBroker.ts'
import { type Mortal, createMortal } from '../mortal.ts'
import { seededRandom } from '../seededRandom.ts'
import { headersOf, nextKey, testTime } from '../testBroker.ts'
import { type Client, createClient } from './clients.ts'
import { type Disturbance, type Site, disturbances } from './disturbances.ts'

export interface ChaosOptions {
  readonly seed: number
  readonly minutes: number
  /** Two brokers on it, in place of one on SQLite. */
  readonly databaseUrl?: string | undefined
  readonly only: readonly Disturbance[]
}
export interface ChaosReport {
  /** How often each happened. */
  readonly happened: Readonly<Record<string, number>>
  /** Orders that were acknowledged. */
  readonly orders: number
  readonly wrong: readonly string[]
}

const CLIENTS = 6
const BETWEEN_MS = 700
const AFTER_DELETION = 20
/** The same for all brokers of a site. */
const VAULT_KEY = '5a'.repeat(32)

/** What an account’s books say that does not add up, by a broker that reads them anew. */
async function unsound({ dataDir, databaseUrl, behindMs }: Site, clients: readonly Client[]) {
  const broker = await createNodeBroker({
    ...(databaseUrl === undefined ? { dataDir } : { databaseUrl }),
    vaultKey: VAULT_KEY,
    demo: false,
    clock: createRealClock(() => Date.now() - behindMs),
  })
  try {
    const { store, streams, table } = broker.services
    const found = clients.map(async ({ member }) => {
      const stream = accountStream(accountId(member.account))
      const { state } = await streams.load(stream)
      const { events } = await store.load(stream, 0)
      const postings = events.flatMap(({ event }) => event.postings)
      return [...booksFaults(table, state), ...postingFaults(table, state, postings)]
    })
    return (await Promise.all(found)).flat()
  } finally {
    await broker.close()
  }
}

/** Orders that are acknowledged though their database is no longer there. */
async function acknowledgedAfterDeletion(mortal: Mortal, dataDir: string, { member }: Client) {
  rmSync(dataDir, { recursive: true, force: true })
  let acknowledged = 0
  for (let index = 0; index < AFTER_DELETION; index += 1) {
    const answer = await fetch(`${mortal.origin()}/api/vue/${tradePlace.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': nextKey(),
        ...headersOf(member),
      },
      body: JSON.stringify(limitBuy('1.00')),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    if ((await answer?.text())?.includes('"status":1') === true) acknowledged += 1
  }
  return acknowledged === 0 ? [] : [`${String(acknowledged)} orders acknowledged without a database`]
}

/** Clients that insist, brokers that are disturbed at seeded moments, and what is wrong afterwards. */
export async function chaos({ seed, minutes, databaseUrl, only }: ChaosOptions): Promise<ChaosReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
  const behindMs = Date.now() - Date.parse(testTime)
  const env = {
    DATA_DIR: dataDir,
    VAULT_KEY,
    BEHIND_MS: String(behindMs),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const built = await buildBroker()
  const mortals = Array.from({ length: databaseUrl === undefined ? 1 : 2 }, () => createMortal(built, env))
  const site: Site = { mortals, dataDir, databaseUrl, behindMs }
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[]): T => {
    const [picked] = from.slice(Math.floor(random() * from.length))
    if (picked === undefined) throw new Error('there is nothing to pick from')
    return picked
  }
  const either = { origin: () => pick(mortals).origin() }
  const happened: Record<string, number> = {}
  const wrong: string[] = []
  let over = false
  try {
    for (const mortal of mortals) await mortal.start()
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, number) => createClient(either, number, seed)),
    )
    const working = Promise.all(
      clients.map((client) =>
        client.work(() => over).catch((error: unknown) => wrong.push(`a client gave up: ${String(error)}`)),
      ),
    )
    const end = performance.now() + minutes * 60_000
    while (performance.now() < end) {
      await sleep(random() * BETWEEN_MS)
      const name = pick(only)
      const fault = await disturbances[name](site, pick(mortals), random)
      happened[name] = (happened[name] ?? 0) + 1
      if (fault !== undefined) wrong.push(fault)
    }
    over = true
    await working
    for (const client of clients) wrong.push(...(await client.disagreements()))
    const [mortal] = mortals
    const [client] = clients
    for (const one of mortals.slice(1)) await one.kill()
    await mortal?.kill()
    wrong.push(...(await unsound(site, clients)))
    if (databaseUrl === undefined && mortal !== undefined && client !== undefined) {
      await mortal.start()
      wrong.push(...(await acknowledgedAfterDeletion(mortal, dataDir, client)))
    }
    return { happened, orders: clients.reduce((sum, { placed }) => sum + placed.length, 0), wrong }
  } finally {
    over = true
    for (const mortal of mortals) await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
    built.remove()
  }
}
