import {
  contract,
  fundRecords,
  messagesList,
  placementsTerms,
  requestsCancel,
  tradeClose,
  tradePosition,
} from '@onelot/api-client'
import { exact, money, placementId, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { applePlacement } from '../placementOffers/testing/terms.ts'
import { placing } from '../../../testing/placing.ts'
import { apple } from '../../../testing/testBroker.ts'

const { placementsProduct } = contract.placements
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const operator = ['reviews', { kind: 'placements.subscription', review: { mode: 'operator' } }] as const

describe('a placement', () => {
  it('is asked for by an amount, reviewed, locked until the opening of the tenth trading day after, and sold', async () => {
    const { world, trader, call, subscribe, read, books, product } = await placing()
    const member = await trader('01011110000')
    const { tiers, unlocksAt, previousClose } = await product()
    expect(tiers.map(({ least, discount }) => [least.amount, discount])).toEqual([
      ['8000.00', '0.03'],
      ['40000.00', '0.05'],
      ['80000.00', '0.08'],
    ])
    const [price] = tiers.map((tier) => tier.price)
    expect(price !== undefined && previousClose !== undefined && exact(price).lt(previousClose)).toBe(true)
    const subscription = await subscribe(member, '9000')
    expect(subscription).toMatchObject({ state: 'underReview', price, discount: '0.03' })
    const { cost, shares } = subscription
    expect(cost).toEqual(money('USD', exact(subscription.price).times(String(shares))))
    expect((await books(member)).USD).toMatchObject({ frozen: cost.amount })

    await world.pass(REVIEW_MS)
    // New York has Monday evening still: the demo calendar's tenth day after is Thursday of the week after.
    const lockedUntil = '2026-03-19T04:00:00.000Z'
    expect(unlocksAt).toBe(lockedUntil)
    expect(await read(member, subscription)).toMatchObject({
      state: 'passed',
      position: subscription.id,
      lockedUntil,
    })
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00', margin: cost.amount })
    const position = positionId(subscription.id)
    expect((await call(tradePosition, { position }, member)).position).toMatchObject({
      origin: { module: 'placements', id: subscription.id },
      fill: { price, lots: shares, lockCause: 'placement', lockedUntil },
    })
    await expect(call(tradeClose, { position, lots: shares, type: 'market' }, member)).rejects.toThrow()
    await world.pass(Date.parse(lockedUntil) - Date.parse(world.clock.now()))
    await call(tradeClose, { position, lots: shares, type: 'market' }, member)
    await books(member)

    const { lines } = await call(fundRecords, { currency: 'USD', pageSize: 20 }, member)
    const entry = lines.map(({ reason, from, to }) => `${reason} ${from} ${to}`).toReversed()
    expect(entry.slice(1, 3)).toEqual(['requestHeld available frozen', 'marginTaken frozen margin'])
    const { messages } = await call(messagesList, { pageSize: 20 }, member)
    expect(messages).toContainEqual(
      expect.objectContaining({
        params: expect.objectContaining({ request: 'placements.subscription', ending: 'passed' }) as object,
      }),
    )
  })

  it('may not be sold before its lock ends, and says until when', async () => {
    const { world, trader, send, subscribe } = await placing()
    const member = await trader('01011110000')
    const { id: position } = await subscribe(member, '9000')
    await world.pass(REVIEW_MS)
    expect(await send(member, tradeClose, { position, lots: 1, type: 'market' })).toMatchObject({
      msg: 'POSITION_LOCKED',
      data: { params: { until: '2026-03-19T04:00:00.000Z' } },
    })
  })

  it('gives its money and its shares back when it is cancelled, and when it is rejected', async () => {
    const { world, trader, call, subscribe, read, books, product } = await placing()
    const member = await trader('01011110000')
    await world.operate(...operator)
    const available = (await books(member)).USD?.available
    const cancelled = await subscribe(member, '9000')
    expect((await product()).left).toBe(1_000 - cancelled.shares)
    await call(requestsCancel, { request: cancelled.id }, member)
    expect((await product()).left).toBe(1_000)
    expect((await books(member)).USD).toMatchObject({ available, frozen: '0.00' })

    const rejected = await subscribe(member, '9000')
    const { account } = member
    const decision = { account, kind: 'placements.subscription', decision: 'reject', reason: 'no' }
    await world.operate('review', { ...decision, id: rejected.id })
    expect(await read(member, rejected)).toMatchObject({ state: 'rejected', cause: 'operator', reason: 'no' })
    expect((await product()).left).toBe(1_000)
    expect((await books(member)).USD).toMatchObject({ available, frozen: '0.00' })
  })

  it('keeps the shares of what has passed from others', async () => {
    const { world, trader, ask, subscribe, product } = await placing({}, { shares: 60 })
    const { shares } = await subscribe(await trader('01011110000'), '9000')
    await world.pass(REVIEW_MS)
    expect((await product()).left).toBe(60 - shares)
    const other = await trader('01011110001')
    expect(await ask(other, '12000')).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { amount: 'tooHigh' } },
    })
  })

  it('is refused under its least, and for an account that may not trade', async () => {
    const { world, trader, ask } = await placing()
    const member = await trader('01011110000')
    expect(await ask(member, '7999.99')).toMatchObject({
      msg: 'PLACEMENT_BELOW_MINIMUM',
      data: { params: { amount: '8000', currency: 'USD' }, fields: { amount: 'tooLow' } },
    })
    await world.broker.operator.setOnMember(
      { phone: '01011110000' },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] },
    )
    expect(await ask(member, '7999.99')).toMatchObject({ msg: 'TRADING_BANNED' })
  })

  it('is not taken at a price that was shown and has risen since', async () => {
    const { trader, send, product } = await placing()
    const member = await trader('01011110000')
    const { id: placement } = await product()
    const asked = { placement, amount: '9000', price: '1' }
    expect(await send(member, contract.placements.placementsSubmit, asked)).toMatchObject({
      msg: 'QUOTE_EXPIRED',
    })
  })

  it('under review is rejected where its member may not trade any more', async () => {
    const { world, trader, subscribe, read, product } = await placing()
    const member = await trader('01011110000')
    const subscription = await subscribe(member, '9000')
    await world.broker.operator.setOnMember(
      { phone: '01011110000' },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] },
    )
    await world.pass(REVIEW_MS)
    expect(await read(member, subscription)).toMatchObject({ state: 'rejected', cause: 'restriction' })
    expect((await product()).left).toBe(1_000)
  })

  it('under review is rejected where its share was split meanwhile, and stays open itself', async () => {
    const { world, trader, subscribe, read, product } = await placing()
    const member = await trader('01011110000')
    const review = { mode: 'auto', delayMs: 3 * DAY_MS }
    await world.operate('reviews', { kind: 'placements.subscription', review })
    const subscription = await subscribe(member, '9000')
    await world.operate('split', { instrument: apple, ratio: { to: 2, from: 1 }, exDate: '2026-03-12' })
    await world.pass(3 * DAY_MS)
    expect(await read(member, subscription)).toMatchObject({ state: 'rejected', cause: 'changed' })
    expect(await product()).toMatchObject({ left: 1_000, phase: 'open' })
  })

  it('is not offered where the site says so, and what runs goes on', async () => {
    const { world, trader, subscribe, read } = await placing()
    const member = await trader('01011110000')
    const subscription = await subscribe(member, '9000')
    await world.operate('settings', { modules: { placements: { feature: 'off' } } })
    expect((await world.send('placements/products', { pageSize: 10 })).msg).toBe('PRODUCT_UNAVAILABLE')
    const { placement } = applePlacement
    expect((await world.send('placements/product', { placement })).msg).toBe('PRODUCT_UNAVAILABLE')
    await world.pass(REVIEW_MS)
    expect(await read(member, subscription)).toMatchObject({ state: 'passed' })
  })

  it('that is called off rejects what is under review, and its money comes back', async () => {
    const { world, trader, subscribe, read, ask, books, product } = await placing()
    const [first, second] = [await trader('01011110000'), await trader('01011110001')]
    await world.operate(...operator)
    const asked = [await subscribe(first, '9000'), await subscribe(first, '12000')]
    const other = await subscribe(second, '9000')
    await world.operate('placement/call-off', { placement: applePlacement.placement, reason: 'withdrawn' })
    await world.pass(0)
    for (const one of asked)
      expect(await read(first, one)).toMatchObject({ state: 'rejected', reason: 'withdrawn' })
    expect(await read(second, other)).toMatchObject({ state: 'rejected' })
    expect((await books(first)).USD).toMatchObject({ frozen: '0.00' })
    expect(await product()).toMatchObject({ phase: 'calledOff', left: 1_000 })
    expect(await ask(first, '9000')).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
  })

  it('is called off by a delisting of its share', async () => {
    const { world, product } = await placing()
    await world.operate('delist', { instrument: apple, reason: 'delisted' })
    await world.pass(0)
    expect(await product()).toMatchObject({ phase: 'calledOff' })
  })

  it('opens and ends by its dates', async () => {
    const { world, trader, ask, announce, until, product } = await placing()
    const coming = { ...applePlacement, placement: 'coming', from: '2026-03-12T00:00:00.000Z' }
    await announce(coming)
    const placement = placementId('coming')
    expect((await world.call(placementsProduct, { placement })).product.phase).toBe('coming')
    const member = await trader('01011110000')
    expect((await world.call(placementsTerms, { placement }, member)).obstacles).toEqual([
      'NOT_YET_SUBSCRIPTION_TIME',
    ])
    await until('2026-03-19T09:00:00.000Z')
    expect(await product()).toMatchObject({ phase: 'ended' })
    expect(await ask(member, '9000')).toMatchObject({ msg: 'SUBSCRIPTION_CHANNEL_CLOSED' })
  })

  it('is offered in a halt too, since its price is of the day before', async () => {
    const { world, trader, subscribe, product } = await placing()
    const member = await trader('01011110000')
    await world.broker.operator.setHalt(apple, true)
    expect(await product()).not.toHaveProperty('last')
    await subscribe(member, '9000')
    await world.pass(REVIEW_MS)
  })

  it('is announced with tiers of its own', async () => {
    const { world, announce } = await placing()
    const tiers = [{ least: '1000', discount: '0.1' }]
    await announce({ ...applePlacement, placement: 'own', tiers, lockDays: 3 })
    const { product } = await world.call(placementsProduct, { placement: placementId('own') })
    expect(product).toMatchObject({ lockDays: 3, tiers: [{ least: { amount: '1000.00' }, discount: '0.1' }] })
    expect(Number(product.outstanding)).toBeGreaterThan(1_000)
  })
})

describe('what a request is said to meet', () => {
  it('are the money, what is owned, and what is in its way', async () => {
    const { world, trader, terms, subscribe } = await placing()
    const member = await trader('01011110000')
    expect(await terms(member)).toMatchObject({ obstacles: [], own: { lots: 0 }, reviewMs: REVIEW_MS })
    const { price, shares } = await subscribe(member, '9000')
    await world.pass(REVIEW_MS)
    const { own } = await terms(member)
    expect(own.lots).toBe(shares)
    expect(exact(own.average ?? '0').eq(price)).toBe(true)
  })

  it('are its obstacles before there is an amount', async () => {
    const { world } = await placing()
    const member = await world.register('01011110000')
    const { placement } = applePlacement
    const { obstacles } = await world.call(placementsTerms, { placement }, member)
    expect(obstacles).toEqual(['REAL_NAME_REQUIRED'])
  })
})
