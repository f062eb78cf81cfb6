import { tradePlace } from '@onelot/api-client'
import { accountId, accountStream, emptyStream, ok } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { anna, append, at, level, part } from '../store/contract/fixtures.ts'
import { createMemoryStore } from '../store/memory.ts'
import { type Append, type Store, UnknownCommit } from '../store/port.ts'
import { limitBuy } from '../testing/appleOrders.ts'
import { createTestBroker } from '../testing/testBroker.ts'
import { createCommands } from './commands.ts'
import { createContention } from './contention.ts'
import { createStreams } from './streams.ts'
import { createScheduleCache } from './scheduleCache.ts'

/** A store whose next load is answered late, with what was stored when it was asked. */
function createSlowStore(memory: Store) {
  let slow = false
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const store: Store = {
    ...memory,
    async load(stream, known) {
      const isSlow = slow
      slow = false
      const loaded = await memory.load(stream, known)
      if (isSlow) await answered
      return loaded
    },
  }
  return {
    store,
    slowNext: () => {
      slow = true
    },
    answer,
  }
}

describe('a stream that is held in memory', () => {
  it.each([
    ['was stored meanwhile', false],
    ['was stored meanwhile without an answer', true],
  ])('is not replaced by what was read before a command that %s', async (_, loses) => {
    const memory = createMemoryStore()
    const lossy: Store = {
      ...memory,
      async append(one) {
        await memory.append(one)
        if (loses && one.outcome?.endpoint === 'trade/place') throw new UnknownCommit('the answer was lost')
      },
    }
    const { store, slowNext, answer } = createSlowStore(lossy)
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    const stream = accountStream(accountId(member.account))
    const { streams } = world.broker.services
    streams.forget(stream)
    slowNext()
    const reading = streams.load(stream)
    await world.call(tradePlace, limitBuy('10.00'), member)
    answer()
    await reading
    expect((await streams.load(stream)).version).toBe((await memory.load(stream)).version)
  })
})

describe('what a stream waits for, held in memory', () => {
  it('keeps what a command left while prices were looked at for the version before', async () => {
    const store = createMemoryStore()
    const schedules = createScheduleCache(store)
    const ring = (second: number) => [
      { owner: `O${String(second)}`, timers: [], watches: [level('test.ring', 'bid', 'atMost', '1')] },
    ]
    const first = append([part(anna, 0, { schedules: ring(1) })])
    await store.append(first)
    const { watches } = await schedules.of(anna, 1, at(2))
    const second = append([part(anna, 1, { schedules: ring(2) })])
    await store.append(second)
    schedules.committed(second)
    schedules.pricesSearched(anna, 1, watches)
    expect((await schedules.of(anna, 2, at(2))).watches.map(({ owner }) => owner)).toEqual(['O1', 'O2'])
  })

  it('is without a timer that was fired by a command which led to no event', async () => {
    const store = createMemoryStore()
    const timers = [{ kind: 'test.ring', dueAt: at(1) }] as const
    await store.append(append([part(anna, 0, { schedules: [{ owner: 'O1', timers, watches: [] }] })]))
    const nothing: Append = append([])
    const plan = {
      append: nothing,
      quotaClaims: [],
      before: emptyStream,
      after: emptyStream,
      events: [],
      views: [],
    }
    const schedules = createScheduleCache(store)
    const streams = createStreams(store, new Map())
    const planner = { plan: () => Promise.resolve(ok(plan)) }
    const commands = createCommands(
      store,
      planner,
      streams,
      schedules,
      createContention(store.enqueueForStreams),
    )
    const [timer] = (await schedules.of(anna, 1, at(2))).timers
    if (timer === undefined) throw new Error('nothing is due')
    await commands.commit(plan, { fired: { ...timer, what: 'timer' } })
    expect((await schedules.of(anna, 1, at(2))).timers).toEqual([])
  })
})
