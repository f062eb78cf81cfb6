import { type StreamEvent, memberLogin, parseWire, streamEventShape, tradePlace } from '@onelot/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { type TestBroker, apple, createTestBroker, headersOf, requestTo } from '../testing/testBroker.ts'

interface Listening {
  readonly events: readonly StreamEvent[]
  readonly ended: () => boolean
  leave: () => Promise<void>
}

/** Opens a stream and keeps what arrives; every event must keep the contract. */
async function listen({ broker }: TestBroker, body: unknown, headers = {}): Promise<Listening> {
  const response = await broker.fetch(requestTo('stream/open', body, headers))
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.getReader()
  if (reader === undefined) throw new Error('no stream')
  const events: StreamEvent[] = []
  const decoder = new TextDecoder()
  let done = false
  const pump = async (): Promise<void> => {
    for (;;) {
      const read = await reader.read()
      done = read.done
      if (read.done) return
      for (const text of decoder.decode(read.value).split('\n\n').filter(Boolean)) {
        const event = parseWire(streamEventShape, JSON.parse(text.replace(/^data: /, '')))
        if (!event.ok) throw new Error(event.issues.join('; '))
        events.push(event.value)
      }
    }
  }
  void pump()
  return { events, ended: () => done, leave: () => reader.cancel() }
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

  it('ends for every session of a disabled account, though a reader leaves meanwhile', async () => {
    const phone = '01011110000'
    const memory = createMemoryStore()
    let leaving: () => Promise<void> = () => Promise.resolve()
    const store: Store = {
      ...memory,
      async record(collection, key) {
        const found = await memory.record(collection, key)
        if (collection === 'members.sessions' && found === undefined) await leaving()
        return found
      },
    }
    const world = await createTestBroker({ store })
    const member = await world.register(phone)
    const login = { phone, password: 'Onelot2026' }
    const { token } = await world.call(memberLogin, login)
    const first = await listen(world, { instruments: [] }, headersOf(member))
    const second = await listen(world, { instruments: [] }, headersOf({ ...member, token }))
    leaving = first.leave
    await world.broker.operator.setOnMember(
      { phone },
      { kind: 'members.setRestrictions', restrictions: ['disabled'] },
    )
    await settle()
    expect(second.ended()).toBe(true)
  })

  it('answers 401 to a token that has ended', async () => {
    const { send } = await createTestBroker()
    const answered = await send('stream/open', { instruments: [] }, { token: 'old', account: 'A1' })
    expect(answered.http).toBe(401)
  })
})
