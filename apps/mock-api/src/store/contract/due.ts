import { type Instant, type StreamId, streamId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { Store } from '../port.ts'
import { anna, append, at, ben, cleo, conflictOf, endingsOf, lease, level, part } from './fixtures.ts'

/** Timers, and streams with something due. */
export function dueCases(store: () => Store): void {
  const timing = (owner: string, ...due: readonly number[]) => ({
    owner,
    timers: due.map((second, n) => ({ kind: `test.due${String(n)}`, dueAt: at(second) }) as const),
    watches: [],
  })
  const waitFor = (stream: StreamId, version: number, ...schedules: readonly ReturnType<typeof timing>[]) =>
    store().append(append([part(stream, version, { schedules })]))
  const dueAt = async (stream: StreamId, now: Instant) =>
    (await store().scheduleOf(stream, now)).timers.map(({ owner, dueAt: moment }) => [owner, moment])

  describe('timers', () => {
    it('are due from their moment on, the earliest first', async () => {
      await waitFor(anna, 0, timing('O1', 30), timing('O2', 10), timing('O3', 40))
      expect(await dueAt(anna, at(30))).toEqual([
        ['O2', at(10)],
        ['O1', at(30)],
      ])
      expect(await dueAt(ben, at(30))).toEqual([])
    })
    it('are replaced with all that their owner waits for', async () => {
      await waitFor(anna, 0, timing('O1', 10, 20), timing('O2', 30))
      await waitFor(anna, 1, timing('O1', 40))
      expect(await dueAt(anna, at(99))).toEqual([
        ['O2', at(30)],
        ['O1', at(40)],
      ])
      await waitFor(anna, 2, timing('O1'))
      expect(await dueAt(anna, at(99))).toEqual([['O2', at(30)]])
    })
    it('fire once', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      const [timer] = (await store().scheduleOf(anna, at(10))).timers
      expect(timer).toMatchObject({ stream: anna, owner: 'O1', kind: 'test.due0', version: 1 })
      const fired = { stream: anna, owner: 'O1', kind: 'test.due0', version: 1, what: 'timer' } as const
      const twice = [1, 1].map((version) => store().append(append([part(anna, version)], { fired })))
      expect((await endingsOf(twice)).toSorted()).toEqual(['alreadyFired', 'stored'])
      expect((await store().load(anna)).version).toBe(2)
      expect(await dueAt(anna, at(10))).toEqual([])
    })
    it('that were replaced since they were read do not fire', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      await waitFor(anna, 1, timing('O1', 99))
      const fired = { stream: anna, owner: 'O1', kind: 'test.due0', version: 1, what: 'timer' } as const
      expect(await conflictOf(store().append(append([part(anna, 2)], { fired })))).toEqual({
        kind: 'alreadyFired',
      })
      expect(await dueAt(anna, at(99))).toEqual([['O1', at(99)]])
    })
    it('are deleted without an event', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      const fired = { stream: anna, owner: 'O1', kind: 'test.due0', version: 1, what: 'timer' } as const
      await store().append(append([], { fired }))
      expect(await store().dueStreams(at(10), lease('one', 40), 9)).toEqual([])
    })
    it('stay where the append that fires them is refused', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      const fired = { stream: anna, owner: 'O1', kind: 'test.due0', version: 1, what: 'timer' } as const
      await conflictOf(store().append(append([part(anna, 7)], { fired })))
      expect(await dueAt(anna, at(10))).toEqual([['O1', at(10)]])
    })
  })

  describe('streams with something due', () => {
    const due = (now: number, holder: string, limit = 9) =>
      store().dueStreams(at(now), lease(holder, now + 30), limit)
    it('are leased, those first that have waited longest', async () => {
      await waitFor(anna, 0, timing('O1', 20), timing('O2', 99))
      await waitFor(ben, 0, timing('O1', 10), timing('O2', 15))
      await waitFor(cleo, 0, timing('O1', 31))
      expect(await due(30, 'one', 1)).toEqual([ben])
      expect(await due(30, 'one')).toEqual([anna])
      expect(await due(30, 'two')).toEqual([])
    })
    it('are shared among holders that ask at once, none of them twice', async () => {
      const streams = Array.from({ length: 20 }, (_, n) => `account/T${String(n)}` as StreamId)
      await Promise.all(streams.map((stream) => waitFor(stream, 0, timing('O1', 10))))
      const shares = await Promise.all(['one', 'two', 'three', 'four'].map((holder) => due(10, holder, 5)))
      const again = await due(10, 'five', 99)
      expect([...shares.flat(), ...again].toSorted()).toEqual(streams.toSorted())
    })
    it('are free again when released, when the lease has expired, and when the clock was set back', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      expect(await due(100, 'one')).toEqual([anna])
      expect(await due(129, 'two')).toEqual([])
      expect(await due(130, 'two')).toEqual([anna])
      await store().releaseStream(anna, 'one')
      expect(await due(131, 'one')).toEqual([])
      await store().releaseStream(anna, 'two')
      expect(await due(131, 'three')).toEqual([anna])
      expect(await due(50, 'four')).toEqual([anna])
    })
    it('are not leased until the moment that their holder names', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      await due(10, 'one')
      await store().releaseStream(anna, 'one', at(60))
      expect(await due(59, 'two')).toEqual([])
      expect(await due(60, 'two')).toEqual([anna])
    })
    it('are leased up to a moment before now, and named by the earliest of their timers', async () => {
      await waitFor(anna, 0, timing('O1', 20), timing('O2', 99))
      await waitFor(ben, 0, timing('O1', 10))
      expect(await store().nextTimer(at(9))).toBeUndefined()
      expect(await store().nextTimer(at(50))).toBe(at(10))
      expect(await store().dueStreams(at(50), lease('one', 80), 9, at(10))).toEqual([ben])
      expect(await store().nextTimer(at(50))).toBe(at(10))
      await store().releaseStream(ben, 'one', at(110))
      expect(await store().nextTimer(at(50))).toBe(at(20))
      expect(await store().dueStreams(at(50), lease('one', 80), 9, at(10))).toEqual([])
      expect(await store().nextTimer(at(110))).toBe(at(10))
    })
    it('are named, the earliest that is no account’s, but for those set aside', async () => {
      const [first, second] = [streamId('offer', 'T1'), streamId('offer', 'T2')]
      await waitFor(anna, 0, timing('O1', 5))
      await Promise.all([waitFor(second, 0, timing('O1', 20)), waitFor(first, 0, timing('O1', 10))])
      const shared = async (now: number) => (await store().nextSharedTimer(at(now)))?.stream
      expect([await shared(9), await shared(50)]).toEqual([undefined, first])
      await store().releaseStream(first, 'one', at(110))
      expect([await shared(19), await shared(50), await shared(110)]).toEqual([undefined, second, first])
    })
    it('are due no more when their timers have fired', async () => {
      await waitFor(anna, 0, timing('O1', 10))
      await due(10, 'one')
      const fired = { stream: anna, owner: 'O1', kind: 'test.due0', version: 1, what: 'timer' } as const
      await store().append(append([part(anna, 1)], { fired }))
      await store().releaseStream(anna, 'one')
      expect(await due(20, 'one')).toEqual([])
    })
  })

  it('keeps timers and watches of one owner apart', async () => {
    const both = { ...timing('O1', 10), watches: [level('test.met', 'bid', 'atMost', '90')] }
    await store().append(append([part(anna, 0, { schedules: [both] })]))
    const fired = { stream: anna, owner: 'O1', kind: 'test.met', version: 1, what: 'timer' } as const
    expect(await conflictOf(store().append(append([], { fired })))).toEqual({ kind: 'alreadyFired' })
    await store().append(append([], { fired: { ...fired, what: 'watch' } }))
    const left = await store().scheduleOf(anna, at(10))
    expect([left.timers.length, left.watches.length]).toEqual([1, 0])
  })
}
