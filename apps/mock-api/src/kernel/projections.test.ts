import { tradeCancel, tradeClose, tradePlace } from '@onelot/api-client'
import { type AccountEvent, accountId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { type TestMember, apple, createTestBroker } from '../testing/testBroker.ts'
import { loadAccount, rebuildAccount } from './accounts.ts'
import { newAccount, project } from './projections.ts'

const whole = { offset: 0, limit: 10_000 }

/** More events than two snapshots hold, of every kind that a member causes. */
async function busyMember(store: Store): Promise<TestMember> {
  const { trader, call } = await createTestBroker({ store })
  const member = await trader('01011110000')
  for (let round = 0; round < 14; round += 1) {
    const resting = {
      instrument: apple,
      side: 'long',
      type: 'limit',
      limitPrice: '90.00',
      lots: 1,
      leverage: 1,
    } as const
    const pending = await call(tradePlace, resting, member)
    await call(tradeCancel, { order: pending.position.id }, member)
    const bought = await call(
      tradePlace,
      { instrument: apple, side: 'long', type: 'market', lots: 9, leverage: 2 },
      member,
    )
    const position = bought.position.id
    await call(tradeClose, { position, lots: 2, type: 'market' }, member)
    await call(tradeClose, { position, lots: 3, type: 'limit', limitPrice: '500.00' }, member)
    await call(tradeCancel, { order: position }, member)
    if (round % 2 === 0) await call(tradeClose, { position, lots: 7, type: 'market' }, member)
  }
  return member
}

describe.each([
  ['memory', createMemoryStore],
  ['SQLite', () => createSqliteStore(':memory:')],
] as const)('what is kept beside events, in %s', (_, create) => {
  it('equals the replay of the events, snapshot and lists alike', async () => {
    const store = create()
    const stream = accountId((await busyMember(store)).account)
    const { events } = await store.load(stream)
    expect(events.length).toBeGreaterThan(80)
    expect((await store.snapshot(stream))?.version).toBeGreaterThanOrEqual(50)

    const replayed = project(
      newAccount(stream),
      events.map(({ event }): AccountEvent => event),
    ).after
    expect(await loadAccount(store, stream)).toEqual(replayed)

    const lists = async () => [
      await store.lines(stream, {}, whole),
      await store.positions(stream, {}, whole),
      await store.positions(stream, { tab: 'terminated' }, whole),
      await store.positions(stream, { tab: 'inProgress' }, whole),
    ]
    const kept = await lists()
    await rebuildAccount(store, stream)
    expect(await store.snapshot(stream)).toBeUndefined()
    expect(await lists()).toEqual(kept)
    expect(await loadAccount(store, stream)).toEqual(replayed)
    await store.close()
  })
})
