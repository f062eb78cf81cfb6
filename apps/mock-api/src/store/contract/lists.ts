import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type RowFilter, type Slot, slotOf } from '../lists.ts'
import type { Store } from '../port.ts'
import { decimalSortKey } from '../sortKeys.ts'
import { anna, append, at, ben, cleo, conflictOf, endingsOf, part, row } from './fixtures.ts'

/** Rows and records. */
export function listCases(store: () => Store): void {
  const keysOf = async (filter: RowFilter): Promise<readonly string[]> =>
    (await store().rows(filter, { limit: 99 })).rows.map(({ key }) => key)

  describe('rows', () => {
    const collection = 'test.list'
    it('come from the greatest sort key to the smallest, equal ones by their keys', async () => {
      const group = 'AAPL'
      const rows = [
        row(collection, 'b', { group, sortKey: '2' }),
        row(collection, 'a', { group, sortKey: '2' }),
        row(collection, 'z', { group, sortKey: '1' }),
        row(collection, 'y', { group, sortKey: '3' }),
      ]
      await store().append(append([part(anna, 0, { rows })]))
      expect(await keysOf({ collection, stream: anna })).toEqual(['y', 'a', 'b', 'z'])
      expect(await keysOf({ collection, group })).toEqual(['y', 'a', 'b', 'z'])
    })
    it('of a group that have one sort key and one key come by their streams', async () => {
      const rows = [row(collection, 'a', { group: 'AAPL' })]
      for (const stream of [cleo, anna, ben]) await store().append(append([part(stream, 0, { rows })]))
      const found = await store().rows({ collection, group: 'AAPL' }, { limit: 9 })
      expect(found.rows.map(({ stream }) => stream)).toEqual([anna, ben, cleo])
    })
    it('come page by page, with how many there are', async () => {
      const filter = { collection, stream: anna }
      const rows = ['1', '2', '3', '4', '5'].map((key) => row(collection, key))
      await store().append(append([part(anna, 0, { rows })]))
      const first = await store().rows(filter, { limit: 2 })
      expect([first.rows.map(({ key }) => key), first.total]).toEqual([['5', '4'], 5])
      const second = await store().rows(filter, { after: first.rows.map(slotOf)[1], limit: 2 })
      expect([second.rows.map(({ key }) => key), second.total]).toEqual([['3', '2'], 5])
      const end = { sortKey: '', key: '', stream: anna }
      expect(await store().rows(filter, { after: end, limit: 2 })).toEqual({ rows: [], total: 5 })
    })
    it('come after a slot that a row no longer has, whatever was added before it', async () => {
      const filter = { collection, stream: anna }
      const rows = ['1', '2', '3', '4'].map((key) => row(collection, key))
      await store().append(append([part(anna, 0, { rows })]))
      const first = await store().rows(filter, { limit: 2 })
      const moved = { collection, key: '3', row: row(collection, '3', { sortKey: '9' }).row }
      await store().append(append([part(anna, 1, { rows: [moved, row(collection, '8')] })]))
      const second = await store().rows(filter, { after: first.rows.map(slotOf)[1], limit: 2 })
      expect(second.rows.map(({ key }) => key)).toEqual(['2', '1'])
    })
    it('of one sort key and of several streams come after each of them', async () => {
      const rows = ['a', 'b'].map((key) => row(collection, key, { group: 'AAPL', sortKey: '1' }))
      for (const stream of [ben, anna]) await store().append(append([part(stream, 0, { rows })]))
      const found: string[] = []
      let after: Slot | undefined
      for (let page = 0; page < 5; page += 1) {
        const [next] = (await store().rows({ collection, group: 'AAPL' }, { after, limit: 1 })).rows
        if (next !== undefined) found.push(`${next.key} ${next.stream}`)
        after = next && slotOf(next)
        if (after === undefined) break
      }
      expect(found).toEqual([`a ${anna}`, `a ${ben}`, `b ${anna}`, `b ${ben}`])
    })
    it('are those of a stream, of a group, or of both, and in a state', async () => {
      const own = [
        row(collection, '1', { group: 'AAPL', state: 'open' }),
        row(collection, '2', { group: 'AAPL', state: 'closed' }),
        row(collection, '3', { state: 'open' }),
        row('test.other', '9', { group: 'AAPL' }),
      ]
      await store().append(append([part(anna, 0, { rows: own })]))
      await store().append(append([part(ben, 0, { rows: [row(collection, '4', { group: 'AAPL' })] })]))
      expect(await keysOf({ collection, stream: anna })).toEqual(['3', '2', '1'])
      expect(await keysOf({ collection, group: 'AAPL' })).toEqual(['4', '2', '1'])
      expect(await keysOf({ collection, group: 'AAPL', state: 'open' })).toEqual(['4', '1'])
      expect(await keysOf({ collection, stream: anna, state: 'open' })).toEqual(['3', '1'])
      expect(await keysOf({ collection, stream: anna, group: 'AAPL' })).toEqual(['2', '1'])
      const closed = { collection, stream: anna, group: 'AAPL', state: 'closed' }
      expect(await keysOf(closed)).toEqual(['2'])
      expect(await keysOf({ collection: 'test.nothing', stream: anna })).toEqual([])
      expect(await keysOf({ collection: 'test.nothing', group: 'AAPL' })).toEqual([])
    })
    it('of two lists that an order writes have the same keys, and each list has its own', async () => {
      const lists = ['trading.cards', 'trading.orders'] as const
      const rows = lists.flatMap((list) => ['1', '2', '3'].map((key) => row(list, key)))
      await store().append(append([part(anna, 0, { rows })]))
      const changed = [{ ...row('trading.cards', '2'), row: undefined }, row('trading.orders', '4')]
      await store().append(append([part(anna, 1, { rows: changed })]))
      const [cards, orders] = await Promise.all(
        lists.map((list) => store().rows({ collection: list, stream: anna }, { limit: 2 })),
      )
      expect([cards?.rows.map(({ key }) => key), cards?.total]).toEqual([['3', '1'], 2])
      expect([orders?.rows.map(({ key }) => key), orders?.total]).toEqual([['4', '3'], 4])
    })
    it.each([{ body: { changed: 1 } }, { state: 'closed' }, { group: 'AAPL' }, { sortKey: '9' }])(
      'are replaced by what changes them: %o',
      async (change) => {
        const after = row(collection, '1', change)
        await store().append(append([part(anna, 0, { rows: [row(collection, '1')] })]))
        await store().append(append([part(anna, 1, { rows: [after] })]))
        const { rows } = await store().rows({ collection, stream: anna }, { limit: 9 })
        expect(rows).toEqual([{ stream: anna, key: '1', row: after.row }])
      },
    )
    it('are those in one of several states, and of a stretch of sort keys', async () => {
      const rows = ['open', 'closed', 'gone', 'open'].map((state, index) =>
        row(collection, `k${String(index)}`, { state, sortKey: String(index) }),
      )
      await store().append(append([part(anna, 0, { rows })]))
      expect(await keysOf({ collection, stream: anna, state: ['open', 'gone'] })).toEqual(['k3', 'k2', 'k0'])
      expect(await keysOf({ collection, stream: anna, from: '1', before: '3' })).toEqual(['k2', 'k1'])
      expect(await keysOf({ collection, stream: anna, from: '1', state: 'open' })).toEqual(['k3'])
      expect(await keysOf({ collection, stream: anna, before: '0' })).toEqual([])
    })
    it('are replaced under their key, and removed', async () => {
      await store().append(append([part(anna, 0, { rows: [row(collection, '1', { group: 'A' })] })]))
      const body = { price: '1.50' }
      await store().append(append([part(anna, 1, { rows: [row(collection, '1', { group: 'B', body })] })]))
      expect(await keysOf({ collection, group: 'A' })).toEqual([])
      expect(await keysOf({ collection, group: 'B' })).toEqual(['1'])
      expect((await store().row(collection, anna, '1'))?.body).toEqual(body)
      expect(await store().row(collection, ben, '1')).toBeUndefined()
      await store().append(append([part(anna, 2, { rows: [{ collection, key: '1', row: undefined }] })]))
      expect(await store().row(collection, anna, '1')).toBeUndefined()
      expect(await keysOf({ collection, stream: anna })).toEqual([])
    })
    it('sort by decimals as by numbers', async () => {
      const amounts = ['9', '-1', '100', '0', '52700.5', '0.05', '-20']
      const rows = amounts.map((amount) =>
        row(collection, amount, { sortKey: decimalSortKey(decimal(amount)) }),
      )
      await store().append(append([part(anna, 0, { rows })]))
      expect(await keysOf({ collection, stream: anna })).toEqual([
        '52700.5',
        '100',
        '9',
        '0.05',
        '0',
        '-1',
        '-20',
      ])
    })
    it('sort text by its code points', async () => {
      const rows = ['a', 'Z', '가', '\u{1f600}', '\uffee', 'é'].map((key) => row(collection, key))
      await store().append(append([part(anna, 0, { rows })]))
      expect(await keysOf({ collection, stream: anna })).toEqual(['\u{1f600}', '\uffee', '가', 'é', 'a', 'Z'])
    })
  })

  describe('records', () => {
    const record = (key: string, owner = 'A1', more: object = {}) => ({
      collection: 'test.sessions',
      key,
      owner,
      body: { key },
      ...more,
    })
    const added = (key: string, owner = 'A1', more: object = {}) =>
      ({ kind: 'new', record: record(key, owner, more) }) as const
    const collection = 'test.sessions'

    it('are found by key and by owner', async () => {
      await store().changeRecords([added('K2'), added('K1'), added('K3', 'A2')])
      expect((await store().record(collection, 'K1'))?.body).toEqual({ key: 'K1' })
      expect(await store().record(collection, 'K9')).toBeUndefined()
      const found = await store().records({ collection, owner: 'A1' })
      expect(found.map(({ key }) => key)).toEqual(['K1', 'K2'])
      expect(await store().records({ collection })).toHaveLength(3)
      expect(await store().records({ collection: 'test.other' })).toEqual([])
    })
    it('refuse the same new key a second time, and nothing of that change is written', async () => {
      await store().changeRecords([added('phone')])
      const refused = store().changeRecords([added('other'), added('phone', 'A2')])
      expect(await conflictOf(refused)).toEqual({ kind: 'keyTaken', collection, key: 'phone' })
      expect(await store().record(collection, 'other')).toBeUndefined()
      expect((await store().record(collection, 'phone'))?.owner).toBe('A1')
    })
    it('refuse it in one change, and in one of two appends at once', async () => {
      expect((await conflictOf(store().changeRecords([added('K1'), added('K1')]))).kind).toBe('keyTaken')
      const both = [anna, ben].map((stream) =>
        store().append(append([part(stream, 0)], { records: [added('phone', stream)] })),
      )
      expect((await endingsOf(both)).toSorted()).toEqual(['keyTaken', 'stored'])
      const versions = await Promise.all(
        [anna, ben].map(async (stream) => (await store().load(stream)).version),
      )
      expect(versions.toSorted()).toEqual([0, 1])
    })
    it('are replaced, removed by key, and removed with their owner', async () => {
      await store().changeRecords([added('K1'), added('K2'), added('K3', 'A2')])
      await store().changeRecords([{ kind: 'replace', record: record('K1', 'A2') }])
      await store().changeRecords([{ kind: 'remove', collection, key: 'K2' }, added('K2', 'A1')])
      await store().changeRecords([{ kind: 'removeOwned', collection, owner: 'A2' }])
      expect((await store().records({ collection })).map(({ key }) => key)).toEqual(['K2'])
    })
    it('are removed with their owner but for one, which is left as it is, or gone', async () => {
      await store().changeRecords([added('K1'), added('K2'), added('K3', 'A2')])
      const others = { kind: 'removeOwned', collection, owner: 'A1', but: 'K2' } as const
      const keys = async () => (await store().records({ collection })).map(({ key }) => key)
      await store().changeRecords([others])
      expect(await keys()).toEqual(['K2', 'K3'])
      await store().changeRecords([{ kind: 'remove', collection, key: 'K2' }, others])
      expect(await keys()).toEqual(['K3'])
    })
    it('take up a key again that the same change has freed', async () => {
      await store().changeRecords([added('K1'), added('K2', 'A2')])
      await store().changeRecords([
        { kind: 'replace', record: record('K1', 'A2') },
        { kind: 'removeOwned', collection, owner: 'A2' },
        added('K1', 'A3'),
        added('K2', 'A3'),
      ])
      const owners = (await store().records({ collection })).map(({ owner }) => owner)
      expect(owners).toEqual(['A3', 'A3'])
    })
    it('are kept beyond their time, as they are', async () => {
      await store().changeRecords([added('K1', 'A1', { expiresAt: at(10) })])
      await store().changeRecords([{ kind: 'keep', collection, key: 'K1' }])
      await store().sweep(at(10))
      expect(await store().record(collection, 'K1')).toEqual(record('K1'))
    })
    it.each([
      ['is not there', []],
      [
        'was removed before',
        [added('K1', 'A1', { expiresAt: at(10) }), { kind: 'remove', collection, key: 'K1' }],
      ],
      ['does not expire', [added('K1')]],
      [
        'is kept already',
        [added('K1', 'A1', { expiresAt: at(10) }), { kind: 'keep', collection, key: 'K1' }],
      ],
    ] as const)('refuse to keep one that %s, and nothing of that change is written', async (_, before) => {
      await store().changeRecords(before)
      const keep = { kind: 'keep', collection, key: 'K1' } as const
      const conflict = { kind: 'notExpiring', collection, key: 'K1' }
      expect(await conflictOf(store().changeRecords([added('K2'), keep]))).toEqual(conflict)
      expect(await store().record(collection, 'K2')).toBeUndefined()
      await store().reset()
      expect(await conflictOf(store().changeRecords([added('K2'), ...before, keep]))).toEqual(conflict)
      expect(await store().records({ collection })).toEqual([])
    })
    it('are kept by one of two appends at once', async () => {
      await store().changeRecords([added('K1', 'A1', { expiresAt: at(10) })])
      const both = [anna, ben].map((stream) =>
        store().append(append([part(stream, 0)], { records: [{ kind: 'keep', collection, key: 'K1' }] })),
      )
      expect((await endingsOf(both)).toSorted()).toEqual(['notExpiring', 'stored'])
    })
    it('are found as each write leaves them, also where they were read before it', async () => {
      const read = async () => (await store().record(collection, 'K1'))?.owner
      const changed = async (write: Promise<void>) => {
        await write
        return read()
      }
      const records = [added('K1', 'A1', { expiresAt: at(10) })]
      expect(await read()).toBeUndefined()
      expect(await changed(store().append(append([part(anna, 0)], { records })))).toBe('A1')
      const replaced = { kind: 'replace', record: record('K1', 'A2') } as const
      expect(await changed(store().changeRecords([replaced]))).toBe('A2')
      expect(await changed(store().changeRecords([{ kind: 'removeOwned', collection, owner: 'A2' }]))).toBe(
        undefined,
      )
      expect(await changed(store().changeRecords(records))).toBe('A1')
      expect(await changed(store().sweep(at(10)))).toBeUndefined()
      expect(await changed(store().changeRecords(records))).toBe('A1')
      expect(await changed(store().reset())).toBeUndefined()
    })
    it('have some MB', async () => {
      const body = { text: 'x'.repeat(7_000_000) }
      await store().changeRecords([added('K1', 'A1', { body })])
      expect((await store().record(collection, 'K1'))?.body).toEqual(body)
    })
    it('are swept away when they have expired', async () => {
      await store().changeRecords([
        added('K1', 'A1', { expiresAt: at(10) }),
        added('K2', 'A1', { expiresAt: at(11) }),
        added('K3'),
      ])
      await store().sweep(at(10))
      const left = (await store().records({ collection })).map(({ key }) => key)
      expect(left.toSorted()).toEqual(['K2', 'K3'])
      expect((await store().record(collection, 'K2'))?.expiresAt).toBe(at(11))
    })
  })
}
