import { memberMe, tradeAccount, tradeClose, tradePlace, tradePosition } from '@onelot/api-client'
import { type Restriction, decimal } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
  requestTo,
} from '../../../testing/testBroker.ts'

const phone = '01011110000'
const restrict = ({ broker }: TestBroker, ...restrictions: readonly Restriction[]) =>
  broker.operator.setOnMember({ phone }, { kind: 'members.setRestrictions', restrictions })

describe.each(['tradingBanned', 'frozen', 'disabled'] as const)(
  'an account that becomes %s',
  (restriction) => {
    it('has its resting opening orders cancelled and their money released, while closing orders and stop-outs still work', async () => {
      const world = await createTestBroker()
      const { operator } = world.broker
      const member = await world.trader(phone)
      await operator.setPrice(apple, decimal('160.00'))
      const { position: resting } = await world.call(tradePlace, limitBuy('90.00'), member)
      const { position: owned } = await world.call(tradePlace, marketBuy(5), member)
      const close = { position: owned.id, lots: 5, type: 'limit', limitPrice: '170.00' } as const
      await world.call(tradeClose, close, member)
      const { position: geared } = await world.call(tradePlace, marketBuy(5, 10), member)
      const short = { ...marketBuy(2, 10), side: 'short' } as const
      const { position: sold } = await world.call(tradePlace, short, member)

      await restrict(world, restriction)
      await operator.setPrice(apple, decimal('175.00'))
      await world.pass(1_000)
      await operator.setPrice(apple, decimal('120.00'))
      await world.pass(1_000)

      await restrict(world)
      const { data } = await world.send(
        'member/login',
        { phone, password: 'Onelot2026' },
        { 'idempotency-key': nextKey() },
      )
      const again = data as typeof member
      const shown = async (position: typeof resting.id) =>
        (await world.call(tradePosition, { position }, again)).position
      expect(await shown(resting.id)).toMatchObject({ status: 'cancelled', cause: 'restriction' })
      expect(await shown(owned.id)).toMatchObject({ status: 'closed', closing: { cause: 'member' } })
      expect(await shown(sold.id)).toMatchObject({ status: 'closed', closing: { cause: 'stopOut' } })
      expect(await shown(geared.id)).toMatchObject({ status: 'closed', closing: { cause: 'stopOut' } })
      const { balances } = await world.call(tradeAccount, { instrument: apple }, again)
      expect([balances.USD?.frozen, balances.USD?.margin]).toEqual(['0.00', '0.00'])
    })
  },
)

it('an account that is barred from login or withdrawal keeps its resting orders', async () => {
  const world = await createTestBroker()
  const member = await world.trader(phone)
  const { position } = await world.call(tradePlace, limitBuy('90.00'), member)
  await restrict(world, 'loginBanned', 'withdrawalBanned')
  expect((await world.call(tradePosition, { position: position.id }, member)).position.status).toBe(
    'pendingOrder',
  )
})

describe('the sessions of an account that is disabled', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Reads a stream to its end. */
  async function listen({ broker }: TestBroker, headers: Readonly<Record<string, string>>) {
    const response = await broker.fetch(requestTo('stream/open', { instruments: [apple] }, headers))
    const reader = response.body?.getReader()
    if (reader === undefined) throw new Error('no stream')
    let ended = false
    const end = (async () => {
      while (!(await reader.read()).done) continue
      ended = true
    })()
    return { end, ended: () => ended, leave: () => reader.cancel() }
  }

  it('end at once, open streams included; those of others, and of guests, stay open', async () => {
    const world = await createTestBroker()
    const [member, other] = [await world.register(phone), await world.register('01022220000')]
    const mine = await listen(world, headersOf(member))
    const theirs = await listen(world, headersOf(other))
    const guest = await listen(world, {})
    await restrict(world, 'disabled')
    await mine.end
    expect((await world.send('member/me', {}, headersOf(member))).http).toBe(401)
    expect((await world.send('stream/open', { instruments: [] }, headersOf(member))).http).toBe(401)
    expect((await world.call(memberMe, {}, other)).account).toBe(other.account)
    expect([theirs.ended(), guest.ended()]).toEqual([false, false])
    await Promise.all([theirs.leave(), guest.leave()])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are not restored when it is enabled again, though it may log in', async () => {
    const world = await createTestBroker()
    const member = await world.register(phone)
    await restrict(world, 'disabled')
    await restrict(world)
    expect((await world.send('member/me', {}, headersOf(member))).http).toBe(401)
    const login = { phone, password: 'Onelot2026' }
    expect((await world.send('member/login', login, { 'idempotency-key': nextKey() })).msg).toBe('LOGGED_IN')
  })

  it('end at once on a stream whose session ends by itself', async () => {
    const world = await createTestBroker()
    const member = await world.register(phone)
    const mine = await listen(world, headersOf(member))
    await world.pass(7 * 86_400_000)
    await vi.advanceTimersByTimeAsync(2_000)
    await mine.end
    expect(mine.ended()).toBe(true)
  })
})
