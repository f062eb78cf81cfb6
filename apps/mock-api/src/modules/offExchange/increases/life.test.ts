import {
  fundRecords,
  messagesList,
  tradeClose,
  tradePlace,
  tradePosition,
  tradeProducts,
} from '@onelot/api-client'
import { localDate, money, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { appleIncrease, increasing } from '../../../testing/increasing.ts'
import { type TestMember, apple } from '../../../testing/testBroker.ts'

const page = { pageSize: 20 }
/** Just after each moment of the increase of tests. */
const COUNTED = '2026-03-11T04:00:01Z'
const OPEN = '2026-03-12T04:00:01Z'
const REMINDED = '2026-03-17T04:00:01Z'
const ISSUED = '2026-03-19T04:00:01Z'
const UNLOCKED = '2026-03-29T04:00:01Z'

const banned = { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] } as const

type Increasing = Awaited<ReturnType<typeof increasing>>

const products = async ({ call }: Increasing, tab: 'purchase' | 'terminated', member: TestMember) =>
  (await call(tradeProducts, { tab, ...page }, member)).products

describe('a capital increase', () => {
  it('grants rights at its record date, which are used, issued, locked and sold', async () => {
    const made = await increasing()
    const { call, until, product, holder, terms, apply, books, grants } = made
    const member = await holder('01011110000', 197)
    expect(await product()).toMatchObject({
      phase: 'coming',
      ratio: { to: 3, from: 20 },
      price: '150',
      recordDate: '2026-03-11',
      zone: 'America/New_York',
      last: '164.64',
      lockedUntil: '2026-03-29T04:00:00.000Z',
    })
    expect(await terms(member)).toMatchObject({
      expected: { held: 197, rights: 29 },
      obstacles: ['NOT_YET_SUBSCRIPTION_TIME'],
    })

    await until(COUNTED)
    expect(await terms(member)).toMatchObject({
      grant: { state: 'granted', held: 197, rights: 29 },
      obstacles: ['NOT_YET_SUBSCRIPTION_TIME'],
    })
    await until(OPEN)
    expect((await product()).phase).toBe('open')
    const cost = money('USD', '3000')
    expect(await apply(member, 20)).toMatchObject({
      frozen: cost,
      obstacles: ['DUPLICATE_SUBSCRIPTION'],
      grant: { state: 'applied', application: { shares: 20, cost } },
    })
    expect(await products(made, 'purchase', member)).toMatchObject([
      { kind: 'increases.rights', state: 'applied', quantity: 20, cancel: 'increase' },
    ])

    await until(ISSUED)
    expect((await product()).phase).toBe('ended')
    const [grant] = await grants(member)
    const lockedUntil = '2026-03-29T04:00:00.000Z'
    expect(grant).toMatchObject({ state: 'issued', lockedUntil })
    const position = positionId(grant?.position ?? '')
    expect((await call(tradePosition, { position }, member)).position).toMatchObject({
      origin: { module: 'increases' },
      fill: { price: '150', lots: 20, lockCause: 'increase', lockedUntil },
    })
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00' })
    expect(await products(made, 'purchase', member)).toEqual([])

    const close = { position, lots: 20, type: 'market' } as const
    expect(await made.send(member, tradeClose, close)).toMatchObject({
      msg: 'POSITION_LOCKED',
      data: { params: { until: lockedUntil } },
    })
    await until(UNLOCKED)
    await call(tradeClose, close, member)
    await books(member)
    const { lines } = await call(fundRecords, { currency: 'USD', ...page }, member)
    const entries = lines.map(({ reason, from, to }) => `${reason} ${from} ${to}`).toReversed()
    expect(entries.slice(3, 5)).toEqual(['increases.held available frozen', 'marginTaken frozen margin'])
  })

  it('counts no share that is bought after the opening of the record date', async () => {
    const { call, until, holder, terms } = await increasing()
    const member = await holder('01011110000', 20)
    await until(COUNTED)
    await call(tradePlace, marketBuy(40), member)
    const late = await holder('01011110001', 40)
    await until(OPEN)
    expect(await terms(member)).toMatchObject({ grant: { held: 20, rights: 3 } })
    const none = await terms(late)
    expect(none.obstacles).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(none.grant).toBeUndefined()
  })

  it('leaves their rights to those who sell after it', async () => {
    const { call, until, trader, apply } = await increasing()
    const member = await trader('01011110000')
    const { position } = await call(tradePlace, marketBuy(20), member)
    await until(COUNTED)
    await call(tradeClose, { position: position.id, lots: 20, type: 'market' }, member)
    await until(OPEN)
    expect(await apply(member, 3)).toMatchObject({ grant: { state: 'applied' } })
  })

  it('is refused above the rights, and a second time; taken back, another may follow', async () => {
    const { until, holder, ask, apply, cancel, books } = await increasing()
    const member = await holder('01011110000', 197)
    await until(OPEN)
    expect(await ask(member, 30)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { shares: 'tooHigh' } },
    })
    const available = (await books(member)).USD?.available
    await apply(member, 29)
    expect(await ask(member, 1)).toMatchObject({ msg: 'DUPLICATE_SUBSCRIPTION' })
    expect(await cancel(member)).toMatchObject({ obstacles: [], grant: { state: 'granted' } })
    expect((await books(member)).USD).toMatchObject({ available, frozen: '0.00' })
    expect(await apply(member, 1)).toMatchObject({ grant: { application: { shares: 1 } } })
  })

  it('is announced with a price on a tick', async () => {
    const { world } = await increasing()
    const off = { ...appleIncrease, price: '150.005' }
    expect(await world.askOperator('increase', off)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { price: 'offTick' } },
    })
  })
})

