import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { Committed, Store } from '../port.ts'
import { anna, append, at, ben, claim, conflictOf, endingsOf, event, outcome, part } from './fixtures.ts'

/** Claims, outcomes, windows, and notifications of commits. */
export function promiseCases(store: () => Store): void {
  const claiming = (...claims: readonly ReturnType<typeof claim>[]) =>
    store().append(append([], { quotaClaims: claims }))

  describe('claims', () => {
    it('add up exactly, and can be read', async () => {
      await claiming(claim('offer', '0.1', '1'), claim('offer', '0.20', '1'))
      expect(await store().quotaClaimed('offer')).toBe('0.3')
      expect(await store().quotaClaimed('nothing')).toBe('0')
    })
    it('are full at their maximum, to the last digit', async () => {
      await claiming(claim('offer', '99999999999999999999.99', '100000000000000000000'))
      const over = claiming(claim('offer', '0.02', '100000000000000000000'))
      expect(await conflictOf(over)).toEqual({ kind: 'quotaExceeded', key: 'offer' })
      await claiming(claim('offer', '0.01', '100000000000000000000'))
      expect(await store().quotaClaimed('offer')).toBe('100000000000000000000')
    })
    it('refuse the whole append', async () => {
      const full = append([part(anna, 0)], { quotaClaims: [claim('a', '1', '1'), claim('b', '2', '1')] })
      expect(await conflictOf(store().append(full))).toEqual({ kind: 'quotaExceeded', key: 'b' })
      expect(await store().quotaClaimed('a')).toBe('0')
      expect((await store().load(anna)).version).toBe(0)
    })
    it('are released, never below 0, and even where the maximum has been lowered', async () => {
      await claiming(claim('offer', '5', '10'))
      await claiming(claim('offer', '-1.5', '2'))
      expect(await store().quotaClaimed('offer')).toBe('3.5')
      await claiming(claim('offer', '-9', '10'))
      expect(await store().quotaClaimed('offer')).toBe('0')
    })
    it('are never exceeded by many at once', async () => {
      const many = Array.from({ length: 12 }, () => claiming(claim('offer', '0.3', '1')))
      const endings = await endingsOf(many)
      expect(endings.filter((ending) => ending === 'stored')).toHaveLength(3)
      expect(endings.filter((ending) => ending === 'quotaExceeded')).toHaveLength(9)
      expect(await store().quotaClaimed('offer')).toBe('0.9')
    })
  })

  describe('outcomes', () => {
    const answering = (key: string, answer: string | undefined) =>
      store().append(append([part(anna, 0)], { outcome: outcome(key, answer) }))
    it('are stored with their events, once', async () => {
      await answering('K1', 'sealed')
      expect(await store().outcome(outcome('K1', undefined))).toEqual(outcome('K1', 'sealed'))
      const again = append([part(ben, 0)], { outcome: outcome('K1', 'other') })
      expect(await conflictOf(store().append(again))).toEqual({ kind: 'outcomeExists' })
      expect((await store().load(ben)).version).toBe(0)
      expect((await store().outcome(outcome('K1', undefined)))?.answer).toBe('sealed')
    })
    it('come before every other reason to refuse', async () => {
      await answering('K1', 'sealed')
      expect((await conflictOf(answering('K1', 'other'))).kind).toBe('outcomeExists')
    })
    it('close a key to what arrives late', async () => {
      expect(await store().outcome(outcome('K1', undefined))).toBeUndefined()
      expect(await store().closeOutcome(outcome('K1', undefined))).toEqual(outcome('K1', undefined))
      expect(await conflictOf(answering('K1', 'late'))).toEqual({ kind: 'outcomeExists' })
      expect((await store().load(anna)).version).toBe(0)
    })
    it('stay as they are where the key has an answer', async () => {
      await answering('K1', 'sealed')
      expect(await store().closeOutcome(outcome('K1', undefined))).toEqual(outcome('K1', 'sealed'))
    })
    it('agree with what was stored when closing races the append', async () => {
      const keys = Array.from({ length: 12 }, (_, n) => `K${String(n)}`)
      const races = keys.map(async (key, n) => {
        const stream = n % 2 === 0 ? anna : ben
        const race = [
          store().append(append([part(stream, 0, { events: [] })], { outcome: outcome(key, 'sealed') })),
          store().closeOutcome(outcome(key, undefined)),
        ]
        const [appended] = await endingsOf(n % 3 === 0 ? race : race.toReversed().toReversed())
        return [appended, (await store().outcome(outcome(key, undefined)))?.answer]
      })
      const agreed = (await Promise.all(races)).filter(
        ([appended, answer]) => (appended === 'stored') === (answer === 'sealed'),
      )
      expect(agreed).toHaveLength(keys.length)
    })
    it('are swept away when they have expired', async () => {
      await answering('K1', 'sealed')
      await store().sweep(at(86_399))
      expect(await store().outcome(outcome('K1', undefined))).toBeDefined()
      await store().sweep(at(86_400))
      expect(await store().outcome(outcome('K1', undefined))).toBeUndefined()
    })
  })

  describe('slots in a window', () => {
    const limit = { max: 2, windowMs: 10_000 }
    const acquire = (second: number, key = 'phone') => store().acquire(key, at(second), limit)
    it('are refused when it is full, and free again when they have left it', async () => {
      expect([await acquire(0), await acquire(1), await acquire(2)]).toEqual([true, true, false])
      expect(await acquire(2, 'another phone')).toBe(true)
      expect([await acquire(10), await acquire(10), await acquire(11)]).toEqual([true, false, true])
    })
    it('are released together', async () => {
      await acquire(0)
      await acquire(0)
      await store().release('phone')
      expect(await acquire(1)).toBe(true)
    })
    it('count although they were taken at a moment to come, by a clock that is ahead', async () => {
      expect([await acquire(5), await acquire(0), await acquire(0)]).toEqual([true, true, false])
      expect(await acquire(9)).toBe(false)
    })
    it('stay for a clock that is ahead when one behind acquires another', async () => {
      await acquire(5)
      await acquire(0)
      // The slot of second 0 is over, the one of second 5 is not.
      expect([await acquire(11), await acquire(11)]).toEqual([true, false])
    })
    it('do not count when they were taken a window ahead or more: the clock was set back', async () => {
      await acquire(100)
      await acquire(15)
      expect([await acquire(5), await acquire(5), await acquire(5)]).toEqual([true, true, false])
    })
    it('are never more than there are, with many at once', async () => {
      const taken = await Promise.all(Array.from({ length: 9 }, () => acquire(0)))
      expect(taken.filter(Boolean)).toHaveLength(2)
    })
    it('are never more than there are, with sixty at once, each at a moment of its own', async () => {
      const moments = Array.from({ length: 60 }, (_, n) => ((n * 37) % 60) / 10)
      const taken = await Promise.all(moments.map((second) => acquire(second)))
      expect(taken.filter(Boolean)).toHaveLength(2)
    })
    it('are swept away only when their window has passed', async () => {
      await acquire(0)
      await acquire(0)
      await store().sweep(at(9))
      expect(await acquire(9)).toBe(false)
    })
  })

  describe('the notification of a commit', () => {
    const record = { collection: 'test.sessions', key: 'K1', owner: 'A1', body: {} }
    it('comes once, with streams, collections of records, and whether it left work', async () => {
      const told: Committed[] = []
      store().onCommit((committed) => told.push(committed))
      const entry = {
        id: 'E1',
        process: 'test.tell',
        at: at(0),
        correlation: 'first',
        body: {},
        recipients: { kind: 'stream', stream: ben },
      } as const
      await store().append(
        append([part(anna, 0, { events: [event(), event()] })], {
          records: [{ kind: 'new', record }],
          outbox: [entry],
        }),
      )
      await store().changeRecords([{ kind: 'remove', collection: 'test.sessions', key: 'K1' }])
      expect(told).toEqual([
        { streams: [{ stream: anna, version: 2 }], records: ['test.sessions'], outbox: true },
        {
          streams: [],
          records: ['test.sessions'],
          outbox: false,
          removed: [{ collection: 'test.sessions', key: 'K1' }],
        },
      ])
    })
    it('names what it removed, by its key or by its owner', async () => {
      const removed: Committed['removed'][] = []
      store().onCommit((committed) => removed.push(committed.removed))
      await store().changeRecords([{ kind: 'new', record }])
      await store().append(
        append([part(anna, 0)], {
          records: [
            { kind: 'remove', collection: 'test.sessions', key: 'K1' },
            { kind: 'removeOwned', collection: 'test.sessions', owner: 'A1' },
          ],
        }),
      )
      const [collection, key, owner] = ['test.sessions', 'K1', 'A1']
      expect(removed).toEqual([
        undefined,
        [
          { collection, key },
          { collection, owner },
        ],
      ])
    })
    it('does not come for what was refused, nor to a listener that has left', async () => {
      const told: Committed[] = []
      const leave = store().onCommit((committed) => told.push(committed))
      await conflictOf(store().append(append([part(anna, 3)])))
      leave()
      await store().append(append([part(anna, 0)]))
      expect(told).toEqual([])
    })
  })

  it('gives text of claims as the domain writes decimals', async () => {
    await claiming(claim('offer', '1.50', '9'))
    expect(await store().quotaClaimed('offer')).toBe(decimal('1.5'))
  })
}
