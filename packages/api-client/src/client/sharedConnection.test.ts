import { type InstrumentId, instrumentId } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STREAM_LINGER_MS, STREAM_MOST_INSTRUMENTS } from '../constants.ts'
import { browserTabs } from '../testing/browserTabs.ts'
import {
  type Line,
  apple,
  at,
  heartbeat,
  quote,
  samsung,
  streamBroker,
  taiwan,
} from '../testing/streamBroker.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const account = (sequence: number) => ({ kind: 'account', serverTime: at, sequence })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function browser() {
  const lines: Line[] = []
  const { open } = browserTabs()
  const tab = (of = 'A1', refuse?: () => Response | undefined) => {
    const { sharing, crash } = open()
    return { ...streamBroker({ streamSharing: sharing, account: of, lines, refuse }), crash }
  }
  const openLines = () => lines.filter(({ closed }) => !closed)
  const asked = () => openLines().map((line) => line.asked)
  return { tab, lines, openLines, asked }
}

const listed = (count: number, from = 0): InstrumentId[] =>
  Array.from({ length: count }, (_, index) => instrumentId(`KRX:${String(100_000 + from + index)}`))

describe('tabs of one account', () => {
  it('have one connection between them, for what all of them show', async () => {
    const { tab, asked } = browser()
    tab().follow(apple)
    await pass(150)
    tab().follow(samsung)
    await pass(300)
    for (let more = 0; more < 6; more += 1) tab().follow(taiwan)
    await pass(300)
    expect(asked()).toEqual([['KRX:005930', 'TWSE:2330', 'US:AAPL']])
  })

  it('each hear the quotes that they want, and every change of the account', async () => {
    const { tab, openLines } = browser()
    const first = tab().follow(apple)
    await pass(150)
    const second = tab().follow(samsung)
    await pass(300)
    const [line] = openLines()
    line?.say(quote(apple))
    line?.say(quote(samsung))
    line?.say(account(3))
    await pass(0)
    expect(first.events.map(({ kind }) => kind)).toEqual(['quote', 'account'])
    expect(second.events).toEqual(
      first.events.map((event) => (event.kind === 'quote' ? quote(samsung) : event)),
    )
    expect([first.states.at(-1), second.states.at(-1)]).toEqual(['live', 'live'])
  })

  it('do not open it anew for a tab that wants what is there, which hears at once what was said', async () => {
    const { tab, lines } = browser()
    vi.setSystemTime(Date.parse(at))
    tab().follow(apple)
    await pass(150)
    lines[0]?.say(account(3))
    lines[0]?.say(quote(apple))
    await pass(1_000)
    const late = tab()
    const { events, states } = late.follow(apple)
    await pass(150)
    expect(lines).toHaveLength(1)
    expect(events.map(({ kind }) => kind)).toEqual(['heartbeat', 'account', 'quote'])
    expect(states.at(-1)).toBe('live')
    expect(late.client.now()).toBe(Date.parse(at) + 1_150)
  })

  it('go on over another of them where the one that has it goes to the background', async () => {
    const { tab, lines, asked } = browser()
    const first = tab()
    first.follow(apple)
    await pass(150)
    const second = tab().follow(samsung)
    await pass(300)
    first.client.pause()
    await pass(150)
    expect(asked()).toEqual([['KRX:005930']])
    lines.at(-1)?.say(quote(samsung))
    await pass(0)
    expect(second.events).toHaveLength(1)
    first.client.resume()
    await pass(300)
    expect(asked()).toEqual([['KRX:005930', 'US:AAPL']])
  })

  it('go on over another of them where the one that has it crashes', async () => {
    const { tab, lines } = browser()
    const first = tab()
    first.follow(apple)
    await pass(150)
    const [second, third] = [tab().follow(samsung), tab().follow(taiwan)]
    await pass(300)
    first.crash()
    await pass(150)
    lines.at(-1)?.say(quote(samsung))
    lines.at(-1)?.say(quote(taiwan))
    await pass(0)
    expect(second.events).toHaveLength(1)
    expect(third.events).toHaveLength(1)
    expect(lines.at(-1)?.asked).toEqual(expect.arrayContaining(['KRX:005930', 'TWSE:2330']))
  })

  it('carry no longer what a tab wanted that has crashed', async () => {
    const { tab, lines, asked } = browser()
    tab().follow(apple)
    await pass(150)
    const gone = tab()
    gone.follow(samsung)
    await pass(300)
    gone.crash()
    for (let passed = 0; passed < 3 * STREAM_LINGER_MS; passed += 1_000) {
      lines.find(({ closed }) => !closed)?.say(heartbeat)
      await pass(1_000)
    }
    expect(asked()).toContainEqual(['US:AAPL'])
  })

  it('open it anew where it is lost, and have one again', async () => {
    const { tab, lines, asked } = browser()
    tab().follow(apple)
    await pass(150)
    const { events } = tab().follow(samsung)
    await pass(300)
    lines.at(-1)?.drop()
    await pass(2_000)
    expect(asked()).toEqual([['KRX:005930', 'US:AAPL']])
    lines.at(-1)?.say(quote(samsung))
    await pass(0)
    expect(events).toHaveLength(1)
  })

  it('are each answered for themselves where the session has ended', async () => {
    const { tab, asked } = browser()
    const unauthorised = () => new Response('', { status: 401 })
    const tabs = [tab('A1', unauthorised), tab('A1', unauthorised)]
    for (const one of tabs) one.follow(apple)
    await pass(10_000)
    expect(tabs.map(({ ended }) => ended)).toEqual([['token of A1'], ['token of A1']])
    expect(asked()).toEqual([])
  })

  it('have one each where one cannot carry what they want', async () => {
    const { tab, openLines } = browser()
    tab().follow(...listed(STREAM_MOST_INSTRUMENTS))
    await pass(150)
    const second = tab().follow(...listed(STREAM_MOST_INSTRUMENTS, STREAM_MOST_INSTRUMENTS))
    await pass(300)
    expect(openLines()).toHaveLength(2)
    openLines()[1]?.say(heartbeat)
    await pass(0)
    expect(second.states.at(-1)).toBe('live')
  })

  it('leave no timer behind', async () => {
    const { tab, openLines } = browser()
    const followed = [tab(), tab()].map((one) => one.follow(apple))
    await pass(300)
    for (const { leave } of followed) leave()
    await pass(0)
    expect(openLines()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a tab', () => {
  it('shares with no other account', async () => {
    const { tab, asked } = browser()
    tab('A1').follow(apple)
    tab('A2').follow(apple)
    await pass(300)
    expect(asked()).toEqual([['US:AAPL'], ['US:AAPL']])
  })

  it('has a connection of its own where the tab that has one does not answer', async () => {
    const { sharing } = browserTabs().open()
    const heldByAnother = () => new Promise<void>(() => undefined)
    const { follow, lines } = streamBroker({ streamSharing: { ...sharing, lock: heldByAnother } })
    const { states } = follow(apple)
    await pass(4_150)
    expect(lines).toHaveLength(1)
    lines[0]?.say(heartbeat)
    await pass(0)
    expect(states.at(-1)).toBe('live')
  })

  it('opens one for whoever is now logged in', async () => {
    const { tab, lines, openLines } = browser()
    const one = tab()
    one.follow(apple)
    await pass(150)
    one.client.reconnect()
    await pass(0)
    expect(lines).toHaveLength(2)
    expect(openLines()).toHaveLength(1)
  })
})
