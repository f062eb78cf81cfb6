import {
  type DayTradeMarket,
  contract,
  messagesList,
  tradeAccount,
  tradeDayTrades,
  tradePlace,
  tradePosition,
  tradeProtect,
} from '@onelot/api-client'
import { type InstrumentId, type PositionId, decimal, epochMs, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
  testTime,
} from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const { dayTradingOverview, dayTradingSetLossLimit } = contract.dayTrading

/** 11:00 in Seoul on a Tuesday: the regular session ends at 15:30. */
async function given(at = testTime) {
  const world = await createTestBroker({ calendar: 'exchange', operator: 'open' })
  await until(world, at)
  const korean = koreanStock(world.broker.services.market)
  const member = await world.trader('01011110000')
  await world.broker.operator.setPrice(korean, decimal('700000'))
  return { world, member, korean }
}
const until = async (world: TestBroker, at: string) => {
  await world.pass(epochMs(instant(Date.parse(at))) - epochMs(world.clock.now()))
}
const ordered = { side: 'long', lots: 10, leverage: 1, dayTrade: true } as const
const buying = (instrument: InstrumentId) => ({ instrument, type: 'market', ...ordered }) as const
const waitingAt = (instrument: InstrumentId, limitPrice: string) =>
  ({ instrument, type: 'limit', limitPrice, ...ordered }) as const
const shown = async (world: TestBroker, member: TestMember, position: PositionId) =>
  (await world.call(tradePosition, { position }, member)).position
const refusal = (world: TestBroker, member: TestMember, path: string, body: object) =>
  world.send(path, body, { ...headersOf(member), 'idempotency-key': nextKey() })
const standingOf = async (world: TestBroker, member: TestMember, market: DayTradeMarket) => {
  const { markets } = await world.call(dayTradingOverview, {}, member)
  const found = markets.find((one) => one.market === market)
  if (found === undefined) throw new Error(`${market} is day-traded`)
  return found
}

