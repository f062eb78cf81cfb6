import {
  ACCOUNT_VERSION_HEADER,
  type StreamEvent,
  memberLogin,
  memberLogout,
  tradePlace,
  tradeSummary,
} from '@onelot/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { listen } from '../testing/listening.ts'
import { type TestMember, apple, createTestBroker, headersOf, requestTo } from '../testing/testBroker.ts'

/** A store that counts how often sessions are read, and lets something happen after each time. */
function watchedSessions() {
  const memory = createMemoryStore()
  let reads = 0
  let happens: () => Promise<void> = () => Promise.resolve()
  const store: Store = {
    ...memory,
    async record(collection, key) {
      const found = await memory.record(collection, key)
      if (collection !== 'members.sessions') return found
      reads += 1
      await happens()
      return found
    },
  }
  return {
    store,
    reads: () => reads,
    onCheck: (next: () => Promise<void>) => {
      happens = next
    },
  }
}

const kinds = (events: readonly StreamEvent[]) => events.map(({ kind }) => kind)
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the stream', () => {
  it('begins with a heartbeat and the quotes asked for, then sends a heartbeat every two seconds', async () => {
    const world = await createTestBroker()
    const { events, leave } = await listen(world, { instruments: [apple, apple, 'US:NONE'] })
    await settle()
    expect(kinds(events)).toEqual(['heartbeat', 'quote'])
    await vi.advanceTimersByTimeAsync(6_000)
    // The clock does not move, so no quote has changed.
    expect(kinds(events)).toEqual(['heartbeat', 'quote', 'heartbeat', 'heartbeat', 'heartbeat'])
    await leave()
  })

  it('sends quotes as time is moved, with the broker’s own time', async () => {
    const world = await createTestBroker()
    const { events, leave } = await listen(world, { instruments: [apple] })
    await world.pass(60_000)
    await settle()
    const last = events.at(-1)
    expect(last?.kind).toBe('quote')
    expect(last?.serverTime).toBe(world.clock.now())
    await leave()
  })

  it('notifies a member of changes to the account, and nobody else', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const other = await world.trader('01022220000')
    const mine = await listen(world, { instruments: [] }, headersOf(member))
    const theirs = await listen(world, { instruments: [] }, headersOf(other))
    const guest = await listen(world, { instruments: [] })
    const terms = { instrument: apple, side: 'long', type: 'market', lots: 1, leverage: 1 } as const
    await world.call(tradePlace, terms, member)
    await settle()
    expect(kinds(mine.events)).toEqual(['heartbeat', 'account', 'account'])
    expect(mine.events.at(-1)).toMatchObject({ sequence: 7 })
    expect(kinds(theirs.events)).toEqual(['heartbeat', 'account'])
    expect(kinds(guest.events)).toEqual(['heartbeat'])
    await Promise.all([mine.leave(), theirs.leave(), guest.leave()])
  })

  it('sends the version of the account when it opens, for what happened while it was closed', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const first = await listen(world, { instruments: [] }, headersOf(member))
    await first.leave()
    const terms = { instrument: apple, side: 'long', type: 'market', lots: 1, leverage: 1 } as const
    await world.call(tradePlace, terms, member)
    const second = await listen(world, { instruments: [] }, headersOf(member))
    await settle()
    expect(first.events.at(-1)).toMatchObject({ kind: 'account', sequence: 6 })
    expect(second.events.at(-1)).toMatchObject({ kind: 'account', sequence: 7 })
    await second.leave()
  })

  it('names the version that a member’s answers name, so that a client need not read them again', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const read = () =>
      world.broker.fetch(requestTo(tradeSummary.path, { currency: 'USD' }, headersOf(member)))
    const versionOf = (answer: Response) => Number(answer.headers.get(ACCOUNT_VERSION_HEADER))
    const before = await read()
    const { events, leave } = await listen(world, { instruments: [] }, headersOf(member))
    await settle()
    expect(events.at(-1)).toMatchObject({ kind: 'account', sequence: versionOf(before) })
    const terms = { instrument: apple, side: 'long', type: 'market', lots: 1, leverage: 1 } as const
    await world.call(tradePlace, terms, member)
    await settle()
    expect(events.at(-1)).toMatchObject({ kind: 'account', sequence: versionOf(await read()) })
    expect(versionOf(await read())).toBeGreaterThan(versionOf(before))
    await leave()
  })

  it('leaves no timer behind when its reader goes', async () => {
    const world = await createTestBroker()
    const { leave } = await listen(world, { instruments: [apple] })
    expect(vi.getTimerCount()).toBe(2)
    await leave()
    expect(vi.getTimerCount()).toBe(0)
    await world.pass(60_000)
  })

  it('ends when the broker closes', async () => {
    const world = await createTestBroker()
    const { ended } = await listen(world, { instruments: [apple] })
    await world.broker.close()
    await settle()
    expect(ended()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of a member ends when the broker is reset; a guest’s stays open', async () => {
    const world = await createTestBroker()
    const member = await world.register('01011110000')
    const own = await listen(world, { instruments: [apple] }, headersOf(member))
    const guest = await listen(world, { instruments: [apple] })
    await world.broker.reset()
    await settle()
    expect([own.ended(), guest.ended()]).toEqual([true, false])
    await guest.leave()
  })

  it('ends for every session of a disabled account', async () => {
    const phone = '01011110000'
    const world = await createTestBroker()
    const member = await world.register(phone)
    const { token } = await world.call(memberLogin, { phone, password: 'Onelot2026' })
    const first = await listen(world, { instruments: [] }, headersOf(member))
    const second = await listen(world, { instruments: [] }, headersOf({ ...member, token }))
    await world.broker.operator.setOnMember(
      { phone },
      { kind: 'members.setRestrictions', restrictions: ['disabled'] },
    )
    await settle()
    expect([first.ended(), second.ended()]).toEqual([true, true])
  })

  it('of a member ends at a reset, though another reader leaves while sessions are checked', async () => {
    const { store, onCheck } = watchedSessions()
    const world = await createTestBroker({ store })
    const member = await world.register('01011110000')
    const other = await world.register('01022220000')
    const first = await listen(world, { instruments: [] }, headersOf(member))
    const second = await listen(world, { instruments: [] }, headersOf(other))
    await settle()
    onCheck(first.leave)
    await world.broker.reset()
    await settle()
    expect(second.ended()).toBe(true)
  })

  it('ends when the session ended while it was being opened', async () => {
    const { store, onCheck } = watchedSessions()
    const world = await createTestBroker({ store })
    const member = await world.register('01011110000')
    onCheck(async () => {
      onCheck(() => Promise.resolve())
      await world.call(memberLogout, {}, member)
    })
    const { ended } = await listen(world, { instruments: [] }, headersOf(member))
    await settle()
    await settle()
    expect(ended()).toBe(true)
  })

  it('answers 401 to a token that has ended', async () => {
    const { send } = await createTestBroker()
    const answered = await send('stream/open', { instruments: [] }, { token: 'old', account: 'A1' })
    expect(answered.http).toBe(401)
  })
})

