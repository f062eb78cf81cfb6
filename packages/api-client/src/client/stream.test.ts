import { instrumentId } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STREAM_MOST_INSTRUMENTS } from '../constants.ts'
import { apple, at, heartbeat, quote, samsung, streamBroker } from '../testing/streamBroker.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the stream', () => {
  it('opens one connection for all that is wanted at the same time', async () => {
    const { lines, follow } = streamBroker()
    follow(apple)
    follow(samsung, apple)
    await pass(150)
    expect(lines.map(({ asked }) => asked)).toEqual([['KRX:005930', 'US:AAPL']])
  })

  it('gives each listener the quotes that it wants, and everyone the rest', async () => {
    const { lines, follow } = streamBroker()
    const first = follow(apple)
    const second = follow(samsung)
    await pass(150)
    lines[0]?.say(quote(apple))
    lines[0]?.say({ kind: 'account', serverTime: at, sequence: 3 })
    await pass(0)
    expect(first.events.map(({ kind }) => kind)).toEqual(['quote', 'account'])
    expect(second.events.map(({ kind }) => kind)).toEqual(['account'])
  })

  it('is live with the first event, and stale after four seconds of silence', async () => {
    const { lines, follow } = streamBroker()
    const { states } = follow(apple)
    await pass(150)
    lines[0]?.say(heartbeat)
    await pass(3_999)
    expect(states).toEqual(['connecting', 'live'])
    await pass(1)
    expect(states).toEqual(['connecting', 'live', 'stale'])
    expect(lines[0]?.closed).toBe(true)
  })

  it('stays live while heartbeats arrive', async () => {
    const { lines, follow } = streamBroker()
    const { states } = follow(apple)
    await pass(150)
    lines[0]?.say(quote(apple))
    for (let beat = 0; beat < 5; beat += 1) {
      lines[0]?.say(heartbeat)
      await pass(2_000)
    }
    expect(states).toEqual(['connecting', 'live'])
    expect(lines).toHaveLength(1)
  })

  it('reconnects after a loss without becoming stale', async () => {
    const { lines, follow } = streamBroker()
    const { states } = follow(apple)
    await pass(150)
    lines[0]?.say(heartbeat)
    await pass(0)
    lines[0]?.drop()
    await pass(500)
    lines[1]?.say(heartbeat)
    await pass(0)
    expect(lines).toHaveLength(2)
    expect(states).toEqual(['connecting', 'live'])
  })

  it('waits longer after each failure, up to eight seconds', async () => {
    const { asks, follow } = streamBroker({ refuse: () => new Response('', { status: 503 }) })
    follow(apple)
    await pass(150)
    const seen: number[] = []
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
      await pass(wait - 1)
      const before = asks()
      await pass(1)
      seen.push(asks() - before)
    }
    expect(seen).toEqual([1, 1, 1, 1, 1, 1])
    expect(asks()).toBe(7)
  })

  it('is stale when nothing has ever arrived', async () => {
    const { follow } = streamBroker({ refuse: () => new Response('', { status: 503 }) })
    const { states } = follow(apple)
    await pass(4_000)
    expect(states).toEqual(['connecting', 'stale'])
  })

  it('reopens as the wanted instruments change, once for several changes', async () => {
    const { lines, follow } = streamBroker()
    const first = follow(apple)
    await pass(150)
    first.leave()
    follow(samsung)
    await pass(149)
    expect(lines).toHaveLength(1)
    await pass(1)
    expect(lines.map(({ asked }) => asked)).toEqual([['US:AAPL'], ['KRX:005930']])
    expect(lines[0]?.closed).toBe(true)
  })

  it('keeps its connection when the same is wanted again', async () => {
    const { lines, follow } = streamBroker()
    const first = follow(apple)
    await pass(150)
    const second = follow(apple)
    first.leave()
    await pass(1_000)
    expect(lines).toHaveLength(1)
    second.leave()
  })

  it('closes when nobody listens, and leaves no timer behind', async () => {
    const { lines, follow } = streamBroker()
    const { leave } = follow(apple)
    await pass(150)
    leave()
    await pass(0)
    expect(lines[0]?.closed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('closes in the background and reopens at once in the foreground', async () => {
    const { client, lines, follow } = streamBroker()
    follow(apple)
    await pass(150)
    client.pause()
    await pass(60_000)
    expect(lines[0]?.closed).toBe(true)
    expect(lines).toHaveLength(1)
    client.resume()
    await pass(0)
    expect(lines).toHaveLength(2)
  })

  it('is stale after a long time in the background, until the next event', async () => {
    const { client, lines, follow } = streamBroker()
    const { states } = follow(apple)
    await pass(150)
    lines[0]?.say(heartbeat)
    await pass(0)
    client.pause()
    await pass(60_000)
    client.resume()
    expect(states).toEqual(['connecting', 'live', 'stale'])
    await pass(0)
    lines[1]?.say(heartbeat)
    await pass(0)
    expect(states).toEqual(['connecting', 'live', 'stale', 'live'])
  })

  it('skips what is not an event, and keeps listening', async () => {
    const { lines, follow } = streamBroker()
    const { events } = follow(apple)
    await pass(150)
    lines[0]?.raw('data: nonsense\n\ndata: {"kind":"quote"}\n\n')
    lines[0]?.say(quote(apple))
    await pass(0)
    expect(events).toHaveLength(1)
  })

  it('reports an HTTP 401 and does not reconnect by itself', async () => {
    const { asks, follow, ended } = streamBroker({ refuse: () => new Response('', { status: 401 }) })
    follow(apple)
    await pass(60_000)
    expect(asks()).toBe(1)
    expect(ended).toHaveLength(1)
  })

  it('is reopened for whoever is now logged in', async () => {
    const { client, lines, follow } = streamBroker()
    follow(apple)
    await pass(150)
    client.reconnect()
    await pass(0)
    expect(lines).toHaveLength(2)
    expect(lines[0]?.closed).toBe(true)
  })
})

describe('what one stream does not carry', () => {
  const listed = Array.from({ length: STREAM_MOST_INSTRUMENTS + 1 }, (_, index) =>
    instrumentId(`KRX:${String(100_000 + index)}`),
  )

  /** Each instrument followed for itself, the first one last, over an open stream. */
  async function followedAll() {
    const broker = streamBroker()
    const [first, ...others] = listed.toReversed().map((instrument) => broker.follow(instrument))
    await pass(150)
    broker.lines[0]?.say(heartbeat)
    await pass(0)
    return { ...broker, first, others }
  }

  it('is stale, and all else is live', async () => {
    const { lines, first, others } = await followedAll()
    expect(lines.map(({ asked }) => asked.length)).toEqual([STREAM_MOST_INSTRUMENTS])
    expect([first, ...others].filter((one) => one?.states.at(-1) === 'live')).toHaveLength(
      STREAM_MOST_INSTRUMENTS,
    )
    expect(others.at(-1)?.states).toEqual(['connecting', 'stale'])
  })

  it('is carried, and live, once there is room', async () => {
    const { lines, first, others } = await followedAll()
    first?.leave()
    await pass(150)
    expect(lines.at(-1)?.asked).toEqual(listed.slice(0, -1))
    lines.at(-1)?.say(heartbeat)
    await pass(0)
    expect(others.at(-1)?.states.at(-1)).toBe('live')
  })
})

describe('the clock', () => {
  const serverTime = Date.parse(at)

  it('is the device’s until the first event, and the broker’s from then on', async () => {
    vi.setSystemTime(serverTime - 3 * 86_400_000)
    const { client, lines, follow } = streamBroker()
    follow(apple)
    await pass(150)
    expect(client.now()).toBe(Date.now())
    lines[0]?.say(heartbeat)
    await pass(0)
    expect(client.now()).toBe(serverTime)
    await pass(1_500)
    expect(client.now()).toBe(serverTime + 1_500)
  })

  it('follows the broker where either clock is set', async () => {
    vi.setSystemTime(serverTime)
    const { client, lines, follow } = streamBroker()
    follow(apple)
    await pass(150)
    lines[0]?.say(heartbeat)
    await pass(0)
    vi.setSystemTime(serverTime + 3_600_000)
    lines[0]?.say(heartbeat)
    await pass(0)
    expect(client.now()).toBe(serverTime)
  })
})