describe('a day trade', () => {
  it('is closed five minutes before the close at the price of then, and what waits expires', async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    const { position: waiting } = await world.call(tradePlace, waitingAt(korean, '600000'), member)
    expect(position).toMatchObject({ closesAt: '2026-03-10T06:25:00.000Z', terms: { dayTrade: true } })
    await until(world, '2026-03-10T06:24:59.999Z')
    expect((await shown(world, member, position.id)).status).toBe('holding')
    await until(world, '2026-03-10T09:00:00.000Z')
    expect(await shown(world, member, position.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'dayTradeEnd', at: '2026-03-10T06:25:00.000Z' },
    })
    expect(await shown(world, member, waiting.id)).toMatchObject({
      status: 'expired',
      cause: 'dayTradeEnd',
      endedAt: '2026-03-10T06:25:00.000Z',
    })
    const { messages } = await world.call(messagesList, { pageSize: 10 }, member)
    expect(messages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['dayTradeEnded', 'orderExpired']),
    )
  })

  it('is closed under a ban and a freeze', async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    await world.broker.operator.setOnMember(
      { phone: '01011110000' },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned', 'frozen'] },
    )
    await until(world, '2026-03-10T06:25:00.000Z')
    expect(await shown(world, member, position.id)).toMatchObject({ closing: { cause: 'dayTradeEnd' } })
  })

  it('that is halted at the cutoff keeps no order, says so, and closes at the first price of a later day', async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    await world.call(tradeProtect, { position: position.id, takeProfit: '800000' }, member)
    await world.broker.operator.setHalt(korean, true)
    await until(world, '2026-03-10T07:00:00.000Z')
    const carried = await shown(world, member, position.id)
    expect(carried).toMatchObject({ status: 'holding', carriedSince: '2026-03-10T06:25:00.000Z' })
    expect(carried).not.toHaveProperty('protection')
    await until(world, '2026-03-12T02:00:00.000Z')
    expect((await shown(world, member, position.id)).status).toBe('holding')
    const { positions } = await world.call(tradeDayTrades, {}, member)
    expect(positions.map((one) => one.position.id)).toEqual([position.id])
    await world.broker.operator.setPrice(korean, decimal('620000'))
    await world.broker.operator.setHalt(korean, false)
    await world.pass(1_000)
    expect(await shown(world, member, position.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'dayTradeEnd', price: '620000', at: '2026-03-12T02:00:00.000Z' },
    })
    const { messages } = await world.call(messagesList, { pageSize: 10 }, member)
    expect(messages.map(({ kind }) => kind)).toContain('dayTradeCarried')
  })

  it('is closed once, at its own moment, by a broker that was down over it', async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    await until(world, '2026-03-16T02:00:00.000Z')
    expect(await shown(world, member, position.id)).toMatchObject({
      closing: { at: '2026-03-10T06:25:00.000Z', cause: 'dayTradeEnd' },
    })
    const { executions } = await world.call(tradePosition, { position: position.id }, member)
    expect(executions).toHaveLength(2)
  })

  it('is refused from the cutoff on, with the hours in which it is taken', async () => {
    const { world, member, korean } = await given()
    await until(world, '2026-03-10T06:25:00.000Z')
    const answer = await refusal(world, member, 'trade/place', buying(korean))
    expect(answer).toMatchObject({
      msg: 'OUTSIDE_TRADING_TIME',
      data: { params: { from: '09:00', to: '15:25', zone: 'Asia/Seoul' } },
    })
    const { dayTrade, ...plain } = buying(korean)
    expect(dayTrade).toBe(true)
    expect((await refusal(world, member, 'trade/place', plain)).status).toBe(1)
  })

  it('is not offered where the site says so, and what runs is closed all the same', async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    await world.operate('settings', { modules: { dayTrading: { feature: 'off' } } })
    expect((await refusal(world, member, 'trade/place', buying(korean))).msg).toBe('PRODUCT_UNAVAILABLE')
    expect((await world.call(tradeAccount, { instrument: korean }, member)).rules).not.toHaveProperty(
      'dayTrade',
    )
    await until(world, '2026-03-10T06:25:00.000Z')
    expect(await shown(world, member, position.id)).toMatchObject({ closing: { cause: 'dayTradeEnd' } })
  })

  it('keeps the cutoff that it was opened by', async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    await world.operate('settings', { modules: { dayTrading: { cutoffMinutes: 30 } } })
    expect((await world.call(tradeAccount, { instrument: korean }, member)).rules.dayTrade).toEqual({
      cutoffMinutes: 30,
    })
    await until(world, '2026-03-10T06:24:00.000Z')
    expect((await shown(world, member, position.id)).status).toBe('holding')
  })
})

describe('day trading of a market', () => {
  it.each([
    ['KRX', testTime, '2026-03-10T06:25:00.000Z'],
    ['SET', testTime, '2026-03-10T09:25:00.000Z'],
    // The Friday after Thanksgiving.
    ['US', '2026-11-27T15:00:00.000Z', '2026-11-27T17:55:00.000Z'],
  ] as const)(
    'ends in %s five minutes before its last regular session (example 9)',
    async (market, at, cutoff) => {
      const { world, member } = await given(instant(Date.parse(at)))
      expect((await standingOf(world, member, market)).cutoffAt).toBe(cutoff)
    },
  )

  it('goes on with the next trading day after its cutoff', async () => {
    const { world, member } = await given()
    await until(world, '2026-03-10T06:25:00.000Z')
    expect(await standingOf(world, member, 'KRX')).toMatchObject({
      opensAt: '2026-03-11T00:00:00.000Z',
      cutoffAt: '2026-03-11T06:25:00.000Z',
    })
  })

  it('lists the trades of the day, and adds up their result by day and by month', async () => {
    const { world, member, korean } = await given(instant(Date.parse('2026-03-30T02:00:00.000Z')))
    const { position } = await world.call(tradePlace, buying(korean), member)
    const { position: waiting } = await world.call(tradePlace, waitingAt(korean, '600000'), member)
    await world.call(tradePlace, { ...buying(korean), dayTrade: false }, member)
    const listed = async () =>
      (await world.call(tradeDayTrades, {}, member)).positions.map((one) => [
        one.position.id,
        one.position.status,
      ])
    expect(await listed()).toEqual([
      [position.id, 'holding'],
      [waiting.id, 'pendingOrder'],
    ])
    await until(world, '2026-03-30T06:25:00.000Z')
    expect(await listed()).toEqual([
      [waiting.id, 'expired'],
      [position.id, 'closed'],
    ])
    const { today, month } = await standingOf(world, member, 'KRX')
    const closed = await shown(world, member, position.id)
    const realised = closed.status === 'closed' ? closed.closing.netProfit : undefined
    expect(today).toEqual({ realised, closed: 1 })
    expect(month).toEqual(today)
    await until(world, '2026-03-31T02:00:00.000Z')
    expect(await listed()).toEqual([])
    expect(await standingOf(world, member, 'KRX')).toMatchObject({ today: { closed: 0 }, month })
    await until(world, '2026-04-01T02:00:00.000Z')
    expect(await standingOf(world, member, 'KRX')).toMatchObject({ month: { closed: 0 } })
  })
})

