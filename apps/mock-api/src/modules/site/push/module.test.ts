import { contract, tradePlace } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy } from '../../../testing/appleOrders.ts'
import { loans } from '../../../testing/loans.ts'
import { laptopBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { nothingSent, promptPush, pushing } from '../../../testing/pushing.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'

const { pushDevice, pushSubscribe } = contract.push
const { messagesSetTopic } = contract.messages
const DAY_MS = 86_400_000

const { service, broker, closing, given, subscribing, addDevice } = pushing()

describe('a device', () => {
  it('is sent nothing until it is chosen', async () => {
    const world = await broker()
    const member = await world.register('01011110000')
    expect(await world.call(pushDevice, {}, member)).toEqual({
      kinds: nothingSent,
      publicKey: promptPush.publicKey,
    })
    const { address } = subscribing('phone')
    expect((await world.call(pushDevice, { address }, member)).kinds).toEqual(nothingSent)
  })

  it('is sent a price alert, in the language of the member, with what it opens and no more', async () => {
    const { alert, trades } = await given({ kinds: { ...nothingSent, alerts: true }, language: 'kor' })
    await alert('170.00')
    await trades('171.00')
    const { notice, topic } = await service().next()
    expect(notice).toEqual({
      tag: notice.tag,
      title: '가격 알림',
      text: '애플 가격이 알림가까지 올랐어요',
      lang: 'ko',
      route: '#/market/stockDetail?instrument=US%3AAAPL',
    })
    expect(topic).toMatch(/^[\w-]{32}$/)
  })

  it('is sent a fill', async () => {
    const { world, member, trades } = await given({ kinds: { ...nothingSent, fills: true } })
    const { position } = await world.call(tradePlace, limitBuy('100.00'), member)
    await trades('90.00')
    expect((await service().next()).notice).toMatchObject({
      title: 'Fill',
      text: 'Apple Inc. buy order filled',
      lang: 'en',
      route: `#/trade/positionDetail?position=${position.id}`,
    })
  })

  it('is sent a due date, also after the session has ended by itself', async () => {
    const { world, ...acts } = await loans({ push: promptPush })
    closing(world)
    const member = await acts.trader('01011110000')
    await acts.borrow(member, '24500000')
    await world.call(pushSubscribe, subscribing('phone', { ...nothingSent, dueDates: true }, 'tw'), member)
    await world.pass(5_000)
    await acts.until('2026-04-07T08:00:00.000Z')
    expect((await service().next()).notice).toMatchObject({
      title: '到期提醒',
      text: '貸款分期款 3 天後到期',
      lang: 'zh-Hant',
      route: '#/home/loanRe',
    })
  })

  it('is sent what it has chosen alone, each message once', async () => {
    const { world, member, trades, alert } = await given({ kinds: { ...nothingSent, fills: true } })
    await alert('170.00')
    await trades('171.00')
    await world.call(tradePlace, limitBuy('100.00'), member)
    await trades('90.00')
    expect((await service().next()).notice.title).toBe('Fill')
    await world.pass(1_000)
    await world.broker.close()
    expect(service().count()).toBe(1)
  })

  it('is not sent what the member has turned off in all places', async () => {
    const { world, member, trades, alert } = await given()
    await world.call(messagesSetTopic, { topic: 'alerts', announced: false }, member)
    await alert('170.00')
    await trades('171.00')
    await world.call(tradePlace, limitBuy('100.00'), member)
    await trades('90.00')
    expect((await service().next()).notice.title).toBe('Fill')
  })

  it('is not sent what happened more than a day ago', async () => {
    const { world, member, trades, alert } = await given()
    await alert('170.00')
    await world.broker.operator.setPrice(apple, decimal('171.00'))
    await world.pass(2 * DAY_MS)
    await addDevice(world, 'laptop')
    await world.call(tradePlace, limitBuy('100.00'), member)
    await trades('90.00')
    const titles = [(await service().next()).notice.title, (await service().next()).notice.title]
    expect(titles).toEqual(['Fill', 'Fill'])
  })
})

describe('a subscription is refused', () => {
  const refused = async (world: TestBroker, member: TestMember, body: object) =>
    world.send(pushSubscribe.path, body, { ...headersOf(member), 'idempotency-key': nextKey() })

  it('for an address of no push service, and keys of no device', async () => {
    const world = await createTestBroker()
    const member = await world.register('01011110000')
    const asked = { ...subscribing('phone'), p256dh: 'AAAA', auth: 'AAAA' }
    expect(await refused(world, member, asked)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { address: 'notAllowed', p256dh: 'malformed', auth: 'malformed' } },
    })
  })

  it('of an eleventh device', async () => {
    const { world, member, asked } = await given()
    for (let other = 1; other < 10; other += 1) await addDevice(world, String(other))
    const from = { ...laptopBrowser, device: 'eleventh' }
    const login = { phone: '01011110000', password: 'Onelot2026' }
    const eleventh = (await sendFrom(world, from, 'member/login', login)).data as TestMember
    expect(await sendFrom(world, from, pushSubscribe.path, subscribing('eleventh'), eleventh)).toMatchObject({
      msg: 'PUSH_DEVICES_FULL',
      data: { params: { count: 10 } },
    })
    await world.call(pushSubscribe, asked, member)
    // A renewed address takes the place of the one before.
    await world.call(pushSubscribe, subscribing('renewed'), member)
  })

  it('by a broker that sends nothing, which names no key', async () => {
    const world = await createTestBroker({ push: 'none' })
    const member = await world.register('01011110000')
    expect(await world.call(pushDevice, {}, member)).toEqual({ kinds: nothingSent })
    expect(await refused(world, member, subscribing('phone'))).toMatchObject({
      data: { fields: { address: 'notAllowed' } },
    })
  })
})
