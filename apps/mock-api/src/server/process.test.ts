import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StreamId, instrumentId, sliceOf, streamId, trading } from '@onelot/domain'
import { afterEach, describe, expect, inject, it } from 'vitest'
import type { Broker } from '../broker.ts'
import { createNodeBroker } from '../node.ts'
import { createRealClock } from '../ports/clock.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { createHolders } from '../testing/manyHolders.ts'
import { createMortal } from '../testing/mortal.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { apple, testTime } from '../testing/testBroker.ts'
import { untilRead } from './kills/subject.ts'

const HOLDERS = 1_000
const DEATHS = 5
/** Of each life. Some 32 holders are settled by a commit: some are left at the last death. */
const MOST_COMMITS = 3
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'process-'))
  folders.push(made)
  return made
}

const behind = Date.now() - Date.parse(testTime)
const clock = () => createRealClock(() => Date.now() - behind)
const open = (dataDir: string): Promise<Broker> =>
  createNodeBroker({ dataDir, demo: false, clock: clock(), scrypt: { N: 2, r: 1, p: 1 }, operator: 'open' })

/** What a killed broker has left in its outbox. */
async function outboxSize(dataDir: string): Promise<number> {
  const store = await createSqliteStore(join(dataDir, 'onelot.sqlite'))
  const size = await store.outboxSize()
  await store.close()
  return size
}

/** How often each account was settled, and whether it still holds anything: what should be once, and nothing. */
async function settlements(broker: Broker, streams: readonly StreamId[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const stream of streams) {
    const { events } = await broker.services.store.load(stream, 0)
    const exits = events.filter(
      ({ event, meta }) =>
        event.kind === 'trading.orderFilled' && meta.command.includes('trading.settleDelisted'),
    )
    const { state } = await broker.services.streams.load(stream)
    const held = Object.keys(sliceOf(state, trading).positions).length
    if (exits.length !== 1 || held !== 0)
      wrong.push(`${stream}: settled ${String(exits.length)} times, holds ${String(held)}`)
  }
  return wrong
}

const delist = (origin: string): Promise<Response> =>
  fetch(`${origin}/api/ops/delist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ instrument: apple, reason: 'test' }),
  })

describe('a process that concerns many accounts', () => {
  it('settles each of 1,000 exactly once, though the broker is killed again and again', async () => {
    const dataDir = folder()
    const first = await open(dataDir)
    const streams = await createHolders(first, apple, HOLDERS)
    await first.close()

    const random = seededRandom(7)
    const mortal = createMortal(inject('builtBroker'), { DATA_DIR: dataDir, BEHIND_MS: String(behind) })
    const left: number[] = []
    for (let death = 0; death < DEATHS; death += 1) {
      const dies = { place: 'after', commit: 1 + Math.floor(random() * MOST_COMMITS) } as const
      // Later starts carry on with what is left, and are killed in the middle of that, maybe before they answer.
      const started = mortal.start({ dies }).catch(() => undefined)
      if (death === 0) {
        await started
        await delist(mortal.origin()).catch(() => undefined)
      }
      expect(await mortal.died()).toBe('after')
      left.push(await outboxSize(dataDir))
    }
    expect(new Set(left).size, `left at each death: ${left.join(' ')}`).toBe(DEATHS)
    expect(left.at(-1)).toBeGreaterThan(0)

    const last = await open(dataDir)
    try {
      await untilRead(async () => ((await last.services.store.outboxSize()) === 0 ? true : undefined))
      expect(await settlements(last, streams)).toEqual([])
    } finally {
      await last.close()
    }
  }, 240_000)

  it('delivers what is in the outbox when a broker is killed between writing and delivering', async () => {
    const dataDir = folder()
    const first = await open(dataDir)
    const streams = await createHolders(first, apple, 5)
    const { store, commands, clock: time } = first.services
    const instrument = instrumentId(apple)
    const meta = { actor: 'operator', command: 'delisting', correlation: 'delisting' }
    const command = { kind: 'listings.delist', instrument, reason: '' } as const
    // Stored, and not delivered: what a kill right after the commit leaves.
    await commands.run({
      stream: streamId('instrument', apple),
      command,
      now: time.now(),
      meta,
    })
    expect(await store.outboxSize()).toBe(5)
    await first.close()

    const next = await open(dataDir)
    expect(await next.services.store.outboxSize()).toBe(0)
    expect(await settlements(next, streams)).toEqual([])
    await next.close()
  })
})
