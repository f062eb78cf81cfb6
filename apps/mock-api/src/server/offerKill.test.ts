import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StreamId, instrumentId, listings, offerId, sliceOf, streamId } from '@onelot/domain'
import { applications } from '@onelot/domain/modules/applications'
import { expect, it } from 'vitest'
import { VAULT_KEY_BYTES } from '../ports/vault.ts'
import type { Store } from '../store/port.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { applyAtOnce, createVerified } from '../testing/applicants.ts'
import { createMortal } from '../testing/mortal.ts'
import { offeringOn } from '../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from '../testing/offerTerms.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { type TestBroker, createTestBroker } from '../testing/testBroker.ts'

const KILLS = 6

/** A database with an offer that is open, and members who have applied. */
async function prepared(
  file: string,
  applicants: number,
  then: (world: TestBroker) => Promise<unknown>,
): Promise<readonly StreamId[]> {
  const world = await createTestBroker({ operator: 'open', store: await createSqliteStore(file) })
  await offeringOn(world).announce({ dates: openTimes })
  await world.pass(1)
  const streams = await createVerified(world.broker, applicants)
  const answers = await applyAtOnce(world.broker, streams, offerId(offerTerms.offer), 30)
  expect(new Set(answers)).toEqual(new Set(['applied']))
  await then(world)
  await world.broker.close()
  return streams
}

const kindsOf = async (store: Store, stream: StreamId, kinds: readonly string[]) =>
  (await store.load(stream, 0)).events.flatMap(({ event: { kind } }) => (kinds.includes(kind) ? [kind] : []))

/** Stored, and not delivered: what a kill right after the commit leaves. */
function delist({ broker: { services } }: TestBroker) {
  const instrument = instrumentId(`${offerTerms.market}:${offerTerms.code}`)
  const stream = streamId(listings.stream, instrument)
  const command = { kind: 'listings.delist', instrument, reason: '' } as const
  const meta = { actor: 'operator', command: 'delisting', correlation: 'delisting' }
  return services.commands.run({ stream, command, now: services.clock.now(), meta })
}

/** What each applicant has got, of some kinds, once a broker that was killed again and again has been let run. */
async function killed(
  kinds: readonly string[],
  applicants: number,
  { from, then }: { readonly from: string; readonly then: (world: TestBroker) => Promise<unknown> },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'offer-kill-'))
  const file = join(dataDir, 'onelot.sqlite')
  const random = seededRandom(20_261_126)
  const streams = await prepared(file, applicants, then)
  const mortal = createMortal({
    DATA_DIR: dataDir,
    // That of test brokers: the secret of the draw derives from it.
    VAULT_KEY: '00'.repeat(VAULT_KEY_BYTES),
    COMMITS: 'shown',
    BEHIND_MS: String(Date.now() - Date.parse(from)),
  })
  const resultsIn = (store: Store) => Promise.all(streams.map((stream) => kindsOf(store, stream, kinds)))
  try {
    const reached: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const started = mortal.start().catch(() => undefined)
      await mortal.committed(4 + Math.floor(random() * 12))
      await mortal.kill()
      await started
      const store = await createSqliteStore(file)
      const results = await resultsIn(store)
      reached.push(results.filter(({ length }) => length > 0).length)
      await store.close()
    }
    // A kill came within it.
    expect(reached.filter((count) => count > 0 && count < applicants).length).toBeGreaterThan(0)
    await mortal.start()
    const { status } = await fetch(`${mortal.origin()}/api/ops/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: '1 s' }),
    })
    expect(status).toBe(200)
    await mortal.kill()
    const store = await createSqliteStore(file)
    const results = await resultsIn(store)
    expect(await store.outboxSize()).toBe(0)
    await store.close()
    const after = await createTestBroker({ store: await createSqliteStore(file) })
    const states = await Promise.all(streams.map((stream) => after.broker.services.streams.load(stream)))
    await after.broker.close()
    return { results, states: states.map(({ state }) => state) }
  } finally {
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

it('a broker killed within a draw, again and again, draws each applicant once', async () => {
  const { results, states } = await killed(['applications.won', 'applications.notWon'], 150, {
    from: offerTimes.drawsAt,
    then: () => Promise.resolve(),
  })
  expect(results.map(({ length }) => length)).toEqual(states.map(() => 1))
  const running = states.flatMap((state) => Object.values(sliceOf(state, applications).running))
  expect(running.filter(({ drawn: result }) => result === undefined)).toEqual([])
  expect(running.length).toBe(results.flat().filter((kind) => kind === 'applications.won').length)
}, 120_000)

it('a broker killed within the call-off that a delisting leads to gives each applicant everything back once', async () => {
  const { results, states } = await killed(['applications.calledOff'], 100, {
    from: openTimes.opensAt,
    then: delist,
  })
  expect(results).toEqual(states.map(() => ['applications.calledOff']))
  expect(states.map(({ ledger }) => ledger.KRW?.frozen)).toEqual(states.map(() => '0'))
}, 120_000)
