import { setTimeout as sleep } from 'node:timers/promises'
import { tradeCancel, tradePlace } from '@onelot/api-client'
import { orderId } from '@onelot/domain'
import { everyFreeze, everyOrder, insist, insistOnMember } from '../insist.ts'
import type { Mortal } from '../mortal.ts'
import { seededRandom } from '../seededRandom.ts'
import { type TestMember, apple } from '../testBroker.ts'

type Reached = Pick<Mortal, 'origin'>

/** Rests until it is cancelled, however far the clock is moved. */
const order = {
  instrument: apple,
  side: 'long',
  type: 'limit',
  limitPrice: '1.00',
  lots: 1,
  leverage: 1,
  timeInForce: 'goodTillCancelled',
} as const
const CANCELLED = 0.4
const PAUSE_MS = 15

/** A client that asks until it is answered, and keeps what was acknowledged. */
export interface Client {
  readonly member: TestMember
  readonly placed: readonly string[]
  /** Places and cancels orders until it is over. */
  work(isOver: () => boolean): Promise<void>
  /** What of it a broker holds twice, not at all, or though nobody acknowledged it. */
  disagreements(): Promise<readonly string[]>
}

const difference = (found: readonly string[], expected: readonly string[]): string | undefined => {
  const [sorted, wanted] = [[...found].sort(), [...expected].sort()]
  return sorted.join() === wanted.join()
    ? undefined
    : `${String(found.length)} in place of ${String(expected.length)}`
}

export async function createClient(broker: Reached, number: number, seed: number): Promise<Client> {
  const member = await insistOnMember(broker, number)
  const random = seededRandom(seed * 100 + number)
  const placed: string[] = []
  const cancelled = new Set<string>()

  async function step(turn: number): Promise<void> {
    const key = `${String(seed)}-${String(number)}-${String(turn)}`
    const { position } = await insist(broker, tradePlace, order, `place-${key}`, random, member)
    placed.push(position.id)
    if (random() >= CANCELLED) return
    const [oldest] = placed.filter((id) => !cancelled.has(id))
    if (oldest === undefined) return
    await insist(broker, tradeCancel, { order: orderId(oldest) }, `cancel-${key}`, random, member)
    cancelled.add(oldest)
  }

  return {
    member,
    placed,
    async work(isOver) {
      for (let turn = 0; !isOver(); turn += 1) {
        await step(turn)
        await sleep(PAUSE_MS)
      }
    },
    async disagreements() {
      const resting = placed.filter((id) => !cancelled.has(id))
      const orders = difference(await everyOrder(broker, member), resting)
      const frozen = difference(await everyFreeze(broker, member), placed)
      return [
        ...(orders === undefined ? [] : [`${member.account}: resting orders: ${orders}`]),
        ...(frozen === undefined ? [] : [`${member.account}: money frozen for orders: ${frozen}`]),
      ]
    },
  }
}
