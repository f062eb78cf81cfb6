import { describe, expect, it } from 'vitest'
import type { Store } from '../port.ts'
import {
  anna,
  append,
  at,
  ben,
  cleo,
  conflictOf,
  endingsOf,
  event,
  newCommand,
  offer,
  part,
  row,
} from './fixtures.ts'

/** Streams, versions and commands. */
export function appendCases(store: () => Store): void {
  describe('streams of events', () => {
    it('returns events in order, with who led to them, and those after a version', async () => {
      await store().append(append([part(anna, 0, { events: [event(1), event(2)] })]))
      const meta = { actor: 'operator', command: newCommand(), correlation: 'chain' }
      await store().append(append([part(anna, 2, { events: [event(3)] })], { meta }))
      const all = await store().load(anna)
      expect(all.version).toBe(3)
      expect(all.events.map(({ version, event: { at: moment } }) => [version, moment])).toEqual([
        [1, at(1)],
        [2, at(2)],
        [3, at(3)],
      ])
      const later = await store().load(anna, 2)
      expect(later.events.map(({ version, meta: written }) => [version, written])).toEqual([[3, meta]])
      expect(await store().load(anna, 3)).toEqual({ version: 3, snapshot: undefined, events: [] })
    })
    it('holds an empty stream at version 0', async () => {
      expect(await store().load(anna)).toEqual({ version: 0, snapshot: undefined, events: [] })
    })
    it('raises positions over all streams', async () => {
      await store().append(append([part(anna, 0), part(ben, 0)]))
      await store().append(append([part(anna, 1)]))
      const first = [...(await store().load(anna)).events, ...(await store().load(ben)).events]
      const positions = first.toSorted((a, b) => a.position - b.position).map(({ stream }) => stream)
      expect(positions).toEqual([anna, ben, anna])
    })
    it('lists the streams of a kind by their ids, page by page, and only those with events', async () => {
      await store().append(append([part(cleo, 0), part(anna, 0), part(ben, 0), part(offer, 0)]))
      await store().append(append([part('account/empty' as typeof anna, 0, { events: [] })]))
      expect(await store().streams('account', { limit: 2 })).toEqual([anna, ben])
      expect(await store().streams('account', { after: ben, limit: 2 })).toEqual([cleo])
      expect(await store().streams('offer', { limit: 9 })).toEqual([offer])
      expect(await store().streams('nothing', { limit: 9 })).toEqual([])
    })
    it('appends to several streams at once, or to none of them', async () => {
      await store().append(append([part(anna, 0)]))
      const both = append([part(ben, 0, { rows: [row('test.list', 'R1')] }), part(anna, 0)])
      expect(await conflictOf(store().append(both))).toEqual({ kind: 'version', stream: anna })
      expect((await store().load(ben)).version).toBe(0)
      expect(await store().row('test.list', ben, 'R1')).toBeUndefined()
    })
    it('refuses a version that has passed, and one that has not come', async () => {
      await store().append(append([part(anna, 0)]))
      expect(await conflictOf(store().append(append([part(anna, 0)])))).toEqual({
        kind: 'version',
        stream: anna,
      })
      expect(await conflictOf(store().append(append([part(anna, 2)])))).toEqual({
        kind: 'version',
        stream: anna,
      })
      expect((await store().load(anna)).version).toBe(1)
    })
    it('accepts one of many writers at once, and gives the others the version', async () => {
      const writers = Array.from({ length: 8 }, () => store().append(append([part(anna, 0)])))
      const endings = await endingsOf(writers)
      expect(endings.toSorted()).toEqual(['stored', ...Array.from({ length: 7 }, () => 'version')].toSorted())
      expect((await store().load(anna)).version).toBe(1)
    })
    it('refuses a stream that is named twice', async () => {
      const twice = append([part(anna, 0), part(anna, 0)])
      expect(await conflictOf(store().append(twice))).toEqual({ kind: 'streamTwice', stream: anna })
      expect((await store().load(anna)).version).toBe(0)
    })
    it('refuses a command that the stream has events of, however long ago, and lets it reach another stream', async () => {
      const repeated = append([part(anna, 0)])
      await store().append(repeated)
      await store().append(append([part(anna, 1)]))
      const again = { ...repeated, streams: [part(anna, 2)] }
      expect(await conflictOf(store().append(again))).toEqual({ kind: 'commandRepeated', stream: anna })
      const { command } = repeated.meta
      expect(await store().hasCommand(anna, command)).toBe(true)
      expect([await store().hasCommand(ben, command), await store().hasCommand(anna, 'another')]).toEqual([
        false,
        false,
      ])
      await store().append({ ...repeated, streams: [part(ben, 0)] })
      expect((await store().load(anna)).version).toBe(2)
      expect((await store().load(ben)).version).toBe(1)
    })
    it('fails only the bad one of many appends at once', async () => {
      await store().append(append([part(ben, 0)]))
      const streams = Array.from({ length: 20 }, (_, n) => `account/many${String(n)}` as typeof anna)
      const good = streams.map((stream) => store().append(append([part(stream, 0)])))
      const bad = [
        store().append(append([part(ben, 0), part(cleo, 0)])),
        store().append(append([part(cleo, 0)], { delivered: { entry: 'none', stream: cleo, key: '' } })),
      ]
      expect(await endingsOf([...good, ...bad])).toEqual([
        ...streams.map(() => 'stored'),
        'version',
        'alreadyFired',
      ])
      expect((await store().load(cleo)).version).toBe(0)
      expect(await store().streams('account', { limit: 99 })).toEqual([ben, ...streams].toSorted())
    })
  })

  describe('streams that were read', () => {
    it('refuse what was made from a version that has passed, or has not come', async () => {
      await store().append(append([part(offer, 0)]))
      for (const version of [0, 2]) {
        const made = append([part(anna, 0)], { basedOn: [{ stream: offer, version }] })
        expect(await conflictOf(store().append(made))).toEqual({ kind: 'version', stream: offer })
      }
      const ofNothing = append([], { basedOn: [{ stream: ben, version: 1 }] })
      expect(await conflictOf(store().append(ofNothing))).toEqual({ kind: 'version', stream: ben })
      expect((await store().load(anna)).version).toBe(0)
    })
    it('are not written, and may be without events', async () => {
      await store().append(append([part(offer, 0)]))
      const basedOn = [
        { stream: offer, version: 1 },
        { stream: cleo, version: 0 },
      ]
      await store().append(append([part(anna, 0)], { basedOn }))
      expect((await store().load(offer)).version).toBe(1)
      expect(await store().streams('account', { limit: 9 })).toEqual([anna])
    })
    it('have one order with those who write to them: who comes later is refused, or seen', async () => {
      await store().append(append([part(offer, 0)]))
      const readers = Array.from({ length: 30 }, (_, n) => `account/reader${String(n)}` as typeof anna)
      const rows = [row('test.holders', 'H', { group: 'F1' })]
      const outbox = [
        {
          id: 'closing',
          process: 'test.close',
          at: at(1),
          correlation: 'first',
          body: {},
          recipients: { kind: 'rows', collection: 'test.holders', group: 'F1' },
        },
      ] as const
      const reading = (stream: typeof anna) =>
        store().append(append([part(stream, 0, { rows })], { basedOn: [{ stream: offer, version: 1 }] }))
      const endings = await endingsOf([
        ...readers.slice(0, 15).map(reading),
        store().append(append([part(offer, 1)], { outbox })),
        ...readers.slice(15).map(reading),
      ])
      expect(endings[15]).toBe('stored')
      const stored = readers.filter((_, n) => endings[n < 15 ? n : n + 1] === 'stored')
      const told = await store().deliveries(at(2), { holder: 'one', until: at(9) }, 99)
      expect(told.map(({ stream }) => stream).toSorted()).toEqual(stored.toSorted())
      expect(new Set(endings)).toEqual(new Set(stored.length === 30 ? ['stored'] : ['stored', 'version']))
    })
  })

  describe('snapshots', () => {
    const snapshot = (version: number, shape = 'shape 1') => ({ version, shape, state: '{"open":[]}' })
    it('gives the newest, and the events after it', async () => {
      await store().append(append([part(anna, 0, { snapshot: snapshot(1) })]))
      await store().append(append([part(anna, 1, { snapshot: snapshot(2) })]))
      await store().append(append([part(anna, 2)]))
      const loaded = await store().load(anna)
      expect(loaded.snapshot).toEqual(snapshot(2))
      expect(loaded.events.map(({ version }) => version)).toEqual([3])
      expect(loaded.version).toBe(3)
    })
    it('gives all events to a reader of another shape, which has version 0', async () => {
      await store().append(append([part(anna, 0, { snapshot: snapshot(1, 'another shape') })]))
      expect((await store().load(anna)).snapshot?.shape).toBe('another shape')
      const whole = await store().load(anna, 0)
      expect(whole.snapshot).toBeUndefined()
      expect(whole.events.map(({ version }) => version)).toEqual([1])
    })
  })

  describe('rebuilding a stream', () => {
    const rebuilt = (expectedVersion: number) => ({
      stream: anna,
      expectedVersion,
      at: at(9),
      schedules: [{ owner: 'O2', timers: [{ kind: 'test.due', dueAt: at(5) } as const], watches: [] }],
      rows: [row('test.list', 'R2')],
    })
    it('replaces its rows, its waits and its snapshot', async () => {
      const old = [{ owner: 'O1', timers: [{ kind: 'test.due', dueAt: at(1) } as const], watches: [] }]
      const snapshot = { version: 1, shape: 'old', state: '{}' }
      await store().append(
        append([part(anna, 0, { schedules: old, rows: [row('test.list', 'R1')], snapshot })]),
      )
      await store().rebuild(rebuilt(1))
      const found = await store().rows({ collection: 'test.list', stream: anna }, { limit: 9 })
      expect(found.rows.map(({ key }) => key)).toEqual(['R2'])
      expect((await store().scheduleOf(anna, at(9))).timers.map(({ owner }) => owner)).toEqual(['O2'])
      const loaded = await store().load(anna)
      expect(loaded.snapshot).toBeUndefined()
      expect(loaded.events).toHaveLength(1)
    })
    it('loses nothing that was appended meanwhile: it is refused', async () => {
      await store().append(append([part(anna, 0)]))
      await store().append(append([part(anna, 1, { rows: [row('test.list', 'R1')] })]))
      expect(await conflictOf(store().rebuild(rebuilt(1)))).toEqual({ kind: 'version', stream: anna })
      expect(await store().row('test.list', anna, 'R1')).toBeDefined()
    })
    it('loses nothing beside appends at once', async () => {
      await store().append(append([part(anna, 0)]))
      const racing = store().append(append([part(anna, 1, { rows: [row('test.list', 'R1')] })]))
      const [appended] = await endingsOf([racing, store().rebuild(rebuilt(1))])
      expect(appended).toBe('stored')
      expect(await store().row('test.list', anna, 'R1')).toBeDefined()
    })
  })
}
