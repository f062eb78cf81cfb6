import { type CreditScoreOnWire, memberCreditScore } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { scoreCollection } from '@onelot/domain/modules/member/creditScore'
import { describe, expect, it } from 'vitest'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import type { Store } from '../../../store/port.ts'
import { createTestBroker } from '../../../testing/testBroker.ts'

const totals = ({ entries }: CreditScoreOnWire) => entries.map(({ points, total }) => [points, total])

async function scored() {
  const world = await createTestBroker({ operator: 'open' })
  const member = await world.register('01011110000')
  for (const points of [-130, 20]) {
    await world.operate('creditScore', { account: member.account, points, reason: 'a reason' })
    await world.pass(1_000)
  }
  return { world, member, read: (pageSize = 10) => world.call(memberCreditScore, { pageSize }, member) }
}

describe('the entries of a credit score', () => {
  it('lead from 100 to the score, which is never below 0, the latest first', async () => {
    const { read } = await scored()
    expect(totals(await read())).toEqual([
      [20, 0],
      [-130, 0],
      [100, 100],
    ])
  })

  it('are read page by page', async () => {
    const { world, member, read } = await scored()
    const first = await read(2)
    expect(first.total).toBe(3)
    const rest = await world.call(memberCreditScore, { pageSize: 2, after: first.next }, member)
    expect([...totals(first), ...totals(rest)]).toEqual(totals(await read()))
    expect(rest.next).toBeUndefined()
  })

  it('are made anew, once, of an account from before there were lists of them', async () => {
    const { world, member, read } = await scored()
    await world.operate('creditScore', { account: member.account, points: 60, reason: 'a reason' })
    const before = await read()
    const { store, table, streams } = world.broker.services
    const stream = accountStream(accountId(member.account))
    // As a release that had no list left them.
    const older: Store = {
      ...store,
      rebuild: (rebuilt) =>
        store.rebuild({
          ...rebuilt,
          rows: rebuilt.rows.filter(({ collection }) => collection !== scoreCollection),
        }),
    }
    await rebuildStream(older, table, streams, stream, world.clock.now())
    expect((await store.rows({ collection: scoreCollection, stream }, { limit: 1 })).total).toBe(0)
    expect(await read()).toEqual(before)
  })
})
