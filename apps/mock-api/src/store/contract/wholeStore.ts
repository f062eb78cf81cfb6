import { describe, expect, it } from 'vitest'
import type { Store } from '../port.ts'
import { anna, append, at, claim, lease, level, outcome, part, row } from './fixtures.ts'

/** Something in every table. */
export async function fill(store: Store): Promise<void> {
  const schedules = [
    {
      owner: 'O1',
      timers: [{ kind: 'test.due', dueAt: at(10) } as const],
      watches: [level('test.met', 'bid', 'atMost', '90')],
    },
  ]
  const snapshot = { version: 1, shape: 'shape', state: '{}' }
  await store.append(
    append([part(anna, 0, { schedules, rows: [row('test.list', 'R1', { group: 'G' })], snapshot })], {
      meta: { actor: 'A1', command: 'fill', correlation: 'fill' },
      records: [{ kind: 'new', record: { collection: 'test.sessions', key: 'K1', owner: 'A1', body: {} } }],
      quotaClaims: [
        claim('offer', '1.50', '9'),
        claim('given back', '1', '9'),
        claim('given back', '-1', '9'),
      ],
      outcome: outcome('K1', 'sealed'),
      outbox: [
        {
          id: 'E1',
          process: 'test.tell',
          at: at(0),
          correlation: 'fill',
          body: {},
          recipients: { kind: 'rows', collection: 'test.list', group: 'G' },
        },
      ],
    }),
  )
}

/** What concerns all tables together. */
export function wholeStoreCases(store: () => Store): void {
  const empty = {
    events: [],
    snapshots: [],
    timers: [],
    watches: [],
    rows: [],
    records: [],
    outcomes: [],
    claims: [],
    deliveries: [],
  }
  describe('a dump', () => {
    it('shows all that was written', async () => {
      expect(await store().dump()).toEqual(empty)
      await fill(store())
      const dump = await store().dump()
      const sizes = Object.entries(dump).map(([name, rows]) => [name, rows.length])
      expect(sizes).toEqual(Object.keys(empty).map((name) => [name, 1]))
      expect(dump['claims']).toEqual([{ key: 'offer', amount: '1.5' }])
    })
    it('shows neither leases nor slots in windows', async () => {
      await fill(store())
      const before = await store().dump()
      await store().dueStreams(at(10), lease('one', 40), 9)
      await store().deliveries(at(10), lease('one', 40), 9)
      await store().acquire('phone', at(0), { max: 1, windowMs: 1_000 })
      expect(await store().dump()).toEqual(before)
    })
  })
  it('keeps time in a queue, in which each work begins when the one before has ended, also where that failed', async () => {
    const order: string[] = []
    const keepTime = (name: string, failing = false) =>
      store().enqueueTimekeeping(async () => {
        order.push(`${name} begins`)
        await store().quotaClaimed('offer')
        order.push(`${name} ends`)
        if (failing) throw new Error(name)
        return name
      })
    const ended = await Promise.allSettled([keepTime('one', true), keepTime('two'), keepTime('three')])
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(order).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })
  it('is empty after a reset, leases and slots included', async () => {
    await fill(store())
    await store().dueStreams(at(10), lease('one', 40), 9)
    await store().acquire('phone', at(0), { max: 1, windowMs: 1_000 })
    await store().reset()
    expect(await store().dump()).toEqual(empty)
    expect(await store().streams('account', { limit: 9 })).toEqual([])
    expect(await store().acquire('phone', at(0), { max: 1, windowMs: 1_000 })).toBe(true)
    await fill(store())
    expect(await store().dueStreams(at(10), lease('two', 40), 9)).toEqual([anna])
  })
}
