import { tradePlace } from '@onelot/api-client'
import { expect } from 'vitest'
import { everyFreeze, everyOrder } from '../../testing/insist.ts'
import { limitBuy } from '../../testing/appleOrders.ts'
import type { TestMember } from '../../testing/testBroker.ts'
import type { Asking, Subject } from './subject.ts'

const CLIENTS = 3
const ORDERS = 2

/** Accounts whose orders, or whose ledger, are not those that were acknowledged. */
async function disagreements(
  { mortal }: Asking,
  acknowledged: ReadonlyMap<TestMember, readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = []
  const textOf = (ids: readonly string[]): string => [...ids].sort().join()
  for (const [member, ids] of acknowledged) {
    if (textOf(await everyOrder(mortal, member)) !== textOf(ids))
      found.push(`${member.account}: its orders are not those acknowledged`)
    if (textOf(await everyFreeze(mortal, member)) !== textOf(ids))
      found.push(`${member.account}: its ledger is not that of the orders acknowledged`)
  }
  return found
}

/** Clients place orders, all at once; `judge` gets what is wrong afterwards. */
const placing =
  (judge: (wrong: readonly string[]) => void): Subject['prepare'] =>
  async (world) => {
    const members: TestMember[] = []
    for (let client = 0; client < CLIENTS; client += 1)
      members.push(await world.register(`0101111000${String(client)}`))
    return {
      async act(asking) {
        const acknowledged = new Map<TestMember, string[]>()
        await Promise.all(
          members.map(async (member, client) => {
            const own: string[] = []
            acknowledged.set(member, own)
            for (let n = 0; n < ORDERS; n += 1) {
              const key = `order-${String(client)}-${String(n)}`
              own.push((await asking.ask(member, tradePlace, limitBuy('1.00'), key)).position.id)
            }
          }),
        )
        judge(await disagreements(asking, acknowledged))
      },
    }
  }

export const orders: Subject = {
  prepare: placing((wrong) => {
    expect(wrong).toEqual([])
  }),
}

/** That the check finds what it looks for. */
export const ordersWithoutKeys: Subject = {
  idempotency: 'off',
  commits: 1,
  prepare: placing((wrong) => {
    expect(wrong).not.toEqual([])
  }),
}
