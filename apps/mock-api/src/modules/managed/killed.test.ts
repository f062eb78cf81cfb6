import { contract } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import { expect, it } from 'vitest'
import type { Append, Store } from '../../store/port.ts'
import { createMemoryStore } from '../../store/memory.ts'
import { copyingOn } from '../../testing/copying.ts'
import { northMentor } from './mentors/testing/terms.ts'
import { appleRun } from '../../testing/running.ts'
import { type TestMember, createTestBroker, testTime } from '../../testing/testBroker.ts'

const { strategies: runs } = contract
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAYS = 6

/** A store for a broker that is killed after so many appends: from then on it writes nothing, and its leases stay. */
function mortal(store: Store) {
  let left = Number.POSITIVE_INFINITY
  let isDead = false
  const living =
    <Args extends readonly unknown[], T>(write: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      isDead ? Promise.reject(new Error('killed')) : write(...args)
  return {
    store: {
      ...store,
      append: living((append: Append) => {
        isDead = left <= 0
        left -= 1
        return isDead ? Promise.reject(new Error('killed')) : store.append(append)
      }),
      changeRecords: living(store.changeRecords),
      finishScan: living(store.finishScan),
      releaseStream: living(store.releaseStream),
      deferDelivery: living(store.deferDelivery),
    },
    diesAfter: (writes: number) => {
      left = writes
    },
    isDead: () => isDead,
  }
}

/** What a follow and a run of one member came to at a broker; their ids are others each time. */
async function outcomeAt(world: Awaited<ReturnType<typeof createTestBroker>>, member: TestMember) {
  const { list, trades, skipped, books, read, call } = copyingOn(world)
  const [follow] = await list(member)
  if (follow === undefined) throw new Error('nobody is followed')
  const [run] = (await call(runs.strategiesList, { pageSize: 10 }, member)).runs
  if (run === undefined) throw new Error('nothing runs')
  return {
    trades: (await trades(member, follow)).map(({ at, instrument, side, cause, lots, price, fee }) => [
      ...[at, instrument.id, side, cause],
      ...[lots, price, fee],
    ]),
    skipped: await skipped(member, follow),
    follow: (await read(member, follow)).follow.follow,
    run: (await call(runs.strategiesGet, { run: run.id }, member)).days,
    ledger: (await books(member)).USD,
  }
}

/** Follows and runs for days; the broker is killed after so many writes, and another one goes on at the end of them. */
async function outcome(writes: number) {
  const store = createMemoryStore()
  const { store: written, diesAfter, isDead } = mortal(store)
  const first = await createTestBroker({ store: written, operator: 'open', log: () => undefined })
  const { announce, trader, follow, call } = copyingOn(first)
  await announce(northMentor)
  const member = await trader('01011110000')
  await follow(member, '5000')
  await call(runs.strategiesSubmit, appleRun, member)
  diesAfter(writes)
  for (let day = 0; day < DAYS && !isDead(); day += 1) await first.pass(DAY_MS).catch(() => undefined)
  const second = await createTestBroker({ store, operator: 'open' })
  second.clock.advance(epochMs(testTime) + DAYS * DAY_MS - epochMs(second.clock.now()))
  // Until the leases of the other one are over.
  for (let minute = 0; minute < 5; minute += 1) await second.pass(MINUTE_MS)
  const found = await outcomeAt(second, member)
  expect(await store.outboxSize()).toBe(0)
  await first.broker.close()
  return { found, isDead: isDead() }
}

it('each trade is mirrored once and each day settled once, at whichever write the broker is killed, and after days without one', async () => {
  const whole = await outcome(Number.POSITIVE_INFINITY)
  expect([whole.isDead, whole.found.trades.length > 2, whole.found.run.length]).toEqual([false, true, 5])
  let killed = 0
  for (let writes = 0; ; writes += 1) {
    const { found, isDead } = await outcome(writes)
    expect(found).toEqual(whole.found)
    if (!isDead) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
})
