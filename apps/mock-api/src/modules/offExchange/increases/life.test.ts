import {
  contract,
  fundRecords,
  messagesList,
  tradeClose,
  tradePlace,
  tradePosition,
} from '@onelot/api-client'
import { money, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { appleIncrease, increasing } from '../../../testing/increasing.ts'

const page = { pageSize: 20 }
/** Just after each moment of the increase of tests. */
const COUNTED = '2026-03-11T04:00:01Z'
const OPEN = '2026-03-12T04:00:01Z'
const REMINDED = '2026-03-17T04:00:01Z'
const ISSUED = '2026-03-19T04:00:01Z'
const UNLOCKED = '2026-03-29T04:00:01Z'

const banned = { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] } as const

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
    expect(await made.products('purchase', member)).toMatchObject([
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
    expect(await made.products('purchase', member)).toEqual([])

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

  it('is found by its share', async () => {
    const { world, increase } = await increasing()
    const of = async (instrument: string) =>
      (await world.call(contract.increases.increasesProducts, { instrument })).products.map(({ id }) => id)
    expect(await of('US:AAPL')).toEqual([increase])
    expect(await of('KRX:600000')).toEqual([])
  })

  it('is nothing to who holds too few for a right, before its record date and after its end', async () => {
    const { until, holder, terms, ask } = await increasing()
    const few = await holder('01011110000', 6)
    const enough = await holder('01011110001', 7)
    expect((await terms(few)).obstacles).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(await ask(few, 1)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    expect((await terms(enough)).obstacles).toEqual(['NOT_YET_SUBSCRIPTION_TIME'])
    await until(ISSUED)
    expect((await terms(few)).obstacles).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(await ask(few, 1)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    expect((await terms(enough)).obstacles).toEqual(['SUBSCRIPTION_CHANNEL_CLOSED'])
    expect(await ask(enough, 1)).toMatchObject({ msg: 'SUBSCRIPTION_CHANNEL_CLOSED' })
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

describe('rights that nobody uses', () => {
  it('lapse unpaid, with a message two days before and then', async () => {
    const made = await increasing()
    const { until, holder, books } = made
    const member = await holder('01011110000', 197)
    const before = await books(member)
    await until(OPEN)
    expect(await made.messageNames(member)).toEqual(['increases.granted'])
    await until(REMINDED)
    expect(await made.messageNames(member)).toEqual(['increases.granted', 'increases.lapsing'])
    await until(ISSUED)
    expect((await made.messageNames(member)).at(-1)).toBe('increases.lapsed')
    expect(await books(member)).toEqual(before)
    expect(await made.products('terminated', member)).toMatchObject([{ state: 'lapsed', quantity: 29 }])
  })

  it('are not reminded of once all are used', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 20)
    await made.until(OPEN)
    await made.apply(member, 3)
    await made.until(ISSUED)
    expect(await made.messageNames(member)).toEqual(['increases.granted', 'increases.issued'])
  })

  it('are reminded of and told of where an application leaves some', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.until(OPEN)
    await made.apply(member, 20)
    await made.until(REMINDED)
    expect(await made.messageNames(member)).toEqual(['increases.granted', 'increases.restLapsing'])
    await made.until(ISSUED)
    expect((await made.messageNames(member)).slice(2)).toEqual(['increases.issued', 'increases.lapsed'])
    const { messages } = await made.call(messagesList, page, member)
    expect(messages).toContainEqual(
      expect.objectContaining({
        params: expect.objectContaining({
          name: 'increases.lapsed',
          shares: 9,
          increase: made.increase,
        }) as unknown,
      }),
    )
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
  await world.operate('settings', { modules: { placements: { feature: 'on' } } })
  expect(await grants(member)).toMatchObject([{ state: 'issued' }])
})
