import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StreamId, offerId, sliceOf } from '@onelot/domain'
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
import { createTestBroker } from '../testing/testBroker.ts'

const APPLICANTS = 150
const KILLS = 6

/** A database with an offer that is open, and members who have applied. */
async function prepared(file: string): Promise<readonly StreamId[]> {
  const world = await createTestBroker({ operator: 'open', store: await createSqliteStore(file) })
  await offeringOn(world).announce({ dates: openTimes })
  await world.pass(1)
  const streams = await createVerified(world.broker, APPLICANTS)
  const answers = await applyAtOnce(world.broker, streams, offerId(offerTerms.offer), 30)
  expect(new Set(answers)).toEqual(new Set(['applied']))
  await world.broker.close()
  return streams
}

const resultsOf = async (store: Store, stream: StreamId) =>
  (await store.load(stream, 0)).events.flatMap(({ event: { kind } }) =>
    kind === 'applications.won' || kind === 'applications.notWon' ? [kind] : [],
  )

it('a broker killed within a draw, again and again, draws each applicant once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'offer-kill-'))
  const file = join(dataDir, 'onelot.sqlite')
  const random = seededRandom(20_261_126)
  const streams = await prepared(file)
  const mortal = createMortal({
    DATA_DIR: dataDir,
    // That of test brokers: the secret of the draw derives from it.
    VAULT_KEY: '00'.repeat(VAULT_KEY_BYTES),
    COMMITS: 'shown',
    BEHIND_MS: String(Date.now() - Date.parse(offerTimes.drawsAt)),
  })
  try {
    const drawn: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const started = mortal.start().catch(() => undefined)
      await mortal.committed(4 + Math.floor(random() * 12))
      await mortal.kill()
      await started
      const store = await createSqliteStore(file)
      const results = await Promise.all(streams.map((stream) => resultsOf(store, stream)))
      drawn.push(results.filter(({ length }) => length > 0).length)
      await store.close()
    }
    // A kill came within it.
    expect(drawn.filter((count) => count > 0 && count < APPLICANTS).length).toBeGreaterThan(0)
    await mortal.start()
    const { status } = await fetch(`${mortal.origin()}/api/ops/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: '1 s' }),
    })
    expect(status).toBe(200)
    await mortal.kill()
    const store = await createSqliteStore(file)
    const results = await Promise.all(streams.map((stream) => resultsOf(store, stream)))
    expect(results.map(({ length }) => length)).toEqual(streams.map(() => 1))
    expect(await store.outboxSize()).toBe(0)
    await store.close()
    const after = await createTestBroker({ store: await createSqliteStore(file) })
    const states = await Promise.all(streams.map((stream) => after.broker.services.streams.load(stream)))
    const running = states.flatMap(({ state }) => Object.values(sliceOf(state, applications).running))
    expect(running.filter(({ drawn: result }) => result === undefined)).toEqual([])
    expect(running.length).toBe(results.flat().filter((kind) => kind === 'applications.won').length)
    await after.broker.close()
  } finally {
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
