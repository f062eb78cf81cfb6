import { contract, memberLogin, tradePlace } from '@onelot/api-client'
import { decimal, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const { messagesList, messagesUnread, messagesRead } = contract.messages
const DAY_MS = 86_400_000
const firstPage = { pageSize: 20 }

const kindsOf = async ({ call }: TestBroker, member: TestMember) =>
  (await call(messagesList, firstPage, member)).messages.map(({ kind }) => kind)

async function given() {
  const world = await createTestBroker()
  const member = await world.trader('01011110000')
  const trades = async (price: string) => {
    await world.broker.operator.setPrice(apple, decimal(price))
    await world.pass(1_000)
  }
  await trades('160.00')
  await world.call(messagesRead, {}, member)
  return { world, member, trades }
}

describe('a member is notified', () => {
  it('of the real name and of margin financing', async () => {
    const { world, member } = await given()
    expect(await kindsOf(world, member)).toEqual(['marginEnabled', 'realNamePassed'])
  })

  it('of an order that is filled later, and not of one that is filled at once', async () => {
    const { world, member, trades } = await given()
    await world.call(tradePlace, marketBuy(1), member)
    const { position } = await world.call(tradePlace, limitBuy('100.00'), member)
    expect(await kindsOf(world, member)).toHaveLength(2)
    await trades('90.00')
    const { messages, instruments } = await world.call(messagesList, firstPage, member)
    expect(messages[0]).toMatchObject({
      kind: 'orderFilled',
      read: false,
      params: { instrument: apple, position: position.id, direction: 'buy', price: '90.01' },
    })
    expect(instruments).toMatchObject([{ id: apple }])
  })

  it('of an order that expires', async () => {
    const { world, member } = await given()
    await world.call(tradePlace, limitBuy('100.00'), member)
    await world.pass(DAY_MS)
    expect((await kindsOf(world, member))[0]).toBe('orderExpired')
  })

  it('of a position that is stopped out', async () => {
    const { world, member, trades } = await given()
    await world.call(tradePlace, marketBuy(10, 10), member)
    await trades('140.00')
    expect((await kindsOf(world, member))[0]).toBe('positionStoppedOut')
  })

  it('of what protects a position, by what it was', async () => {
    const { world, member, trades } = await given()
    const placed = async (protection: object) => {
      const { position } = await world.call(tradePlace, { ...marketBuy(2), protection }, member)
      return position.id
    }
    const profit = await placed({ takeProfit: '170.00' })
    await trades('171.00')
    const loss = await placed({ stopLoss: { kind: 'level', price: '165.00' } })
    await trades('164.00')
    const trail = await placed({
      stopLoss: { kind: 'trail', distance: { kind: 'amount', amount: '5' } },
    })
    await trades('150.00')
    const { messages } = await world.call(messagesList, firstPage, member)
    expect(messages.slice(0, 3)).toMatchObject([
      { kind: 'trailingStopFilled', params: { position: trail, lots: 2, price: '150' } },
      { kind: 'stopLossFilled', params: { position: loss, price: '164' } },
      { kind: 'takeProfitFilled', params: { position: profit, price: '171' } },
    ])
  })

  it('of a halt and its end, once, whatever they have of it', async () => {
    const { world, member } = await given()
    const other = await world.trader('01022220000')
    await world.call(messagesRead, {}, other)
    for (const lots of [1, 2, 3]) await world.call(tradePlace, marketBuy(lots), member)
    await world.call(tradePlace, limitBuy('100.00'), member)
    await world.broker.operator.setHalt(apple, true)
    await world.pass(1_000)
    await world.broker.operator.setHalt(apple, false)
    expect(await kindsOf(world, member)).toEqual([
      'tradingResumed',
      'tradingHalted',
      'marginEnabled',
      'realNamePassed',
    ])
    expect(await kindsOf(world, other)).toHaveLength(2)
  })

  it('of a dividend that is paid, and of one that is charged to a short', async () => {
    const { world, member } = await given()
    const shortSeller = await world.trader('01099990000')
    await world.call(tradePlace, marketBuy(10), member)
    await world.call(tradePlace, { ...marketBuy(4, 2), side: 'short' }, shortSeller)
    await world.broker.operator.announceDividend({
      instrument: apple,
      amount: decimal('0.5'),
      exDate: localDate('2026-03-11'),
      payDate: localDate('2026-03-12'),
    })
    await world.pass(3 * DAY_MS)
    const newestOf = async (who: TestMember) =>
      (await world.call(messagesList, { ...firstPage, topic: 'account' }, who)).messages[0]
    expect(await newestOf(member)).toMatchObject({
      kind: 'dividendPaid',
      params: { instrument: apple, amount: { amount: '4.25', currency: 'USD' } },
    })
    expect(await newestOf(shortSeller)).toMatchObject({
      kind: 'dividendCharged',
      params: { instrument: apple, amount: { amount: '2.00', currency: 'USD' } },
    })
  })

  it('of orders and positions of what is delisted', async () => {
    const { world, member } = await given()
    await world.call(tradePlace, marketBuy(1), member)
    await world.call(tradePlace, limitBuy('100.00'), member)
    await world.broker.operator.delist(apple)
    await world.pass(1_000)
    expect((await kindsOf(world, member)).slice(0, 2).toSorted()).toEqual([
      'orderCancelled',
      'positionDelisted',
    ])
  })
})

describe('messages', () => {
  it('are counted until they are read, one by one or all', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const unread = async () => (await world.call(messagesUnread, {}, member)).unread
    await world.pass(1_000)
    expect(await unread()).toBe(2)
    const { messages } = await world.call(messagesList, firstPage, member)
    expect(await world.call(messagesUnread, {}, member)).toMatchObject({
      latest: { id: messages[0]?.id, at: messages[0]?.at },
    })
    expect(await world.call(messagesRead, { message: messages[0]?.id }, member)).toEqual({ unread: 1 })
    expect(await world.call(messagesRead, {}, member)).toEqual({ unread: 0 })
  })

  it('are listed by topic and by page', async () => {
    const { world, member } = await given()
    const ofAccount = await world.call(messagesList, { ...firstPage, topic: 'account' }, member)
    expect([ofAccount.total, ofAccount.messages.length]).toEqual([2, 2])
    expect(await world.call(messagesList, { ...firstPage, topic: 'orders' }, member)).toMatchObject({
      messages: [],
      total: 0,
    })
    const { next } = await world.call(messagesList, { pageSize: 1 }, member)
    const second = await world.call(messagesList, { after: next, pageSize: 1 }, member)
    expect(second.messages).toMatchObject([{ kind: 'realNamePassed' }])
  })

  it('are those of one member alone', async () => {
    const { world } = await given()
    expect(await kindsOf(world, await world.register('01022220000'))).toEqual([])
  })

  it('are kept 90 days', async () => {
    const { world, member } = await given()
    await world.pass(89 * DAY_MS)
    const login = { phone: '01011110000', password: 'Onelot2026' }
    const again = await world.call(memberLogin, login)
    expect(again.account).toBe(member.account)
    expect(await kindsOf(world, again)).toHaveLength(2)
    await world.pass(2 * DAY_MS)
    expect(await kindsOf(world, again)).toEqual([])
    expect(await world.call(messagesUnread, {}, again)).toEqual({ unread: 0 })
  })
})