describe("a member's own limit of loss", () => {
  const losing = async () => {
    const { world, member, korean } = await given()
    const { position } = await world.call(tradePlace, buying(korean), member)
    await world.broker.operator.setPrice(korean, decimal('690000'))
    await world.call(contract.trading.tradeClose, { position: position.id, lots: 10, type: 'market' }, member)
    return { world, member, korean }
  }

  it('stops further day trades once it is reached, and no other order', async () => {
    const { world, member, korean } = await losing()
    await world.call(dayTradingSetLossLimit, { market: 'KRX', amount: '10000' }, member)
    expect(await standingOf(world, member, 'KRX')).toMatchObject({ stopped: true })
    expect(await refusal(world, member, 'trade/place', buying(korean))).toMatchObject({
      msg: 'DAY_LOSS_LIMIT_REACHED',
      data: { params: { amount: '10000', currency: 'KRW' } },
    })
    expect((await refusal(world, member, 'trade/place', { ...buying(korean), dayTrade: false })).status).toBe(
      1,
    )
    const { dayTrading } = await world.call(tradeAccount, { instrument: korean }, member)
    expect(dayTrading).toMatchObject({ lossLimit: { amount: '10000' } })
    await until(world, '2026-03-11T02:00:00.000Z')
    expect((await refusal(world, member, 'trade/place', buying(korean))).status).toBe(1)
  })

  it('is tightened at once, and loosened or removed from the next trading day on', async () => {
    const { world, member } = await given()
    const set = (amount?: string) => world.call(dayTradingSetLossLimit, { market: 'KRX', amount }, member)
    await set('50000')
    await set('20000')
    expect(await standingOf(world, member, 'KRX')).toMatchObject({ lossLimit: { amount: '20000' } })
    await set('90000')
    expect(await standingOf(world, member, 'KRX')).toMatchObject({
      lossLimit: { amount: '20000' },
      nextLossLimit: { amount: { amount: '90000' }, from: '2026-03-11' },
    })
    await set()
    expect((await standingOf(world, member, 'KRX')).nextLossLimit).toEqual({ from: '2026-03-11' })
    await until(world, '2026-03-11T02:00:00.000Z')
    expect(await standingOf(world, member, 'KRX')).not.toHaveProperty('lossLimit')
  })

  it('is loosened at once before the day has opened', async () => {
    const { world, member } = await given()
    await world.call(dayTradingSetLossLimit, { market: 'US', amount: '100' }, member)
    await world.call(dayTradingSetLossLimit, { market: 'US', amount: '500' }, member)
    expect(await standingOf(world, member, 'US')).toMatchObject({ lossLimit: { amount: '500.00' } })
  })

  it.each([
    ['0', 'tooLow'],
    ['-5', 'tooLow'],
    ['10.5', 'malformed'],
    ['10000000000001', 'tooHigh'],
  ])('is not %s', async (amount, reason) => {
    const { world, member } = await given()
    expect(await refusal(world, member, 'dayTrading/setLossLimit', { market: 'KRX', amount })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { amount: reason } },
    })
  })
})
