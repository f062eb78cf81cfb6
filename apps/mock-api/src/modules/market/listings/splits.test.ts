import {
  fundRecords,
  portfolioReturn,
  tradeHoldings,
  tradeOrder,
  tradeOrders,
  tradePlace,
  tradePosition,
  tradeProtect,
  tradeSummary,
} from '@onelot/api-client'
import {
  type PositionId,
  type SplitRatio,
  type TrailDistance,
  decimal,
  defaultSettings,
  localDate,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

const HOUR_MS = 3_600_000
const dollarsAlone = { USD: decimal('100000'), KRW: decimal('0'), THB: decimal('0'), TWD: decimal('0') }
const exDate = localDate('2026-03-11')

/** It is Monday evening in New York. The split takes effect in 26 hours. */
async function world(options: Parameters<typeof createTestBroker>[0] = {}) {
  const made = await createTestBroker(options)
  const { operator } = made.broker
  await operator.setPrice(apple, decimal('100'))
  const member = await made.trader('01011110000')
  const announce = (ratio: SplitRatio) => operator.announceSplit({ instrument: apple, ratio, exDate })
  /** The dollars alone: rates of other currencies move meanwhile. */
  const worth = async () => {
    const { accounts } = await made.call(tradeSummary, { currency: 'USD' }, member)
    const own = accounts.find(({ available }) => available.currency === 'USD')?.converted
    return Number(own?.available.amount) + Number(own?.frozen.amount) + Number(own?.holdingFunds.amount)
  }
  const position = async (id: string) => (await made.call(tradePosition, { position: id }, member)).position
  return { ...made, operator, member, announce, worth, position }
}

describe('a split', () => {
  it('turns open lots and entries into units after it, and changes no worth', async () => {
    const { call, member, announce, worth, position, pass } = await world()
    const { position: owned } = await call(tradePlace, marketBuy(10), member)
    const { position: resting } = await call(tradePlace, limitBuy('90.00', 4), member)
    await pass(1_000)
    const before = await worth()
    expect(await announce({ to: 4, from: 1 })).toMatchObject({ ok: true })
    await pass(27 * HOUR_MS)
    expect(await position(owned.id)).toMatchObject({
      status: 'holding',
      terms: { lots: 40 },
      fill: { lots: 40, price: '25.0025' },
    })
    // An order of the day has ended with its day.
    expect(await position(resting.id)).toMatchObject({ status: 'expired' })
    expect(await worth()).toBeCloseTo(before, 2)
  })

  it('is done once, though the broker was down from its announcement until after it', async () => {
    const { call, member, announce, position, pass, clock } = await world()
    const { position: owned } = await call(tradePlace, marketBuy(10), member)
    const { position: short } = await call(tradePlace, { ...marketBuy(10, 2), side: 'short' }, member)
    await announce({ to: 2, from: 1 })
    // Nothing is carried out meanwhile, not even the end of the announcement.
    clock.advance(27 * HOUR_MS)
    await pass(1_000)
    await pass(1_000)
    expect(await position(owned.id)).toMatchObject({ fill: { lots: 20 } })
    expect(await position(short.id)).toMatchObject({ fill: { lots: 20 } })
  })

  it('judges a limit by prices after it: nothing fills because the price was divided', async () => {
    const { call, member, announce, position, pass, operator } = await world()
    const { position: owned } = await call(tradePlace, marketBuy(10), member)
    await announce({ to: 2, from: 1 })
    await pass(25 * HOUR_MS)
    const { position: resting } = await call(tradePlace, limitBuy('90.00', 4), member)
    expect(resting.status).toBe('pendingOrder')
    await pass(10 * 60_000)
    await operator.setPrice(apple, decimal('100'))
    await pass(2 * HOUR_MS)
    expect((await position(resting.id)).status).not.toBe('holding')
    expect(await position(owned.id)).toMatchObject({ fill: { lots: 20 } })
  })

  it('pays the fraction of a share in cash, free of charge', async () => {
    const { call, member, announce, worth, position, pass } = await world()
    const { position: owned } = await call(tradePlace, marketBuy(25), member)
    await pass(1_000)
    const before = await worth()
    await announce({ to: 1, from: 10 })
    await pass(27 * HOUR_MS)
    expect(await position(owned.id)).toMatchObject({ fill: { lots: 2, price: '1000.1' } })
    const { lines } = await call(fundRecords, { position: owned.id, pageSize: 10 }, member)
    const paid = lines.filter(({ at }) => at > '2026-03-11')
    expect(paid.map(({ from, to, money }) => `${from} ${to} ${money.amount}`)).toEqual([
      'margin available 500.00',
      'margin house 0.05',
    ])
    expect(await worth()).toBeCloseTo(before, 2)
    const { realised } = await call(tradeHoldings, { currency: 'USD' }, member)
    expect(Number(realised.amount)).toBeLessThan(0)
  })

  it('closes what leaves no whole share', async () => {
    const { call, member, announce, position, pass } = await world()
    const { position: owned } = await call(tradePlace, marketBuy(3), member)
    await announce({ to: 1, from: 10 })
    await pass(27 * HOUR_MS)
    expect(await position(owned.id)).toMatchObject({
      status: 'closed',
      closing: { cause: 'split', price: '1000', fee: { amount: '0.00' } },
    })
  })

  it('leaves what was earned on a past day, and yesterday’s profit, as they were', async () => {
    const { call, member, announce, pass } = await world({
      site: { settings: { ...defaultSettings, practiceMoney: dollarsAlone } },
    })
    await call(tradePlace, marketBuy(10), member)
    await announce({ to: 4, from: 1 })
    const curve = async () =>
      (await call(portfolioReturn, { currency: 'USD', zone: 'UTC', range: 'w1' }, member)).days.map(
        ({ profit }) => Number(profit.amount).toFixed(1),
      )
    await pass(23 * HOUR_MS)
    const [first] = await curve()
    await pass(24 * HOUR_MS)
    const after = await curve()
    expect(after[0]).toBe(first)
    expect(new Set(after)).toEqual(new Set([first]))
    const { yesterdayProfit } = await call(tradeSummary, { currency: 'USD' }, member)
    expect(Math.abs(Number(yesterdayProfit.amount))).toBeLessThan(1)
  })

  describe('of a share with a trailing stop', () => {
    /** Ten bought at 100.01, with a stop that follows the best price at a distance. */
    async function trailing(distance: TrailDistance, side: 'long' | 'short' = 'long') {
      const made = await world()
      const { call, member, position } = made
      const placed = await call(tradePlace, { ...marketBuy(10), side }, member)
      const { id } = placed.position
      await call(tradeProtect, { position: id, stopLoss: { kind: 'trail', distance } }, member)
      /** Where it would fire now: of the position, of the list of orders and of the order. */
      const triggers = async (of: PositionId = id) => {
        const view = await position(of)
        if (!('protection' in view) || view.protection?.stopLoss === undefined) return [view.status]
        const { orders } = await call(tradeOrders, { state: 'working', pageSize: 10 }, member)
        const { order } = await call(tradeOrder, { order: view.protection.stopLoss.order }, member)
        return [view.protection.stopLoss.trigger, ...orders.map((one) => one.order.trigger), order.trigger]
      }
      return { ...made, id, triggers }
    }

    it.each([
      [{ kind: 'rate', rate: '0.5' }, 'long', ['50', '25']],
      [{ kind: 'amount', amount: '50' }, 'long', ['50', '25']],
      [{ kind: 'rate', rate: '0.3' }, 'short', ['130.02', '65.01']],
    ] as const)('shows %o of a %s where it fires, in units after it', async (distance, side, shown) => {
      const { announce, pass, triggers } = await trailing(distance as TrailDistance, side)
      await announce({ to: 2, from: 1 })
      expect(await triggers()).toEqual(Array.from({ length: 3 }, () => shown[0]))
      await pass(27 * HOUR_MS)
      expect(await triggers()).toEqual(Array.from({ length: 3 }, () => shown[1]))
    })

    it('follows the best price of before it', async () => {
      const { announce, pass, triggers, operator, id, position } = await trailing({
        kind: 'rate',
        rate: decimal('0.3'),
      })
      await announce({ to: 2, from: 1 })
      await operator.setPrice(apple, decimal('120'))
      await pass(HOUR_MS)
      await operator.setPrice(apple, decimal('100'))
      await pass(26 * HOUR_MS)
      expect(await triggers()).toEqual(['42', '42', '42'])
      await operator.setPrice(apple, decimal('42.01'))
      await pass(1_000)
      expect((await position(id)).status).toBe('holding')
      await operator.setPrice(apple, decimal('41.99'))
      await pass(1_000)
      expect(await position(id)).toMatchObject({ status: 'closed', closing: { cause: 'stopLoss' } })
    })

    it('of a reverse split follows no price of before it as one of after it', async () => {
      const { announce, pass, triggers } = await trailing({ kind: 'rate', rate: decimal('0.3') }, 'short')
      await announce({ to: 1, from: 2 })
      await pass(27 * HOUR_MS)
      expect(await triggers()).toEqual(['260.02', '260.02', '260.02'])
    })
  })

  it.each([
    [{ to: 1, from: 1 }, 'notAllowed'],
    [{ to: 1.5, from: 1 }, 'notWhole'],
    [{ to: 0, from: 1 }, 'tooLow'],
    [{ to: 2_000, from: 1 }, 'tooHigh'],
  ] as const)('is refused as %o', async (ratio, reason) => {
    const { announce } = await world()
    expect(await announce(ratio)).toMatchObject({
      refusal: { code: 'VALIDATION', fields: { ratio: reason } },
    })
  })
})
