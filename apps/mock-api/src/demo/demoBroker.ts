import { type Broker, createBroker } from '../broker.ts'
import { createMarket } from '../market/market.ts'
import { createRealClock } from '../ports/clock.ts'
import { createPbkdf2Hasher } from '../ports/hasher.ts'
import { createRandomSecrets, fromHex, toHex } from '../ports/secrets.ts'
import { createVault, randomVaultKey } from '../ports/vault.ts'
import { seedDemo } from '../server/demoSeed.ts'
import { logToConsole } from '../store/commitHub.ts'
import type { Store } from '../store/port.ts'
import { startTicking } from '../ticking.ts'

const SEED = 1
/** The hashes lie in the visitor's own browser; a phone takes a fifth of a second for so many. */
const HASH_ROUNDS = 100_000

const keyRecord = { collection: 'site.vault', key: 'demo', owner: 'site' } as const

async function keep(store: Store, key: Uint8Array): Promise<void> {
  await store.changeRecords([{ kind: 'replace', record: { ...keyRecord, body: { hex: toHex(key) } } }])
}

/** The key lies beside what it seals: it protects nothing from whoever has the browser, which the page says. */
async function vaultKeyOf(store: Store): Promise<Uint8Array<ArrayBuffer>> {
  const record = await store.record(keyRecord.collection, keyRecord.key)
  // Written by this file only.
  if (record !== undefined) return fromHex((record.body as { readonly hex: string }).hex)
  const key = randomVaultKey()
  await keep(store, key)
  return key
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
    // It runs only while the app is open.
    push: 'none',
    async seed(emptied) {
      await keep(store, key)
      await seedDemo(emptied)
    },
    log: logToConsole,
  })
  await broker.tick()
  await seedDemo(broker)
  const stopTicking = startTicking(broker)
  return {
    fetch: broker.fetch,
    async close() {
      stopTicking()
      await broker.close()
    },
  }
}
