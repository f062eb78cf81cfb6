import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, RequestInput, ResponseOf } from '@onelot/api-client'
import {
  type Instant,
  type ModuleEvent,
  type StreamId,
  accountId,
  accountStream,
  instrumentId,
  listings,
  streamId,
} from '@onelot/domain'
import { inject } from 'vitest'
import { createScryptHasher } from '../../ports/scryptHasher.ts'
import { VAULT_KEY_BYTES } from '../../ports/vault.ts'
import type { Store } from '../../store/port.ts'
import { createSqliteStore } from '../../store/sqlite.ts'
import { insist } from '../../testing/insist.ts'
import { type DeathPlace, type Mortal, createMortal, deathPlaces } from '../../testing/mortal.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import { type TestBroker, type TestMember, createTestBroker, testTime } from '../../testing/testBroker.ts'

/** What those who ask a broker that is killed do: each asks until there is an answer. */
export interface Asking {
  readonly mortal: Mortal
  ask: <E extends Endpoint>(
    member: TestMember,
    endpoint: E,
    request: RequestInput<E>,
    key: string,
  ) => Promise<ResponseOf<E>>
  operate: (path: string, body: object) => Promise<void>
}

/** What is done under kills to a database that is prepared, and what is wrong with what is stored afterwards. */
export interface Killed {
  /** Without it, the broker has to carry on with what fell due. */
  readonly act?: ((asking: Asking) => Promise<void>) | undefined
  readonly check?: ((stored: Store) => Promise<void>) | undefined
}

export interface Subject {
  /** @defaultValue the time of tests */
  readonly from?: Instant | undefined
  /** @defaultValue 'on' */
  readonly idempotency?: 'on' | 'off' | undefined
  /** By how many commits there are deaths. @defaultValue all, until all is done */
  readonly commits?: number | undefined
  readonly prepare: (world: TestBroker) => Promise<Killed>
}

/** By the first commit a death before, within and after it; by each other one after it, and by turns one before or within it, either of which stores nothing. */
function* deathsBy(commits: number): Generator<DeathPlace> {
  yield* deathPlaces
  for (let commit = 1; commit < commits; commit += 1) {
    yield commit % 2 === 0 ? 'before' : 'within'
    yield 'after'
  }
}

/** Reads until what falls due has been carried out: until it reads something. */
export async function untilRead<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await read()
    if (found !== undefined) return found
    await sleep(15)
  }
}

/** Asks until there is an answer, whichever: what was carried out before a death is refused now, and the subject judges what is stored. */
async function operate({ origin }: Mortal, path: string, body: object): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${origin()}/api/ops/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await response.text()
      return
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error
      await sleep(15)
    }
  }
}

/** Lets a broker die and starts it again until all is done; answers where each death fell. */
async function haunt(
  mortal: Mortal,
  deaths: Iterable<DeathPlace>,
  acting: Promise<void> | undefined,
): Promise<readonly DeathPlace[]> {
  const places: DeathPlace[] = []
  const done = acting?.then(() => 'done' as const)
  done?.catch(() => undefined)
  for (const place of deaths) {
    // It may die before it answers anybody.
    mortal.start({ dies: { place, commit: 1 } }).catch(() => undefined)
    const ended = await Promise.race([mortal.died(), ...(done === undefined ? [] : [done])])
    if (ended === 'done') return places
    if (ended === undefined) throw new Error('the broker ended by itself')
    places.push(ended)
  }
  await mortal.start()
  await done
  return places
}

export const eventsOf = async (store: Store, stream: StreamId): Promise<readonly ModuleEvent[]> =>
  (await store.load(stream, 0)).events.map(({ event }) => event)
export const eventsOfMember = (store: Store, { account }: TestMember): Promise<readonly ModuleEvent[]> =>
  eventsOf(store, accountStream(accountId(account)))
export const countOf = (events: readonly ModuleEvent[], kind: string): number =>
  events.filter((event) => event.kind === kind).length

/** Answers where the deaths fell. */
export async function killed({
  from = testTime,
  idempotency = 'on',
  commits = Infinity,
  prepare,
}: Subject): Promise<readonly DeathPlace[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'))
  const file = join(dataDir, 'onelot.sqlite')
  const mortal = createMortal(inject('builtBroker'), {
    DATA_DIR: dataDir,
    // That of test brokers.
    VAULT_KEY: '00'.repeat(VAULT_KEY_BYTES),
    BEHIND_MS: String(Date.now() - Date.parse(from)),
    IDEMPOTENCY: idempotency,
  })
  const random = seededRandom(20_261_127)
  try {
    const world = await createTestBroker({
      operator: 'open',
      hasher: createScryptHasher({ N: 2, r: 1, p: 1 }),
      store: await createSqliteStore(file),
    })
    const { act, check } = await prepare(world)
    await world.broker.close()
    const acting = act?.({
      mortal,
      ask: (member, endpoint, request, key) => insist(mortal, endpoint, request, key, random, member),
      operate: (path, body) => operate(mortal, path, body),
    })
    const places = await haunt(mortal, deathsBy(commits), acting)
    await mortal.kill()
    const store = await createSqliteStore(file)
    try {
      await check?.(store)
    } finally {
      await store.close()
    }
    return places
  } finally {
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Stored, and not delivered: what a kill right after the commit leaves. */
export function delistUndelivered({ broker: { services } }: TestBroker, code: string) {
  const instrument = instrumentId(code)
  const command = { kind: 'listings.delist', instrument, reason: '' } as const
  const meta = { actor: 'operator', command: 'delisting', correlation: 'delisting' }
  const stream = streamId(listings.stream, instrument)
  return services.commands.run({ stream, command, now: services.clock.now(), meta })
}
