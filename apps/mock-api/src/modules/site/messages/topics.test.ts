import { type MessageKind, contract, homeBriefing, memberLogin, tradePlace } from '@onelot/api-client'
import { type NoticeTopic, decimal, noticeTopicOf } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy } from '../../../testing/appleOrders.ts'
import { apple, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const { messagesList, messagesUnread, messagesRead, messagesTopics, messagesSetTopic } = contract.messages

/** Every kind that is announced by a topic; the others always are. */
const topics: Readonly<Record<MessageKind, NoticeTopic | undefined>> = {
  orderFilled: 'orders',
  orderExpired: 'orders',
  orderRejected: 'orders',
  orderCancelled: 'orders',
  takeProfitFilled: 'orders',
  stopLossFilled: 'orders',
  trailingStopFilled: 'orders',
  positionStoppedOut: 'orders',
  positionDelisted: 'orders',
  dayTradeEnded: 'orders',
  dayTradeCarried: 'orders',
  tradingHalted: 'orders',
  tradingResumed: 'orders',
  alertFired: 'alerts',
  alertEnded: 'alerts',
  dividendPaid: 'dividends',
  dividendCharged: 'dividends',
  realNamePassed: 'reviews',
  realNameRejected: 'reviews',
  requestEnded: 'reviews',
  marginEnabled: undefined,
  product: undefined,
}

it.each(Object.entries(topics))('a message %s is announced by the topic %s', (kind, topic) => {
  expect(noticeTopicOf({ kind, params: {} })).toBe(topic)
})

async function given() {
  const phone = '01011110000'
  const world = await createTestBroker()
  const member = await world.trader(phone)
  const fills = async () => {
    await world.broker.operator.setPrice(apple, decimal('160.00'))
    await world.call(tradePlace, limitBuy('100.00'), member)
    await world.broker.operator.setPrice(apple, decimal('90.00'))
    await world.pass(1_000)
  }
  await world.pass(1_000)
  await world.call(messagesRead, {}, member)
  const read = async () => ({
    unread: (await world.call(messagesUnread, {}, member)).unread,
    ofHome: (await world.call(homeBriefing, { currency: 'USD' }, member)).unread,
    newest: (await world.call(messagesList, { pageSize: 20 }, member)).messages[0],
  })
  return { world, member, phone, fills, read }
}

describe('topics of messages', () => {
  it('are all announced at first, and are chosen for all devices of an account', async () => {
    const { world, member, phone } = await given()
    const all = { orders: true, alerts: true, dividends: true, reviews: true, security: true }
    expect(await world.call(messagesTopics, {}, member)).toEqual({ announced: all })
    const chosen = { announced: { ...all, orders: false } }
    expect(await world.call(messagesSetTopic, { topic: 'orders', announced: false }, member)).toEqual(chosen)
    const elsewhere = await world.call(memberLogin, { phone, password: 'Onelot2026' })
    expect(await world.call(messagesTopics, {}, elsewhere)).toEqual(chosen)
    const other = await world.register('01022220000')
    expect(await world.call(messagesTopics, {}, other)).toEqual({ announced: all })
  })

  it('that are off leave messages in the list, and are not counted', async () => {
    const { world, member, fills, read } = await given()
    await world.call(messagesSetTopic, { topic: 'orders', announced: false }, member)
    await fills()
    expect(await read()).toMatchObject({
      unread: 0,
      ofHome: { fills: 0 },
      newest: { kind: 'orderFilled', read: true },
    })
    await world.call(messagesSetTopic, { topic: 'orders', announced: true }, member)
    expect(await read()).toMatchObject({ unread: 0 })
    await fills()
    expect(await read()).toMatchObject({ unread: 1, ofHome: { fills: 1 }, newest: { read: false } })
  })

  it.each([{ topic: 'security', announced: false }, { topic: 'none', announced: true }, { topic: 'orders' }])(
    'are refused as %o',
    async (body) => {
      const { world, member } = await given()
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      expect(await world.send('messages/setTopic', body, headers)).toMatchObject({ msg: 'VALIDATION' })
      const { announced } = await world.call(messagesTopics, {}, member)
      expect(announced.security).toBe(true)
    },
  )
})
