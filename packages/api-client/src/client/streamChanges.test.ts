import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STREAM_LINGER_MS } from '../constants.ts'
import { type Line, apple, heartbeat, quote, samsung, streamBroker, taiwan } from '../testing/streamBroker.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Time passes on a connection whose broker is alive. */
async function passBeating(lines: readonly Line[], ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    lines.at(-1)?.say(heartbeat)
    await pass(Math.min(1_000, ms - passed))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the stream, where what is wanted changes,', () => {
  it('keeps its connection where instruments have only gone, and drops them after a while', async () => {
    const { lines, follow } = streamBroker()
    follow(apple)
    const { leave } = follow(samsung)
    await pass(150)
    leave()
    await passBeating(lines, STREAM_LINGER_MS - 1)
    expect(lines).toHaveLength(1)
    await pass(1)
    expect(lines.map(({ asked }) => asked)).toEqual([['KRX:005930', 'US:AAPL'], ['US:AAPL']])
    await passBeating(lines, 2 * STREAM_LINGER_MS)
    expect(lines).toHaveLength(2)
  })

  it('drops what has gone as it reopens for what is new', async () => {
    const { lines, follow } = streamBroker()
    follow(apple)
    const { leave } = follow(samsung)
    await pass(150)
    leave()
    follow(taiwan)
    await pass(150)
    expect(lines.at(-1)?.asked).toEqual(['TWSE:2330', 'US:AAPL'])
    await passBeating(lines, 2 * STREAM_LINGER_MS)
    expect(lines).toHaveLength(2)
  })

  it('stays open where what has gone comes back, or what was new has gone', async () => {
    const { lines, follow } = streamBroker()
    follow(apple)
    const gone = follow(samsung)
    await pass(150)
    gone.leave()
    await passBeating(lines, 10_000)
    follow(samsung)
    const brief = follow(taiwan)
    brief.leave()
    await passBeating(lines, 2 * STREAM_LINGER_MS)
    expect(lines).toHaveLength(1)
  })

  it('says the last quote of its connection to a listener that comes later', async () => {
    const { lines, follow } = streamBroker()
    follow(apple)
    const { leave } = follow(samsung)
    await pass(150)
    leave()
    lines[0]?.say(quote(samsung))
    await pass(0)
    expect(follow(samsung).events).toEqual([expect.objectContaining({ kind: 'quote' })])
    expect(follow(apple).events).toEqual([])
    lines[0]?.drop()
    await pass(0)
    expect(follow(samsung).events).toEqual([])
  })
})
