import { tradeAccount, tradeClose, tradePlace, tradePosition, tradePositions } from '@onelot/api-client'
import { accountId, accountStream, decimal, exact } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const whole = { pageSize: 100 } as const
const open = (world: TestBroker, member: TestMember) =>
  world.call(tradePositions, { tab: 'inProgress', ...whole }, member)

describe('delisting', () => {
  it('settles every position at the last price, cancels what is working, and returns the money', async () => {
    const world = await createTestBroker()
    const { operator } = world.broker
    const member = await world.trader('01011110000')
    const { balances: before } = await world.call(tradeAccount, { instrument: apple }, member)
    await operator.setPrice(apple, decimal('160.00'))
    const { position: owned } = await world.call(tradePlace, marketBuy(5), member)
    const { position: geared } = await world.call(tradePlace, marketBuy(10, 5), member)
    const short = { ...marketBuy(4, 2), side: 'short' } as const
    const { position: sold } = await world.call(tradePlace, short, member)
    const { position: resting } = await world.call(tradePlace, limitBuy('90.00'), member)
    const close = { position: owned.id, lots: 5, type: 'limit', limitPrice: '300.00' } as const
    const { order: closing } = await world.call(tradeClose, close, member)
    await world.pass(1_000)
    await operator.setPrice(apple, decimal('170.00'))
    await world.pass(1_000)

    expect(await operator.delist(apple)).toMatchObject({ ok: true })
    await world.pass(1_000)
    expect((await open(world, member)).total).toBe(0)
    for (const { id } of [owned, geared, sold])
      expect((await world.call(tradePosition, { position: id }, member)).position).toMatchObject({
        status: 'closed',
        closing: { cause: 'delisted', price: '170' },
      })
    expect((await world.call(tradePosition, { position: resting.id }, member)).position).toMatchObject({
      status: 'cancelled',
      cause: 'delisted',
    })
    const { store } = world.broker.services
    const stream = accountStream(accountId(member.account))
    const working = await store.rows({ collection: 'trading.orders', stream, state: 'working' }, { limit: 9 })
    expect([closing === undefined, working.total]).toEqual([false, 0])

    const { balances } = await world.call(tradeAccount, { instrument: apple }, member)
    expect([balances.USD?.frozen, balances.USD?.margin]).toEqual(['0.00', '0.00'])
    // 9.99 a share up on 15 long, 10 down on 4 short; six commissions.
    const change = (name: 'available' | 'fees') =>
      exact(balances.USD?.[name] ?? '0').minus(before.USD?.[name] ?? '0')
    const moved = exact('9.99').times('15').minus('40')
    expect(change('available').toFixed()).toBe(moved.minus(change('fees')).toFixed())
  })

  it('settles every account that holds or orders, and nobody else', async () => {
    const world = await createTestBroker()
    const phones = Array.from({ length: 40 }, (_, index) => `0101111${String(index).padStart(4, '0')}`)
    const members = []
    for (const [index, phone] of phones.entries()) {
      const member = await world.register(phone)
      if (index % 4 === 0) await world.call(tradePlace, marketBuy(2), member)
      if (index % 4 === 1) await world.call(tradePlace, limitBuy('90.00'), member)
      members.push(member)
    }
    const { store } = world.broker.services
    const eventsOf = async (member: TestMember) =>
      (await store.load(accountStream(accountId(member.account)), 0)).events
    const counted = await Promise.all(members.map(async (member) => (await eventsOf(member)).length))
    await world.broker.operator.delist(apple)
    const added = await Promise.all(
      members.map(async (member, index) =>
        (await eventsOf(member))
          .slice(counted[index])
          .map(({ event }) => event.kind)
          .filter((kind) => kind.startsWith('trading.')),
      ),
    )
    const expected = [['trading.orderFilled'], ['trading.orderEnded'], [], []]
    expect(added).toEqual(phones.map((_, index) => expected[index % 4]))
    expect(await store.outboxSize()).toBe(0)
  })

  it('settles what is sale-locked, and what is held in a halt', async () => {
    const site = { saleLocks: { US: { kind: 'days', days: 2 } } } as const
    const world = await createTestBroker({ site })
    const member = await world.trader('01011110000')
    const { position } = await world.call(tradePlace, marketBuy(5), member)
    await world.broker.operator.setHalt(apple, true)
    await world.pass(1_000)
    await world.broker.operator.delist(apple)
    expect((await world.call(tradePosition, { position: position.id }, member)).position).toMatchObject({
      status: 'closed',
      closing: { cause: 'delisted' },
    })
  })
})
