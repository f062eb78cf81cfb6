import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { closingClose } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createSqliteStore } from '../store/sqlite.ts'
import { insistOnMember } from '../testing/insist.ts'
import { type Mortal, createMortal } from '../testing/mortal.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { type TestMember, headersOf, testTime } from '../testing/testBroker.ts'

const MEMBERS = 6

/** HTTP status of an attempt to close; undefined where the broker died before it answered. */
async function attempt({ origin }: Mortal, member: TestMember, key: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${origin()}/api/vue/${closingClose.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headersOf(member) },
      body: JSON.stringify({ password: 'Onelot2026', consented: true }),
      signal: AbortSignal.timeout(5_000),
    })
    await response.text()
    return response.status
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined
    throw error
  }
}

it('a broker killed while accounts are closed has closed each whole or not at all, and a repeat closes it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'closing-kill-'))
  const mortal = createMortal({ DATA_DIR: dataDir, BEHIND_MS: String(Date.now() - Date.parse(testTime)) })
  const random = seededRandom(20_261_126)
  const members: TestMember[] = []
  try {
    await mortal.start()
    for (let client = 0; client < MEMBERS; client += 1) {
      const member = await insistOnMember(mortal, client)
      members.push(member)
      const key = `close-account-${String(client)}`
      const first = attempt(mortal, member, key)
      await sleep(random() * 25)
      await mortal.kill()
      await first
      await mortal.start()
      // Closed before the kill: its session is over. Else it is closed now.
      expect([200, 401]).toContain(await attempt(mortal, member, key))
      expect(await attempt(mortal, member, key)).toBe(401)
    }
    await mortal.kill()
    const store = await createSqliteStore(join(dataDir, 'onelot.sqlite'))
    for (const { account } of members) {
      const { events } = await store.load(accountStream(accountId(account)), 0)
      expect(events.filter(({ event }) => event.kind === 'closing.closed')).toHaveLength(1)
    }
    const proofOfKey: unknown = expect.objectContaining({ collection: 'site.vault' })
    expect((await store.dump())['records']).toEqual([proofOfKey])
    await store.close()
  } finally {
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
