import { contract } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { apple, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const {
  watchlistAdd,
  watchlistAddGroup,
  watchlistDeleteGroup,
  watchlistGroups,
  watchlistMove,
  watchlistRemove,
  watchlistRenameGroup,
  watchlistRows,
} = contract.watchlist
const won = instrumentId('FX:USDKRW')
const items = [apple, won].map((instrument) => ({ instrument }))
const inDefault = (...instruments: readonly string[]) => ({ groups: [{ id: 'default', instruments }] })

async function listed() {
  const world = await createTestBroker()
  const member = await world.register('01011110000')
  return { ...world, member }
}

describe('a watchlist', () => {
  it('is empty at first, and lists what is added, in order, with its quote', async () => {
    const { call, member } = await listed()
    expect(await call(watchlistGroups, {}, member)).toEqual(inDefault())
    expect(await call(watchlistAdd, { items }, member)).toEqual(inDefault(apple, won))
    expect(await call(watchlistGroups, {}, member)).toEqual(inDefault(apple, won))
    const { rows } = await call(watchlistRows, {}, member)
    expect(rows.map(({ instrument, quote }) => [instrument.id, quote?.instrument])).toEqual([
      [apple, apple],
      [won, won],
    ])
    expect(rows[0]?.sparkline.length).toBeGreaterThan(1)
  })

  it('is moved, divided into groups, and put back into one', async () => {
    const { call, member } = await listed()
    await call(watchlistAdd, { items }, member)
    const { group } = await call(watchlistAddGroup, { name: 'Rates' }, member)
    await call(watchlistMove, { instruments: [won], group }, member)
    expect(await call(watchlistRenameGroup, { group, name: 'Currencies' }, member)).toEqual({
      groups: [
        { id: 'default', instruments: [apple] },
        { id: group, name: 'Currencies', instruments: [won] },
      ],
    })
    await call(watchlistDeleteGroup, { group }, member)
    expect(await call(watchlistMove, { instruments: [won], group: 'default', index: 0 }, member)).toEqual(
      inDefault(won, apple),
    )
    expect(await call(watchlistRemove, { instruments: [apple] }, member)).toEqual(inDefault(won))
  })

  it('keeps what is delisted, without a quote', async () => {
    const { call, member, broker } = await listed()
    await call(watchlistAdd, { items }, member)
    await broker.operator.delist(apple)
    const { rows } = await call(watchlistRows, {}, member)
    expect(rows.map(({ quote }) => quote?.instrument)).toEqual([undefined, won])
  })

  it('says which of its listings are halted', async () => {
    const { call, member, broker } = await listed()
    await call(watchlistAdd, { items }, member)
    await broker.operator.setHalt(apple, true)
    const { rows } = await call(watchlistRows, {}, member)
    expect(rows.map(({ halted }) => halted)).toEqual([true, undefined])
  })

  it('takes no listing that does not exist, and none that is delisted', async () => {
    const { send, member, broker } = await listed()
    await broker.operator.delist(apple)
    for (const instrument of [apple, 'US:NONE']) {
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      const answered = await send(watchlistAdd.path, { items: [{ instrument }] }, headers)
      expect(answered).toMatchObject({ status: 0, msg: 'PRODUCT_UNAVAILABLE' })
    }
  })

  it('is not shown to another member', async () => {
    const { call, register, member } = await listed()
    await call(watchlistAdd, { items }, member)
    expect(await call(watchlistGroups, {}, await register('01022220000'))).toEqual(inDefault())
  })

  it('is there after a restart', async () => {
    const { call, member, broker } = await listed()
    await call(watchlistAdd, { items }, member)
    const { store } = broker.services
    const again = await createTestBroker({ store })
    expect(await again.call(watchlistGroups, {}, member)).toEqual(inDefault(apple, won))
  })

  it('can be changed many times in a row, but not without end', async () => {
    const world = await createTestBroker({
      site: { submissions: { max: 1, windowMs: 10_000 }, guestSubmissions: { max: 3, windowMs: 10_000 } },
    })
    const member = await world.register('01011110000')
    const add = () =>
      world.send(watchlistAdd.path, { items }, { ...headersOf(member), 'idempotency-key': nextKey() })
    const answers = [await add(), await add(), await add(), await add()].map(({ status, msg }) => [
      status,
      msg,
    ])
    expect(answers).toEqual([
      [1, ''],
      [1, ''],
      [1, ''],
      [0, 'TOO_FREQUENT'],
    ])
  })
})
