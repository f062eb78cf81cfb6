import type { StreamListener } from '@onelot/api-client'
import {
  type Adjustment,
  type Candle,
  type ChartPeriod,
  type Quote,
  type SessionState,
  decimal,
  instant,
  instrumentId,
  localDate,
} from '@onelot/domain'
import { describe, expect, test, vi } from 'vitest'
import { createBarsStore } from './barsStore.ts'

const apple = instrumentId('US:AAPL')
const at = (time: string) => instant(Date.parse(`2026-03-10T${time}Z`))

const quote = (time: string, price: number, volume = 1_000): Quote => {
  const text = decimal(String(price))
  return {
    instrument: apple,
    ...{ price: text, open: text, high: decimal('200'), low: decimal('50'), bid: text, ask: text },
    previousClose: decimal('100'),
    volume: decimal(String(volume)),
    turnover: decimal('1'),
    at: at(time),
  }
}
const flat = (time: Candle['time'], price = 100): Candle => {
  const text = decimal(String(price))
  return { time, open: text, high: text, low: text, close: text, volume: decimal('10'), simulated: true }
}
const session = (over: Partial<SessionState> = {}): SessionState => ({
  phase: 'regular',
  tradingDay: localDate('2026-03-10'),
  until: at('04:00:00'),
  dayEnds: at('04:00:00'),
  hours: { from: '09:00', to: '13:00', zone: 'Asia/Seoul' },
  ...over,
})

/** A chart of bars that were read, with a stream that the test speaks for. */
function stage(period: ChartPeriod, { adjustment = 'forward', first = at('02:00:00') }: Shown = {}) {
  const store = createBarsStore({ instrument: apple, period, adjustment })
  let listener: StreamListener | undefined
  const client = {
    subscribe: (one: StreamListener) => {
      listener = one
      one.onState('live')
      return () => {
        listener = undefined
      }
    },
  }
  const stop = store.follow(client)
  store.inSession(session())
  store.newest({ candles: [flat(first)], more: true })
  const onChange = vi.fn()
  store.watch(onChange)
  return {
    ...{ store, client, stop, onChange },
    tick: (time: string, price: number, volume?: number) =>
      listener?.onEvent({ kind: 'quote', serverTime: at(time), quote: quote(time, price, volume) }),
    beat: (time: string) => listener?.onEvent({ kind: 'heartbeat', serverTime: at(time) }),
    state: (state: 'live' | 'stale') => listener?.onState(state),
  }
}
interface Shown {
  readonly adjustment?: Adjustment
  readonly first?: Candle['time']
}

describe('the bars of a chart', () => {
  test('have every tick of the stream, and change for nobody by one', () => {
    const { store, tick, onChange } = stage('1m')
    const before = store.read()
    for (const [second, price] of [100, 107, 96].entries()) tick(`02:00:0${String(second)}`, price)
    expect(store.live()).toMatchObject({ open: '100', high: '107', low: '96', close: '96' })
    expect(onChange).not.toHaveBeenCalled()
    expect(store.read()).toBe(before)
  })

  test('ask for a minute once it has ended, and show it as the broker has it', () => {
    const { store, tick } = stage('1m')
    tick('02:00:30', 101)
    tick('02:01:00', 102)
    const { ended } = store.read()
    expect(ended).toEqual({ before: at('02:01:00'), limit: 1 })
    if (ended === undefined) throw new Error('nothing is asked for')
    const asRead = { ...flat(at('02:00:00')), high: decimal('140') }
    store.ended({ candles: [asRead], more: true }, ended, at('02:01:01'))
    expect(store.read()).toMatchObject({ ended: undefined, gap: false, endedAt: at('02:01:01') })
    expect(store.read().candles).toEqual([asRead, store.live()])
  })

  test('ask for a minute that no quote follows, by the clock of the broker', () => {
    const { store, tick, beat } = stage('1m')
    tick('02:00:30', 101)
    beat('02:01:00')
    expect(store.read().ended).toEqual({ before: at('02:01:00'), limit: 1 })
  })

  test('ask for several minutes at once, where those before could not be read in time', () => {
    const { store, tick } = stage('1m')
    for (const minute of [0, 1, 2, 3]) tick(`02:0${String(minute)}:30`, 101)
    expect(store.read().ended).toEqual({ before: at('02:03:00'), limit: 3 })
  })

  test('are to be read whole where an ended one could not be read', () => {
    const { store, tick } = stage('1m')
    tick('02:00:30', 101)
    tick('02:01:00', 102)
    store.failed()
    expect(store.read()).toMatchObject({ gap: true, ended: undefined })
  })

  test('have a gap after a silence of the stream, until they are read', () => {
    const { store, tick, state } = stage('1m')
    tick('02:00:30', 101)
    state('stale')
    expect(store.read().gap).toBe(false)
    state('live')
    tick('02:00:50', 104)
    expect(store.read().gap).toBe(true)
    store.newest({ candles: [{ ...flat(at('02:00:00')), high: decimal('150') }], more: true })
    expect(store.read().gap).toBe(false)
    expect(store.live()).toMatchObject({ high: '150', close: '104' })
  })

  test('have a gap where they were not followed for a while', () => {
    const { store, client, stop, beat } = stage('1m')
    stop()
    store.follow(client)
    beat('02:00:40')
    expect(store.read().gap).toBe(true)
  })

  test('have no gap any more where a read found nothing new', () => {
    const { store, beat, state } = stage('1m')
    const page = { candles: [flat(at('02:00:00'))], more: true }
    store.newest(page)
    state('stale')
    beat('02:00:40')
    store.newest(page)
    expect(store.read().gap).toBe(false)
  })

  test.each([
    ['day', '2026-03-10'],
    ['week', '2026-03-09'],
    ['month', '2026-03-02'],
  ] as const)('of a %s are read once the session is over', (period, first) => {
    const { store, tick } = stage(period, { first: localDate(first) })
    tick('02:00:30', 101)
    expect(store.live()).toMatchObject({ time: first, close: '101' })
    store.inSession(session({ phase: 'closed', tradingDay: localDate('2026-03-11') }))
    expect(store.read().gap).toBe(true)
    const asRead = { ...flat(localDate(first)), high: decimal('300') }
    store.newest({ candles: [asRead], more: true })
    expect(store.live()).toEqual(asRead)
  })

  test.each([
    ['before the session', session({ phase: 'pre' })],
    ['after it', session({ phase: 'after' })],
    ['while the market is closed', session({ phase: 'closed' })],
    ['past its end, before the next is known', session({ until: at('02:00:30') })],
  ])('do not move by a quote %s', (_, state) => {
    const { store, tick } = stage('1m')
    store.inSession(state)
    tick('02:00:30', 101)
    expect(store.live()).toEqual(flat(at('02:00:00')))
  })

  test('that are adjusted backward do not move by quotes, which are not', () => {
    const { store, tick } = stage('day', { adjustment: 'backward', first: localDate('2026-03-10') })
    tick('02:00:30', 101)
    expect(store.live()).toEqual(flat(localDate('2026-03-10')))
  })

  test('are older ones before the others, and say whether there are more', () => {
    const { store } = stage('1m')
    expect(store.read().more).toBe(true)
    store.older({ candles: [flat(at('01:59:00'))], more: false })
    expect(store.read()).toMatchObject({ more: false, candles: [{ time: at('01:59:00') }, {}] })
    store.newest({ candles: [flat(at('02:00:00')), flat(at('02:01:00'))], more: true })
    expect(store.read().more).toBe(false)
  })
})
