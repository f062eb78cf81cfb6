import { STREAM_STALE_MS, type StreamListener } from '@onelot/api-client'
import { type Quote, decimal, instant, instrumentId } from '@onelot/domain'
import { describe, expect, test, vi } from 'vitest'
import { SHOWN_EVERY_MS, createQuotesStore } from './quotesStore.ts'
import { quoteNow } from '../../parts/quotes/useQuote.ts'

const apple = instrumentId('US:AAPL')
const start = Date.parse('2026-03-10T02:00:00.000Z')

const quote = (price: string, second: number): Quote => ({
  instrument: apple,
  price: decimal(price),
  previousClose: decimal('100'),
  open: decimal('100'),
  high: decimal('110'),
  low: decimal('90'),
  bid: decimal(price),
  ask: decimal(price),
  volume: decimal('1'),
  turnover: decimal('1'),
  at: instant(start + second * 1000),
})

/** A stream, frames and a clock that the test controls; `says` is what the stream says to who comes. */
function stage({ says }: { says?: (listener: StreamListener) => void } = {}) {
  const listeners = new Set<StreamListener>()
  const frames: (() => void)[] = []
  const waiting: { readonly ms: number; readonly run: () => void }[] = []
  let clock = 0
  const store = createQuotesStore(
    {
      subscribe: (listener) => {
        listeners.add(listener)
        says?.(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
    {
      next: (run) => frames.push(run),
      after: (ms, run) => waiting.push({ ms, run }),
      now: () => clock,
    },
  )
  const tick = (next: Quote) => {
    for (const listener of listeners) listener.onEvent({ kind: 'quote', serverTime: next.at, quote: next })
  }
  const stream = (state: 'connecting' | 'live' | 'stale') => {
    for (const listener of listeners) listener.onState(state)
  }
  const frame = () => {
    for (const run of frames.splice(0)) run()
  }
  /** Time passes, and with it a frame. */
  const pass = (ms: number) => {
    clock += ms
    for (const { run } of waiting.splice(0)) run()
    frame()
  }
  return { store, listeners, frames, waiting, tick, stream, frame, pass }
}

describe('the live quotes', () => {
  test('show what came within a frame in one render, the latest of it', () => {
    const { store, frames, tick, frame } = stage()
    const onChange = vi.fn()
    store.watch(apple, onChange)
    tick(quote('101', 1))
    tick(quote('102', 2))
    expect(frames).toHaveLength(1)
    frame()
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(store.read(apple).quote?.price).toBe('102')
  })

  test('show at once after a rest, and twenty times a second at most', () => {
    const { store, frames, waiting, tick, frame, pass } = stage()
    const onChange = vi.fn()
    store.watch(apple, onChange)
    tick(quote('101', 1))
    frame()
    tick(quote('102', 2))
    expect(frames).toHaveLength(0)
    expect(waiting.map(({ ms }) => ms)).toEqual([SHOWN_EVERY_MS])
    tick(quote('103', 3))
    pass(SHOWN_EVERY_MS)
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(store.read(apple).quote?.price).toBe('103')
    pass(SHOWN_EVERY_MS)
    tick(quote('104', 4))
    expect(frames).toHaveLength(1)
  })

  test('skip a tick that comes late', () => {
    const { store, tick, frame } = stage()
    store.watch(apple, () => undefined)
    tick(quote('102', 2))
    tick(quote('101', 1))
    frame()
    expect(store.read(apple).quote?.price).toBe('102')
  })

  test('keep the price when the stream stops, and are stale', () => {
    const { store, tick, stream, frame, pass } = stage()
    store.watch(apple, () => undefined)
    tick(quote('101', 1))
    stream('stale')
    frame()
    expect(store.read(apple)).toEqual({ quote: quote('101', 1), stale: true, aged: false })
    tick(quote('103', 9))
    pass(SHOWN_EVERY_MS)
    expect(store.read(apple).stale).toBe(false)
  })

  test('are stale as well where the stream never sent a quote', () => {
    const { store, stream, frame } = stage()
    store.watch(apple, () => undefined)
    stream('stale')
    frame()
    expect(store.read(apple)).toEqual({ quote: undefined, stale: true, aged: false })
  })

  test('are streamed once for many, and as long as somebody looks', () => {
    const { store, listeners } = stage()
    const first = store.watch(apple, () => undefined)
    const second = store.watch(apple, () => undefined)
    expect(listeners.size).toBe(1)
    first()
    expect(listeners.size).toBe(1)
    second()
    expect(listeners.size).toBe(0)
  })

  test('are the same object until something changed', () => {
    const { store } = stage()
    expect(store.read(apple)).toBe(store.read(apple))
  })

  test('stay when nobody looks any more, and are marked once they have an age', () => {
    const { store, tick, frame, pass } = stage()
    const leave = store.watch(apple, () => undefined)
    tick(quote('101', 1))
    frame()
    leave()
    pass(STREAM_STALE_MS)
    expect(store.read(apple)).toEqual({ quote: quote('101', 1), stale: false, aged: false })
    pass(1)
    const aged = store.read(apple)
    expect(aged).toEqual({ quote: quote('101', 1), stale: false, aged: true })
    expect(store.read(apple)).toBe(aged)
  })

  test('of an age are so until the stream sends one, whatever it does for others', () => {
    const { store, tick, stream, frame, pass } = stage()
    const leave = store.watch(apple, () => undefined)
    tick(quote('101', 1))
    frame()
    leave()
    pass(STREAM_STALE_MS + 1)
    store.watch(apple, () => undefined)
    stream('live')
    pass(SHOWN_EVERY_MS)
    expect(store.read(apple).aged).toBe(true)
    tick(quote('101', 1))
    pass(SHOWN_EVERY_MS)
    expect(store.read(apple)).toEqual({ quote: quote('101', 1), stale: false, aged: false })
  })

  test('show at once what the stream has of them when somebody looks again', () => {
    const said: Quote[] = []
    const { store, tick, frame, pass } = stage({
      says: (listener) => {
        for (const one of said) listener.onEvent({ kind: 'quote', serverTime: one.at, quote: one })
      },
    })
    const leave = store.watch(apple, () => undefined)
    tick(quote('101', 1))
    frame()
    tick(quote('102', 2))
    leave()
    const last = quote('103', 3)
    said.push(last)
    const onChange = vi.fn()
    store.watch(apple, onChange)
    expect(store.read(apple)).toEqual({ quote: last, stale: false, aged: false })
    pass(SHOWN_EVERY_MS)
    expect(store.read(apple).quote).toBe(last)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('that nobody looks at are not shown when they close', () => {
    const { store, listeners, tick, frame } = stage()
    store.watch(apple, () => undefined)
    tick(quote('101', 1))
    frame()
    store.close()
    expect(listeners.size).toBe(0)
    expect(store.read(apple).quote).toBeUndefined()
  })
})

describe('the quote that shows', () => {
  const live = { quote: quote('102', 2), stale: false, aged: false }

  test('is the later one, of the list or of the stream', () => {
    expect(quoteNow(live, quote('101', 1)).quote?.price).toBe('102')
    expect(quoteNow(live, quote('103', 3)).quote?.price).toBe('103')
  })

  test('is stale where it was kept too long, but no news that the stream has stopped', () => {
    const { at } = live.quote
    expect(quoteNow({ ...live, aged: true }, quote('101', 1))).toMatchObject({
      staleSince: at,
      stoppedSince: undefined,
    })
    expect(quoteNow({ ...live, stale: true }, undefined)).toMatchObject({ staleSince: at, stoppedSince: at })
  })

  test('is not stale where the list has a later one than was kept', () => {
    expect(quoteNow({ ...live, aged: true }, quote('103', 3)).staleSince).toBeUndefined()
    expect(quoteNow({ ...live, aged: true }, quote('102', 2)).staleSince).toBeUndefined()
  })
})
