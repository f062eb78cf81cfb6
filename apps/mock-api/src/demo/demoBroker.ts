import { type Broker, createBroker } from '../broker.ts'
import { createMarket } from '../market/market.ts'
import { createRealClock } from '../ports/clock.ts'
import { createPbkdf2Hasher } from '../ports/hasher.ts'
import { createRandomSecrets, toHex } from '../ports/secrets.ts'
import { createVault, randomVaultKey } from '../ports/vault.ts'
import { seedDemo } from '../server/demoSeed.ts'
import { logToConsole } from '../store/commitHub.ts'
import { type Store, StoreConflict } from '../store/port.ts'

const SEED = 1
const TICK_MS = 1_000
/** The hashes lie in the visitor's own browser; a phone takes a fifth of a second for so many. */
const HASH_ROUNDS = 100_000

const keyRecord = { collection: 'site.vault', key: 'demo', owner: 'site' } as const

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function keptKey(store: Store): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const record = await store.record(keyRecord.collection, keyRecord.key)
  // Written by this file only.
  return record && bytesOf((record.body as { readonly hex: string }).hex)
}

/** The key lies beside what it seals: it protects nothing from whoever has the browser, which the page says. */
async function vaultKeyOf(store: Store): Promise<Uint8Array<ArrayBuffer>> {
  const known = await keptKey(store)
  if (known !== undefined) return known
  const key = randomVaultKey()
  await keep(store, key)
  return key
}

async function keep(store: Store, key: Uint8Array): Promise<void> {
  try {
    await store.changeRecords([{ kind: 'new', record: { ...keyRecord, body: { hex: toHex(key) } } }])
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error
  }
}

export interface DemoBroker {
  readonly fetch: Broker['fetch']
  readonly close: () => Promise<void>
}

/**
 * The broker of the demo build, in the page: it catches up with the time in which no page was open, as a server that was down does, and then
 * ticks each second. An empty store is given the demo's members first.
 */
export async function createDemoBroker(store: Store): Promise<DemoBroker> {
  const calendar = 'demo'
  const secrets = createRandomSecrets()
  const key = await vaultKeyOf(store)
  const broker = await createBroker({
    store,
    clock: createRealClock(),
    calendar,
    market: (overrides) => createMarket({ seed: SEED, calendar, overrides }),
    secrets,
    hasher: createPbkdf2Hasher(HASH_ROUNDS, secrets),
    vault: await createVault(key, secrets),
    async seed(emptied) {
      await keep(store, key)
      await seedDemo(emptied)
    },
    log: logToConsole,
  })
  await broker.tick()
  await seedDemo(broker)
  let ticking = false
  const ticks = setInterval(() => {
    if (ticking) return
    ticking = true
    broker
      .tickBetweenRequests()
      .catch((error: unknown) => {
        logToConsole('a tick failed', error)
      })
      .finally(() => {
        ticking = false
      })
  }, TICK_MS)
  return {
    fetch: broker.fetch,
    async close() {
      clearInterval(ticks)
      await broker.close()
    },
  }
}
