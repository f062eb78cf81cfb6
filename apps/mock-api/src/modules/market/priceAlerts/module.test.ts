import { type MessageOnWire, contract, memberLogin, tradePlace } from '@onelot/api-client'
import { decimal, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'

const { priceAlertsList, priceAlertsCreate, priceAlertsChange, priceAlertsSwitch, priceAlertsDelete } =
  contract.priceAlerts
const { messagesList } = contract.messages
const SECOND = 1_000
const DAY_MS = 86_400_000

const above = (price: string, repeat: 'once' | 'daily' = 'once') => ({
  instrument: apple,
  condition: { kind: 'price', direction: 'rises', price } as const,
  repeat,
})

const below = (price: string) => ({ kind: 'price', direction: 'falls', price }) as const

/** A member of a broker at which the price of Apple is set. */
async function given(price: string) {
  const world = await createTestBroker()
  const member = await world.register('01011110000')
  const trades = async (at: string) => {
    await world.broker.operator.setPrice(apple, decimal(at))
    await world.pass(SECOND)
  }
  await trades(price)
  return { world, member, trades }
}

async function received({ call }: TestBroker, member: TestMember): Promise<readonly MessageOnWire[]> {
  return (await call(messagesList, { pageSize: 20 }, member)).messages
}
const alertsOf = async ({ call }: TestBroker, member: TestMember) =>
  (await call(priceAlertsList, {}, member)).alerts

describe('a price alert', () => {
  it('is listed with its instrument, for its member alone', async () => {
    const { world, member } = await given('150.00')
    const { alert } = await world.call(priceAlertsCreate, { ...above('155.00'), note: 'Sell half' }, member)
    expect(await world.call(priceAlertsList, { instrument: apple }, member)).toMatchObject({
      alerts: [alert],
      instruments: [{ id: apple, code: 'AAPL' }],
    })
    expect(await alertsOf(world, await world.register('01022220000'))).toEqual([])
  })

  it('fires when its price is reached, with that price, and is a message', async () => {
    const { world, member, trades } = await given('150.00')
    await world.call(priceAlertsCreate, { ...above('155.00'), note: 'Sell half' }, member)
    await trades('154.99')
    expect(await received(world, member)).toEqual([])
    await trades('155.20')
    expect(await received(world, member)).toMatchObject([
      {
        kind: 'alertFired',
        read: false,
        params: { instrument: apple, price: '155.2', note: 'Sell half' },
      },
    ])
    expect(await alertsOf(world, member)).toMatchObject([{ on: false, fired: { price: '155.2' } }])
  })

  it('fires once, and daily at most once a crossing and a day', async () => {
    const { world, member, trades } = await given('150.00')
    await world.call(priceAlertsCreate, above('155.00'), member)
    await world.call(priceAlertsCreate, above('156.00', 'daily'), member)
    for (const price of ['157.00', '150.00', '157.00']) await trades(price)
    expect(await received(world, member)).toHaveLength(2)
    // The next day the price is beyond it still: it has to come back first.
    await world.pass(DAY_MS)
    expect(await received(world, member)).toHaveLength(2)
    for (const price of ['150.00', '157.00']) await trades(price)
    expect(await received(world, member)).toHaveLength(3)
  })

  it('does not fire in a halt, but at the first price after it', async () => {
    const { world, member, trades } = await given('150.00')
    const { operator } = world.broker
    await world.call(priceAlertsCreate, above('155.00'), member)
    await operator.setHalt(apple, true)
    await world.pass(SECOND)
    await trades('160.00')
    expect(await received(world, member)).toEqual([])
    await operator.setHalt(apple, false)
    await world.pass(SECOND)
    expect(await received(world, member)).toMatchObject([{ kind: 'alertFired', params: { price: '160' } }])
  })

  it('fires once, though what was to be delivered before it is delivered after it', async () => {
    const { world, member, trades } = await given('150.00')
    const { clock, broker } = world
    await world.call(tradePlace, marketBuy(1), member)
    await world.call(priceAlertsCreate, above('155.00', 'daily'), member)
    const split = { instrument: apple, ratio: { to: 2, from: 1 }, exDate: localDate('2026-03-20') }
    await broker.operator.announceSplit(split)
    clock.advance(2 * 60 * SECOND)
    await broker.operator.setPrice(apple, decimal('157.00'))
    clock.advance(60 * SECOND)
    await broker.operator.setPrice(apple, decimal('150.00'))
    // Only now the first prices are looked at, and after them the announcement ends: a minute after it was made.
    await world.pass(DAY_MS)
    await trades('151.00')
    expect((await received(world, member)).filter(({ kind }) => kind === 'alertFired')).toHaveLength(1)
  })

  it('is re-based by a split before any price of its day meets it', async () => {
    const { world, member, trades } = await given('150.00')
    await world.call(priceAlertsCreate, { ...above('140.00'), condition: below('140.00') }, member)
    const exDate = localDate('2026-03-11')
    await world.broker.operator.announceSplit({ instrument: apple, ratio: { to: 2, from: 1 }, exDate })
    const { alert } = await world.call(priceAlertsCreate, above('170.00'), member)
    // The broker is down over the opening, at which the price becomes half.
    await world.pass(27 * 3_600 * SECOND)
    expect(await alertsOf(world, member)).toMatchObject([
      { id: alert.id, on: true, level: '85', condition: { price: '85' } },
      { on: true, level: '70', condition: { price: '70' } },
    ])
    expect(await received(world, member)).toEqual([])
    await trades('69.00')
    expect(await received(world, member)).toMatchObject([{ kind: 'alertFired', params: { price: '69' } }])
  })

  it('by a percent moves with the close before', async () => {
    const { world, member } = await given('150.00')
    const condition = { kind: 'percent', direction: 'falls', percent: '50' } as const
    const { alert } = await world.call(
      priceAlertsCreate,
      { instrument: apple, condition, repeat: 'once' },
      member,
    )
    await world.pass(2 * DAY_MS)
    const [later] = await alertsOf(world, member)
    expect(later?.level).not.toBe(alert.level)
  })

  it('ends after 90 days, and where its instrument is delisted; both are said', async () => {
    const { world, member } = await given('150.00')
    await world.call(priceAlertsCreate, above('1499.00'), member)
    await world.pass(90 * DAY_MS)
    const again = await world.call(memberLogin, { phone: '01011110000', password: 'Onelot2026' })
    expect(await alertsOf(world, again)).toEqual([])
    expect(await received(world, again)).toMatchObject([{ kind: 'alertEnded', params: { cause: 'expired' } }])
    const { world: other, member: holder } = await given('150.00')
    await other.call(priceAlertsCreate, above('155.00'), holder)
    await other.broker.operator.delist(apple)
    await other.pass(61 * SECOND)
    expect(await alertsOf(other, holder)).toEqual([])
    expect(await received(other, holder)).toMatchObject([
      { kind: 'alertEnded', params: { cause: 'delisted' } },
    ])
  })

  it('is switched off and on, changed and deleted', async () => {
    const { world, member, trades } = await given('150.00')
    const { alert } = await world.call(priceAlertsCreate, above('155.00'), member)
    await world.call(priceAlertsSwitch, { alert: alert.id, on: false }, member)
    await trades('156.00')
    expect(await received(world, member)).toEqual([])
    const condition = { kind: 'price', direction: 'falls', price: '140.00' } as const
    await world.call(priceAlertsChange, { alert: alert.id, condition, repeat: 'daily' }, member)
    await trades('139.00')
    expect(await received(world, member)).toMatchObject([{ kind: 'alertFired' }])
    await world.call(priceAlertsDelete, { alert: alert.id }, member)
    expect(await alertsOf(world, member)).toEqual([])
  })

  it.each([
    ['an unknown instrument', { ...above('155.00'), instrument: 'US:NONE' }, 'PRODUCT_UNAVAILABLE'],
    ['a price that is met', above('149.00'), 'VALIDATION'],
    ['a price off the tick', above('155.001'), 'VALIDATION'],
    ['the same alert again', above('151.00'), 'ALERT_EXISTS'],
  ] as const)('is refused for %s', async (_, terms, code) => {
    const { world, member } = await given('150.00')
    await world.call(priceAlertsCreate, above('151.00'), member)
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect(await world.send(priceAlertsCreate.path, terms, headers)).toMatchObject({ status: 0, msg: code })
  })

  it('of another member is not found', async () => {
    const { world, member } = await given('150.00')
    const { alert } = await world.call(priceAlertsCreate, above('155.00'), member)
    const headers = { ...headersOf(await world.register('01022220000')), 'idempotency-key': nextKey() }
    for (const [path, body] of [
      [priceAlertsDelete.path, {}],
      [priceAlertsSwitch.path, { on: false }],
    ] as const)
      expect(await world.send(path, { alert: alert.id, ...body }, headers)).toMatchObject({
        msg: 'ALERT_NOT_FOUND',
      })
  })
})
