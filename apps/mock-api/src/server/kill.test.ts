import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tradePlace } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { everyFreeze, everyOrder, insist, insistOnMember } from '../testing/insist.ts'
import { type Mortal, createMortal } from '../testing/mortal.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { type TestMember, apple, testTime } from '../testing/testBroker.ts'

const CLIENTS = 8
const order = {
  instrument: apple,
  side: 'long',
  type: 'limit',
  limitPrice: '1.00',
  lots: 1,
  leverage: 1,
} as const

interface Life {
  readonly member: TestMember
  /** Orders that the broker has acknowledged, in the order of its answers. */
  readonly acknowledged: string[]
}

const ordersOf = (lives: readonly Life[]): number =>
  lives.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** What does not agree between what was acknowledged and what the ledger holds; empty where each order is there once. */
async function disagreements(mortal: Mortal, lives: readonly Life[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const life of lives) {
    const acknowledged = [...life.acknowledged].sort().join()
    if ([...(await everyOrder(mortal, life.member))].sort().join() !== acknowledged)
      found.push(`${life.member.account}: its orders are not those acknowledged`)
    if ([...(await everyFreeze(mortal, life.member))].sort().join() !== acknowledged)
      found.push(`${life.member.account}: its ledger is not that of the orders acknowledged`)
  }
  return found
}

/** Clients that retry, a broker that is killed at seeded moments, and what is wrong afterwards. */
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
        return { member: await insistOnMember(mortal, client), acknowledged: [] }
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
      // By orders and not by time: a slow machine has as many of them between two kills.
      const enough = ordersOf(lives) + CLIENTS * (1 + random())
      while (ordersOf(lives) < enough) await sleep(5)
      await sleep(random() * 20)
      await mortal.kill()
      await mortal.start()
    }
    living = false
    await Promise.all(trading)
    return { orders: ordersOf(lives), wrong: await disagreements(mortal, lives) }
  } finally {
    living = false
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

describe('a broker killed in the middle of its work', () => {
  it('holds every acknowledged order once, and no other, after 20 kills under 8 clients', async () => {
    const { orders, wrong } = await liveAndDie('on', 20)
    expect(wrong).toEqual([])
    expect(orders).toBeGreaterThanOrEqual(20 * CLIENTS)
  }, 120_000)

  it('would not without its idempotency keys: the same check finds orders that are there twice', async () => {
    const { wrong } = await liveAndDie('off', 2)
    expect(wrong.length).toBeGreaterThan(0)
  }, 60_000)
})
