import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apple, at, heartbeat, quote, samsung, streamBroker } from '../testing/streamBroker.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what the stream says of prices', () => {
  it('is stale where heartbeats arrive without a quote, for the instrument that has none, until it comes', async () => {
    const { lines, follow } = streamBroker()
    const silent = follow(apple)
    const quoted = follow(samsung)
    await pass(150)
    lines[0]?.say(quote(samsung))
    for (let beat = 0; beat < 3; beat += 1) {
      lines[0]?.say(heartbeat)
      await pass(2_000)
    }
    expect(silent.states).toEqual(['connecting', 'live', 'stale'])
    expect(quoted.states).toEqual(['connecting', 'live'])
    lines[0]?.say(quote(apple))
    await pass(0)
    expect(silent.states).toEqual(['connecting', 'live', 'stale', 'live'])
    expect(lines).toHaveLength(1)
  })

  it('is live at once by what is said of the account, for whoever follows that alone', async () => {
    const { lines, follow } = streamBroker()
    const { states } = follow()
    await pass(150)
    lines[0]?.say({ kind: 'account', serverTime: at, sequence: 3 })
    await pass(0)
    expect(states).toEqual(['connecting', 'live'])
  })

  it('is not stale as it begins, however long nothing was followed', async () => {
    const { lines, follow } = streamBroker()
    await pass(60_000)
    const { states } = follow(apple)
    await pass(150)
    lines[0]?.say({ kind: 'account', serverTime: at, sequence: 3 })
    lines[0]?.say(quote(apple))
    await pass(0)
    expect(states).toEqual(['connecting', 'live'])
  })

  it('is stale four seconds after the last quote, however much is said of the account meanwhile', async () => {
    const { lines, follow } = streamBroker()
    const { states } = follow(apple)
    await pass(150)
    lines[0]?.say(quote(apple))
    for (let sequence = 1; sequence < 4; sequence += 1) {
      await pass(1_000)
      lines[0]?.say({ kind: 'account', serverTime: at, sequence })
    }
    await pass(999)
    expect(states).toEqual(['connecting', 'live'])
    await pass(1)
    expect(states).toEqual(['connecting', 'live', 'stale'])
  })

  it('is not live by what is said of the account, and waits longer before each connection that says no more', async () => {
    const { lines, follow } = streamBroker()
    const { states } = follow(apple)
    const ofAccount = follow()
    await pass(150)
    lines[0]?.say(quote(apple))
    await pass(4_000)
    expect(states).toEqual(['connecting', 'live', 'stale'])
    const waits: number[] = []
    for (const wait of [500, 1_000, 2_000]) {
      const before = lines.length
      await pass(wait - 1)
      expect(lines).toHaveLength(before)
      await pass(1)
      lines.at(-1)?.say({ kind: 'account', serverTime: at, sequence: 3 })
      await pass(4_000)
      waits.push(wait)
    }
    expect(waits).toHaveLength(3)
    expect(states).toEqual(['connecting', 'live', 'stale'])
    // Whoever follows the account alone hears of it meanwhile.
    const heard = ['live', 'stale']
    expect(ofAccount.states).toEqual(['connecting', ...heard, ...heard, ...heard, ...heard])
  })
})
