import type { StreamId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { Delivery, OutboxEntry, Store } from '../port.ts'
import { anna, append, at, ben, cleo, conflictOf, endingsOf, lease, part, row } from './fixtures.ts'

/** Work left in the outbox. */
export function outboxCases(store: () => Store): void {
  describe('the outbox', () => {
    const entry = (id: string, recipients: OutboxEntry['recipients']): OutboxEntry => ({
      id,
      process: 'test.tell',
      at: at(3),
      correlation: 'chain',
      body: { price: '1.50' },
      recipients,
    })
    const holders = { kind: 'rows', collection: 'test.holders', group: 'AAPL' } as const
    const leased = (now = 10, holder = 'one', limit = 9) =>
      store().deliveries(at(now), lease(holder, now + 30), limit)
    const hold = (stream: StreamId, version: number, group: string, state = 'open') =>
      store().append(append([part(stream, version, { rows: [row('test.holders', 'H', { group, state })] })]))

    it('delivers to one stream', async () => {
      await store().append(append([], { outbox: [entry('E1', { kind: 'stream', stream: anna })] }))
      const written = {
        id: 'E1',
        process: 'test.tell',
        at: at(3),
        correlation: 'chain',
        body: { price: '1.50' },
      }
      expect(await leased()).toEqual([{ entry: written, stream: anna, key: '', row: undefined }])
    })
    it('delivers to every row of a group as it was, however it changes afterwards', async () => {
      await hold(anna, 0, 'AAPL')
      await hold(ben, 0, 'AAPL')
      await store().append(append([], { outbox: [entry('E1', holders)] }))
      await store().append(
        append([part(anna, 1, { rows: [{ collection: 'test.holders', key: 'H', row: undefined }] })]),
      )
      await hold(ben, 1, 'TSLA', 'closed')
      await hold(cleo, 0, 'AAPL')
      const found = await leased()
      expect(found.map(({ stream, key, row: then }) => [stream, key, then?.group, then?.state])).toEqual([
        [anna, 'H', 'AAPL', 'open'],
        [ben, 'H', 'AAPL', 'open'],
      ])
    })
    it('delivers once to each stream that has rows of a group, where its process says so', async () => {
      await store().append(
        append([
          part(ben, 0, { rows: ['H1', 'H2'].map((key) => row('test.holders', key, { group: 'AAPL' })) }),
          part(anna, 0, { rows: [row('test.holders', 'H', { group: 'AAPL' })] }),
          part(cleo, 0, { rows: [row('test.holders', 'H', { group: 'TSLA' })] }),
        ]),
      )
      await store().append(append([], { outbox: [entry('E1', { ...holders, each: 'stream' })] }))
      expect((await leased()).map(({ stream, key, row: then }) => [stream, key, then])).toEqual([
        [anna, '', undefined],
        [ben, '', undefined],
      ])
    })
    it('delivers to rows as the same append leaves them', async () => {
      await hold(anna, 0, 'AAPL')
      const rowsIn = (state: string) => [row('test.holders', 'H', { group: 'AAPL', state })]
      const streams = [part(anna, 1, { rows: rowsIn('closed') }), part(ben, 0, { rows: rowsIn('open') })]
      await store().append(append(streams, { outbox: [entry('E1', { ...holders, state: 'open' })] }))
      expect((await leased()).map(({ stream }) => stream)).toEqual([ben])
    })
    it('delivers to rows of one group, in one state', async () => {
      await hold(anna, 0, 'AAPL')
      await hold(ben, 0, 'AAPL', 'closed')
      await hold(cleo, 0, 'TSLA')
      const open = entry('E1', { ...holders, state: 'open' })
      await store().append(append([], { outbox: [open, entry('E2', holders)] }))
      expect((await leased()).map(({ entry: { id }, stream }) => [id, stream])).toEqual([
        ['E1', anna],
        ['E2', anna],
        ['E2', ben],
      ])
    })
    it('leaves nothing where there is no recipient, and none where the append is refused', async () => {
      for (const each of ['row', 'stream'] as const)
        await store().append(append([], { outbox: [entry('E1', { ...holders, each })] }))
      const refused = append([part(anna, 7)], { outbox: [entry('E2', { kind: 'stream', stream: anna })] })
      await conflictOf(store().append(refused))
      expect(await store().outboxSize()).toBe(0)
    })
    it('delivers once', async () => {
      await store().append(append([], { outbox: [entry('E1', { kind: 'stream', stream: anna })] }))
      const delivered = { entry: 'E1', stream: anna, key: '' }
      const twice = [anna, ben].map((stream) => store().append(append([part(stream, 0)], { delivered })))
      expect((await endingsOf(twice)).toSorted()).toEqual(['alreadyFired', 'stored'])
      expect(await store().outboxSize()).toBe(0)
    })
    it('leases deliveries in the order of their entries, and each to one holder', async () => {
      const recipients = [
        ['E2', anna],
        ['E1', ben],
      ] as const
      for (const [id, stream] of recipients)
        await store().append(append([], { outbox: [entry(id, { kind: 'stream', stream })] }))
      const shares = await Promise.all([leased(10, 'one', 1), leased(10, 'two', 1)])
      expect(
        shares
          .flat()
          .map(({ entry: { id } }) => id)
          .toSorted(),
      ).toEqual(['E1', 'E2'])
      expect(await leased(10, 'three')).toEqual([])
      expect((await leased(40, 'three')).map(({ entry: { id } }) => id)).toEqual(['E2', 'E1'])
    })
    it('leases nothing of a stream before what was written earlier is delivered, also where that is set aside', async () => {
      const recipients = [
        ['E1', anna],
        ['E2', anna],
        ['E3', ben],
      ] as const
      for (const [id, stream] of recipients)
        await store().append(append([], { outbox: [entry(id, { kind: 'stream', stream })] }))
      const idsOf = (deliveries: readonly Delivery[]) => deliveries.map(({ entry: { id } }) => id)
      expect(idsOf(await leased(10, 'one', 1))).toEqual(['E1'])
      expect(idsOf(await leased(10, 'two'))).toEqual(['E3'])
      expect(idsOf(await store().deliveriesTo(anna, at(10)))).toEqual(['E1', 'E2'])
      await store().deferDelivery({ entry: 'E1', stream: anna, key: '' }, at(100))
      expect(idsOf(await leased(50, 'two'))).toEqual(['E3'])
      expect(await store().deliveriesTo(anna, at(99))).toEqual([])
      expect(idsOf(await leased(100, 'two'))).toEqual(['E1', 'E2', 'E3'])
    })
    it('names the earliest that is left, whoever leases it, but for what is set aside', async () => {
      expect(await store().nextDelivery(at(99))).toBeUndefined()
      await store().append(append([], { outbox: [entry('E1', { kind: 'stream', stream: anna })] }))
      expect(await store().nextDelivery(at(2))).toBeUndefined()
      expect(await store().nextDelivery(at(3))).toBe(at(3))
      await leased(10)
      expect(await store().nextDelivery(at(10))).toBe(at(3))
      await store().deferDelivery({ entry: 'E1', stream: anna, key: '' }, at(100))
      expect(await store().nextDelivery(at(99))).toBeUndefined()
      expect(await store().nextDelivery(at(100))).toBe(at(3))
    })
    it('does not lease a delivery until it may be tried again, and deletes one that led to nothing', async () => {
      await store().append(append([], { outbox: [entry('E1', { kind: 'stream', stream: anna })] }))
      const key = { entry: 'E1', stream: anna, key: '' }
      await leased(10)
      await store().deferDelivery(key, at(100))
      expect(await leased(99)).toEqual([])
      expect(await store().outboxSize()).toBe(1)
      expect(await leased(100)).toHaveLength(1)
      await store().append(append([], { delivered: key }))
      expect(await store().outboxSize()).toBe(0)
      expect(await leased(999)).toEqual([])
    })
    it('counts what is left to deliver, deferred or leased, and nothing that was delivered', async () => {
      for (const stream of [anna, ben, cleo]) await hold(stream, 0, 'AAPL')
      await store().append(append([], { outbox: [entry('E1', holders), entry('E2', holders)] }))
      expect(await store().outboxSize()).toBe(6)
      await leased(10, 'one', 1)
      await store().deferDelivery({ entry: 'E1', stream: ben, key: 'P' }, at(100))
      expect(await store().outboxSize()).toBe(6)
      for (const { entry: own, stream, key } of await store().deliveriesTo(cleo, at(10)))
        await store().append(append([], { delivered: { entry: own.id, stream, key } }))
      await store().sweep(at(10))
      expect(await store().outboxSize()).toBe(4)
    })
    it('keeps what is left to deliver when it is swept', async () => {
      await store().append(
        append([], { outbox: [entry('E1', { kind: 'stream', stream: anna }), entry('E2', holders)] }),
      )
      await store().sweep(at(99_999))
      expect((await leased()).map(({ entry: { id } }) => id)).toEqual(['E1'])
    })
  })
}