const messagesOf = async ({ call }: Increasing, member: TestMember): Promise<readonly string[]> => {
  const { messages } = await call(messagesList, page, member)
  return messages.flatMap((one) => (one.kind === 'product' ? [one.params.name] : [])).toReversed()
}

describe('rights that nobody uses', () => {
  it('lapse unpaid, with a message two days before and then', async () => {
    const made = await increasing()
    const { until, holder, books } = made
    const member = await holder('01011110000', 197)
    const before = await books(member)
    await until(OPEN)
    expect(await messagesOf(made, member)).toEqual(['increases.granted'])
    await until(REMINDED)
    expect(await messagesOf(made, member)).toEqual(['increases.granted', 'increases.lapsing'])
    await until(ISSUED)
    expect((await messagesOf(made, member)).at(-1)).toBe('increases.lapsed')
    expect(await books(member)).toEqual(before)
    expect(await products(made, 'terminated', member)).toMatchObject([{ state: 'lapsed', quantity: 29 }])
  })

  it('are not reminded of once they are used', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.until(OPEN)
    await made.apply(member, 1)
    await made.until(REMINDED)
    expect(await messagesOf(made, member)).toEqual(['increases.granted'])
  })
})

/** A member with 29 new shares on hold. */
async function applied() {
  const made = await increasing()
  const member = await made.holder('01011110000', 197)
  await made.until(OPEN)
  const available = (await made.books(member)).USD?.available
  await made.apply(member, 29)
  const isBack = async () => {
    expect((await made.books(member)).USD).toMatchObject({ available, frozen: '0.00' })
  }
  return { ...made, made, member, isBack }
}

describe('an increase that is called off', () => {
  it('by an operator gives the money back, and its rights end', async () => {
    const { made, member, isBack, callOff, product, terms, ask } = await applied()
    expect(await callOff()).toMatchObject({ status: 1 })
    await isBack()
    expect(await product()).toMatchObject({ phase: 'calledOff' })
    expect(await terms(member)).toMatchObject({
      obstacles: ['PRODUCT_UNAVAILABLE'],
      grant: { state: 'calledOff', cause: 'operator' },
    })
    expect(await ask(member, 1)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    expect(await callOff()).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    expect(await products(made, 'terminated', member)).toMatchObject([
      { state: 'calledOff', amount: { is: 'returned', money: money('USD', '4350') } },
    ])
  })

  it('before its record date grants nothing', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.callOff()
    await made.until(OPEN)
    expect(await made.grants(member)).toEqual([])
    expect(await messagesOf(made, member)).toEqual([])
  })

  it('by a split after the record date gives the money back', async () => {
    const { world, member, isBack, until, grants } = await applied()
    const exDate = localDate('2026-03-16')
    await world.operate('split', { instrument: apple, ratio: { to: 2, from: 1 }, exDate })
    await until('2026-03-16T04:00:01Z')
    expect(await grants(member)).toMatchObject([{ state: 'calledOff', cause: 'split' }])
    await isBack()
  })

  it('by a delisting gives the money back', async () => {
    const { world, member, grants, books } = await applied()
    await world.broker.operator.delist(apple)
    expect(await grants(member)).toMatchObject([{ state: 'calledOff', cause: 'delisted' }])
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00' })
  })
})

it('an account that may not trade uses no rights, which lapse; what it applied for before is issued', async () => {
  const { world, until, holder, apply, ask, grants, books } = await increasing()
  const idle = await holder('01011110000', 40)
  const active = await holder('01011110001', 40)
  await until(OPEN)
  await apply(active, 6)
  for (const phone of ['01011110000', '01011110001'])
    await world.broker.operator.setOnMember({ phone }, banned)
  expect(await ask(idle, 6)).toMatchObject({ msg: 'TRADING_BANNED' })
  await until(ISSUED)
  expect(await grants(idle)).toMatchObject([{ state: 'lapsed' }])
  expect(await grants(active)).toMatchObject([{ state: 'issued' }])
  await books(active)
})

it('where the site offers no placements, nothing can be used, and what was applied for goes on', async () => {
  const { world, until, holder, apply, ask, grants, product } = await increasing()
  const member = await holder('01011110000', 40)
  await until(OPEN)
  await apply(member, 6)
  await world.operate('settings', { modules: { placements: { feature: 'off' } } })
  await expect(product()).rejects.toThrow('PRODUCT_UNAVAILABLE')
  expect(await ask(member, 1)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
  await until(ISSUED)
  expect(await grants(member)).toMatchObject([{ state: 'issued' }])
})