describe('of many streams, each with a session of its own,', () => {
  const MEMBERS = 6

  async function opened() {
    const { store, reads } = watchedSessions()
    const world = await createTestBroker({ store })
    const members: TestMember[] = []
    for (let index = 0; index < MEMBERS; index += 1)
      members.push(await world.register(`0101111000${String(index)}`))
    const streams = await Promise.all(
      members.map((member) => listen(world, { instruments: [] }, headersOf(member))),
    )
    await settle()
    return { world, members, streams, reads }
  }

  it('the end of one session ends its own, and reads the session of no other', async () => {
    const { world, members, streams, reads } = await opened()
    const before = reads()
    await world.call(memberLogout, {}, members[2])
    await settle()
    // Those of the call itself, and of the note that its session is in use.
    expect(reads() - before).toBe(2)
    expect(streams.map(({ ended }) => ended())).toEqual([false, false, true, false, false, false])
    await world.broker.close()
  })

  it('a login reads the session of none', async () => {
    const { world, streams, reads } = await opened()
    const before = reads()
    await world.call(memberLogin, { phone: '01011110000', password: 'Onelot2026' })
    await settle()
    expect(reads() - before).toBe(0)
    expect(streams.map(({ ended }) => ended())).toEqual(Array(MEMBERS).fill(false))
    await world.broker.close()
  })
})
