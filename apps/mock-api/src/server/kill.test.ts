import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  envelopeShape,
  fundRecords,
  memberRegister,
  parseWire,
  tradePlace,
  tradePositions,
} from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { type Mortal, createMortal } from '../testing/mortal.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { type TestMember, apple, headersOf, testTime } from '../testing/testBroker.ts'

const CLIENTS = 8
/** Share of answers that are lost on the way, so that a client asks again for what was done. */
const LOST = 0.15
const MOST_ATTEMPTS = 2_000
const order = {
  instrument: apple,
  side: 'long',
  type: 'limit',
  limitPrice: '1.00',
  lots: 1,
  leverage: 1,
} as const

/** Asks with one key until there is a definite answer, whatever dies meanwhile (docs/rules/commands.md). */
async function insist<E extends Endpoint>(
  mortal: Mortal,
  endpoint: E,
  request: RequestInput<E>,
  key: string,
  random: () => number,
  member?: TestMember,
): Promise<ResponseOf<E>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await sleep(15)
    try {
      const response = await fetch(`${mortal.origin()}/api/vue/${endpoint.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headersOf(member) },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(5_000),
      })
      const envelope = parseWire(envelopeShape, await response.json())
      if (random() >= LOST && envelope.ok && envelope.value.status === 1) {
        const data = parseWire<E['response']>(endpoint.response, envelope.value.data)
        if (data.ok) return data.value
      }
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    }
  }
  throw new Error(`${endpoint.path} has no answer`)
}

interface Life {
  readonly member: TestMember
  /** Orders that the broker has acknowledged, in the order of its answers. */
  readonly acknowledged: string[]
}

async function everyOrder(mortal: Mortal, { member }: Life): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const asked = { tab: 'purchase', page, pageSize: 100 } as const
    const found = await insist(mortal, tradePositions, asked, 'read-only', () => 1, member)
    ids.push(...found.positions.map(({ position }) => position.id))
    if (ids.length >= found.total) return ids
  }
}
async function everyFreeze(mortal: Mortal, { member }: Life): Promise<readonly string[]> {
  const refs: string[] = []
  for (let page = 1; ; page += 1) {
    const found = await insist(mortal, fundRecords, { page, pageSize: 100 }, 'read-only', () => 1, member)
    refs.push(...found.lines.filter(({ reason }) => reason === 'orderFrozen').map(({ ref }) => ref))
    if (found.lines.length < 100) return refs
  }
}

/** What does not agree between what was acknowledged and what the ledger holds; empty where each order stands once. */
async function disagreements(mortal: Mortal, lives: readonly Life[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const life of lives) {
    const acknowledged = [...life.acknowledged].sort().join()
    if ([...(await everyOrder(mortal, life))].sort().join() !== acknowledged)
      found.push(`${life.member.account}: its orders are not those acknowledged`)
    if ([...(await everyFreeze(mortal, life))].sort().join() !== acknowledged)
      found.push(`${life.member.account}: its ledger is not that of the orders acknowledged`)
  }
  return found
}

/** Clients that insist, a broker that dies at seeded moments, and what is wrong afterwards. */
async function liveAndDie(
  idempotency: 'on' | 'off',
  deaths: number,
): Promise<{ readonly orders: number; readonly wrong: readonly string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortal-'))
  const behind = String(Date.now() - Date.parse(testTime))
  const mortal = createMortal({ DATA_DIR: dataDir, BEHIND_MS: behind, IDEMPOTENCY: idempotency })
  const random = seededRandom(20_260_310)
  let living = true
  try {
    await mortal.start()
    const lives = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client): Promise<Life> => {
        const registration = {
          phone: `0101111000${String(client)}`,
          password: 'Onelot2026',
          passwordConfirm: 'Onelot2026',
          invitation: 'ONELOT',
          agreementAccepted: true,
          privacyAccepted: true,
        }
        const key = `register-${String(client)}`
        return { member: await insist(mortal, memberRegister, registration, key, () => 1), acknowledged: [] }
      }),
    )
    const trading = lives.map(async ({ member, acknowledged }, client) => {
      const own = seededRandom(client)
      for (let n = 0; living; n += 1) {
        const key = `order-${String(client)}-${String(n)}`
        const { position } = await insist(mortal, tradePlace, order, key, own, member)
        acknowledged.push(position.id)
        await sleep(8)
      }
    })
    for (let death = 0; death < deaths; death += 1) {
      await sleep(60 + random() * 240)
      await mortal.kill()
      await mortal.start()
    }
    living = false
    await Promise.all(trading)
    const orders = lives.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    return { orders, wrong: await disagreements(mortal, lives) }
  } finally {
    living = false
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

describe('a broker killed in the middle of its work', () => {
  it('holds every acknowledged order once, and no other, after 20 deaths under 8 clients', async () => {
    const { orders, wrong } = await liveAndDie('on', 20)
    expect(wrong).toEqual([])
    expect(orders).toBeGreaterThan(20 * CLIENTS)
  }, 120_000)

  it('would not without its idempotency keys: the same check finds orders that stand twice', async () => {
    const { wrong } = await liveAndDie('off', 2)
    expect(wrong.length).toBeGreaterThan(0)
  }, 60_000)
})
