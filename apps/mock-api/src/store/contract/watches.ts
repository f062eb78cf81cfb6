import { type Extremes, type Instant, type StreamId, type Watch, decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { ScanResult, Store, StoredWatch } from '../port.ts'
import {
  anna,
  append,
  apple,
  at,
  ben,
  between,
  conflictOf,
  keyOf,
  lease,
  level,
  part,
  peaked,
  tesla,
  trail,
} from './fixtures.ts'

/** Watches, and the scans that check them. */
export function watchCases(store: () => Store): void {
  const watching = (
    stream: StreamId,
    version: number,
    owner: string,
    watches: readonly Watch[],
    moment = 0,
  ) =>
    store().append(
      append([part(stream, version, { schedules: [{ owner, timers: [], watches }] })], { at: at(moment) }),
    )
  const owners = (found: readonly StoredWatch[]) => found.map(({ owner }) => owner)
  const scansAt = (now: number, holder = 'one', limit = 9) =>
    store().scans(at(now), lease(holder, now + 30), limit)
  const nothing: Omit<ScanResult, 'to'> = { extremes: undefined, checked: [] }

  /** Scans the only instrument up to `now`, and names what it was given as checked. */
  async function scanTo(now: number, extremes?: Extremes): Promise<readonly StoredWatch[]> {
    const [scan] = await scansAt(now)
    if (scan === undefined) throw new Error('there is nothing to scan')
    const found = await store().candidates(scan.instrument, extremes)
    await store().finishScan(scan, 'one', { to: at(now), extremes, checked: found.map(keyOf) })
    return found
  }
  const checkedTo = async (stream: StreamId, owner: string): Promise<Instant | undefined> =>
    (await store().scheduleOf(stream, at(0))).watches.find((watch) => watch.owner === owner)?.checkedTo

  describe('watches', () => {
    it('are what a stream waits for, each with its condition', async () => {
      const met = level('test.met', 'bid', 'atMost', '90')
      await watching(anna, 0, 'O1', [met, trail('test.trailed', '120')], 7)
      const { watches } = await store().scheduleOf(anna, at(0))
      expect(watches).toEqual([
        { ...met, stream: anna, owner: 'O1', version: 1, checkedTo: at(7) },
        { ...trail('test.trailed', '120'), stream: anna, owner: 'O1', version: 1, checkedTo: at(7) },
      ])
    })
    it('are replaced with all that their owner waits for', async () => {
      await watching(anna, 0, 'O1', [
        level('test.met', 'bid', 'atMost', '90'),
        level('test.too', 'ask', 'atMost', '80'),
      ])
      await watching(anna, 1, 'O1', [level('test.met', 'bid', 'atMost', '70')])
      const { watches } = await store().scheduleOf(anna, at(0))
      expect(watches.map(({ version, cross }) => [version, cross.kind === 'level' && cross.price])).toEqual([
        [2, '70'],
      ])
    })
    it('fire once, and not when they were replaced', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      const fired = { stream: anna, owner: 'O1', kind: 'test.met', version: 1, what: 'watch' } as const
      await watching(anna, 1, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      expect((await conflictOf(store().append(append([part(anna, 2)], { fired })))).kind).toBe('alreadyFired')
      await store().append(append([part(anna, 2)], { fired: { ...fired, version: 2 } }))
      expect((await conflictOf(store().append(append([], { fired: { ...fired, version: 2 } })))).kind).toBe(
        'alreadyFired',
      )
    })
    it('stay checked through a rebuild, if they are the same', async () => {
      const same = level('test.met', 'bid', 'atMost', '90')
      await watching(anna, 0, 'O1', [same])
      await watching(anna, 1, 'O2', [same])
      await scanTo(10)
      const schedules = [
        { owner: 'O1', timers: [], watches: [same] },
        { owner: 'O2', timers: [], watches: [level('test.met', 'bid', 'atMost', '95')] },
      ]
      await store().rebuild({ stream: anna, expectedVersion: 2, at: at(50), schedules, rows: [] })
      expect([await checkedTo(anna, 'O1'), await checkedTo(anna, 'O2')]).toEqual([at(10), at(50)])
    })
  })

  describe('candidates', () => {
    it('are those that no scan has checked, whatever the prices were', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '1')])
      expect(owners(await store().candidates(apple, between('100', '101')))).toEqual(['O1'])
      expect(owners(await store().candidates(apple, undefined))).toEqual(['O1'])
      expect(await store().candidates(tesla, undefined)).toEqual([])
    })
    it('are, of those that were checked, trails, and levels that the extremes reach', async () => {
      const levels = [
        ['bid atMost 90', level('test.met', 'bid', 'atMost', '90')],
        ['bid atMost 89', level('test.met', 'bid', 'atMost', '89')],
        ['bid atLeast 110', level('test.met', 'bid', 'atLeast', '110')],
        ['bid atLeast 111', level('test.met', 'bid', 'atLeast', '111')],
        ['ask atMost 91', level('test.met', 'ask', 'atMost', '91')],
        ['ask atMost 9', level('test.met', 'ask', 'atMost', '9')],
        ['ask atLeast 111.0', level('test.met', 'ask', 'atLeast', '111.0')],
        ['ask atLeast 112', level('test.met', 'ask', 'atLeast', '112')],
        ['trail', trail('test.met', '120')],
      ] as const
      for (const [version, [owner, watch]] of levels.entries()) await watching(anna, version, owner, [watch])
      expect(await scanTo(10)).toHaveLength(9)
      const extremes: Extremes = {
        bid: { low: decimal('90'), high: decimal('110') },
        ask: { low: decimal('91'), high: decimal('111') },
      }
      expect(owners(await store().candidates(apple, extremes))).toEqual([
        'ask atLeast 111.0',
        'ask atMost 91',
        'bid atLeast 110',
        'bid atMost 90',
        'trail',
      ])
      expect(owners(await store().candidates(apple, undefined))).toEqual(['trail'])
    })
  })

  describe('scans', () => {
    it('lease instruments that have watches, those first that were checked longest ago', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90', tesla)], 5)
      await watching(ben, 0, 'O1', [level('test.met', 'bid', 'atMost', '90', apple)], 3)
      const asked = await Promise.all([scansAt(10, 'one', 1), scansAt(10, 'two', 1)])
      expect(
        asked
          .flat()
          .map(({ instrument }) => instrument)
          .toSorted(),
      ).toEqual([apple, tesla])
      expect(await scansAt(10, 'three')).toEqual([])
      expect((await scansAt(40, 'three')).map(({ instrument }) => instrument)).toEqual([apple, tesla])
    })
    it('go on from where the last one ended, and not twice at one moment', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      await scanTo(10)
      expect(await scansAt(10)).toEqual([])
      expect(await checkedTo(anna, 'O1')).toBe(at(10))
      expect(await scansAt(11)).toEqual([{ instrument: apple, checkedTo: at(10) }])
    })
    it('have nothing to catch up with where all watches are new', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      await scanTo(10)
      await watching(anna, 1, 'O1', [level('test.met', 'bid', 'atMost', '80')], 999)
      expect(await scansAt(1_000)).toEqual([{ instrument: apple, checkedTo: at(1_000) }])
      expect(await checkedTo(anna, 'O1')).toBe(at(999))
    })
    it('find nothing where no watch is left', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      await watching(anna, 1, 'O1', [])
      expect(await scansAt(10)).toEqual([])
    })
    it('keep the peak of a watch', async () => {
      await watching(anna, 0, 'O1', [trail('test.met', '120')])
      const [scan] = await scansAt(10)
      const [found] = await store().candidates(apple, undefined)
      if (scan === undefined || found === undefined) throw new Error('there is nothing to scan')
      await store().finishScan(scan, 'one', {
        ...nothing,
        to: at(10),
        checked: [peaked(keyOf(found), '130')],
      })
      expect(await store().candidates(apple, undefined)).toEqual([
        { ...found, cross: { ...found.cross, peak: '130' }, checkedTo: at(10) },
      ])
    })
    it('leave a watch new that was appended while they ran, and one that was replaced', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      const [scan] = await scansAt(10)
      if (scan === undefined) throw new Error('there is nothing to scan')
      const found = await store().candidates(apple, undefined)
      await watching(anna, 1, 'O1', [level('test.met', 'bid', 'atMost', '95')], 11)
      await watching(ben, 0, 'O2', [level('test.met', 'bid', 'atMost', '96')], 12)
      expect(
        await store().finishScan(scan, 'one', { ...nothing, to: at(13), checked: found.map(keyOf) }),
      ).toBe(true)
      expect([await checkedTo(anna, 'O1'), await checkedTo(ben, 'O2')]).toEqual([at(11), at(12)])
      expect(owners(await store().candidates(apple, undefined))).toEqual(['O1', 'O2'])
    })
    it('check again, from where they were, candidates that they do not name', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      await watching(anna, 1, 'O2', [trail('test.met', '120')])
      await scanTo(10)
      await watching(ben, 0, 'O3', [level('test.met', 'bid', 'atMost', '95')], 11)
      const [scan] = await scansAt(20)
      if (scan === undefined) throw new Error('there is nothing to scan')
      const extremes = between('80', '100')
      expect(await store().candidates(apple, extremes)).toHaveLength(3)
      await store().finishScan(scan, 'one', { to: at(20), extremes, checked: [] })
      const again = await store().candidates(apple, undefined)
      expect(again.map(({ owner, checkedTo: moment }) => [owner, moment])).toEqual([
        ['O1', at(10)],
        ['O2', at(10)],
        ['O3', at(11)],
      ])
    })
    it('leave a watch new that begins after them', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')], 5)
      await scanTo(10)
      await watching(anna, 1, 'O2', [level('test.met', 'bid', 'atMost', '90')], 30)
      await scanTo(20)
      expect(owners(await store().candidates(apple, undefined))).toEqual(['O2'])
      expect(await checkedTo(anna, 'O2')).toBe(at(30))
    })
    it('end at a moment before now, and set nothing back that is checked further', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      await scanTo(10)
      const upTo = (to: number) => store().scans(at(50), lease('one', 80), 9, at(to))
      expect(await upTo(5)).toEqual([])
      expect(await upTo(20)).toEqual([{ instrument: apple, checkedTo: at(10) }])
      await store().finishScan({ instrument: apple, checkedTo: at(10) }, 'one', {
        ...nothing,
        to: at(20),
        checked: [],
      })
      expect(await checkedTo(anna, 'O1')).toBe(at(20))
    })
    it('write nothing where the lease has passed to another', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      const [scan] = await scansAt(10, 'one')
      if (scan === undefined) throw new Error('there is nothing to scan')
      await scansAt(40, 'two')
      const found = await store().candidates(apple, undefined)
      expect(
        await store().finishScan(scan, 'one', { ...nothing, to: at(10), checked: found.map(keyOf) }),
      ).toBe(false)
      expect(owners(await store().candidates(apple, undefined))).toEqual(['O1'])
      expect(
        await store().finishScan(scan, 'two', { ...nothing, to: at(40), checked: found.map(keyOf) }),
      ).toBe(true)
    })
    it('are set back with the clock, and their watches too', async () => {
      await watching(anna, 0, 'O1', [level('test.met', 'bid', 'atMost', '90')])
      await scanTo(1_000)
      await watching(anna, 1, 'O2', [level('test.met', 'bid', 'atMost', '80')], 1_001)
      expect(await scansAt(50)).toEqual([{ instrument: apple, checkedTo: at(50) }])
      expect([await checkedTo(anna, 'O1'), await checkedTo(anna, 'O2')]).toEqual([at(50), at(50)])
    })
  })
}
