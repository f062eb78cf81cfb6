import {
  blockTradesTerms,
  contract,
  fundRecords,
  messagesList,
  requestsCancel,
  tradeClose,
  tradePosition,
} from '@onelot/api-client'
import { add, discountPercent, exact, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { appleBlock } from '../blocks/testing/terms.ts'
import { blockTrading } from '../../../testing/blockTrading.ts'
import { apple } from '../../../testing/testBroker.ts'

const { seatApply } = contract.seat
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000

describe('a block', () => {
  it('is asked for, reviewed, locked until the opening of the fifth trading day after, and sold', async () => {
    const { world, trader, call, buy, read, books, product } = await blockTrading()
    const member = await trader('01011110000')
    const { price, last, terms } = await product()
    expect(price !== undefined && last !== undefined && exact(discountPercent(price, last)).gt('4.8')).toBe(
      true,
    )
    const trade = await buy(member, 100)
    expect(trade).toMatchObject({ state: 'underReview', price, shares: 100, kind: 'block' })
    const cost = add(trade.value, trade.fee)
    expect((await books(member)).USD).toMatchObject({ frozen: cost.amount })

    await world.pass(REVIEW_MS)
    // New York has Monday evening still: the demo calendar's fifth day after is Saturday.
    const lockedUntil = '2026-03-14T04:00:00.000Z'
    expect(terms?.unlocksAt).toBe(lockedUntil)
    expect(await read(member, trade)).toMatchObject({
      state: 'passed',
      position: trade.id,
      lockedUntil,
    })
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00', margin: trade.value.amount })
    const position = positionId(trade.id)
    expect((await call(tradePosition, { position }, member)).position).toMatchObject({
      origin: { module: 'blockTrades', id: trade.id },
      fill: { price, lots: 100, lockCause: 'block', lockedUntil },
    })
    await expect(call(tradeClose, { position, lots: 100, type: 'market' }, member)).rejects.toThrow()
    await world.pass(Date.parse(lockedUntil) - Date.parse(world.clock.now()))
    await call(tradeClose, { position, lots: 100, type: 'market' }, member)
    await books(member)

    const { lines } = await call(fundRecords, { currency: 'USD', pageSize: 20 }, member)
    expect(
      lines
        .map(({ reason, from, to }) => `${reason} ${from} ${to}`)
        .toReversed()
        .slice(1, 4),
    ).toEqual(['requestHeld available frozen', 'marginTaken frozen margin', 'commission frozen fees'])
    const { messages } = await call(messagesList, { pageSize: 20 }, member)
    expect(messages).toContainEqual(
      expect.objectContaining({
        params: expect.objectContaining({ request: 'blockTrades.trade', ending: 'passed' }) as object,
      }),
    )
  })

  it('may not be sold before its lock ends, and says until when', async () => {
    const { world, trader, send, buy } = await blockTrading()
    const member = await trader('01011110000')
    const { id: position } = await buy(member, 100)
    await world.pass(REVIEW_MS)
    expect(await send(member, tradeClose, { position, lots: 1, type: 'market' })).toMatchObject({
      msg: 'POSITION_LOCKED',
      data: { params: { until: '2026-03-14T04:00:00.000Z' } },
    })
  })

  it('gives its money and its shares back when it is cancelled, and when it is rejected', async () => {
    const { world, trader, call, buy, read, books, product } = await blockTrading()
    const member = await trader('01011110000')
    await world.operate('reviews', { kind: 'blockTrades.trade', review: { mode: 'operator' } })
    const available = (await books(member)).USD?.available
    const cancelled = await buy(member, 200)
    expect((await product()).left).toBe(300)
    await call(requestsCancel, { request: cancelled.id }, member)
    expect((await product()).left).toBe(500)
    expect((await books(member)).USD).toMatchObject({ available, frozen: '0.00' })

    const rejected = await buy(member, 200)
    const { account } = member
    const decision = { account, kind: 'blockTrades.trade', id: rejected.id, decision: 'reject', reason: 'no' }
    await world.operate('review', decision)
    expect(await read(member, rejected)).toMatchObject({ state: 'rejected', cause: 'operator', reason: 'no' })
    expect((await product()).left).toBe(500)
    expect((await books(member)).USD).toMatchObject({ available, frozen: '0.00' })
  })

  it('keeps the shares of what has passed from others', async () => {
    const { world, trader, ask, buy, product } = await blockTrading()
    const member = await trader('01011110000')
    await buy(member, 400)
    await world.pass(REVIEW_MS)
    expect((await product()).left).toBe(100)
    expect(await ask(await trader('01011110001'), 101)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { lots: 'tooHigh' } },
    })
    expect(await ask(await trader('01011110001'), 100)).toMatchObject({ status: 1, msg: 'PURCHASED' })
  })

  it('is refused under its least, and for an account that may not trade', async () => {
    const { world, trader, ask } = await blockTrading()
    const member = await trader('01011110000')
    expect(await ask(member, 99)).toMatchObject({
      msg: 'BLOCK_BELOW_MINIMUM_SHARES',
      data: { params: { shares: 100 }, fields: { lots: 'tooLow' } },
    })
    await world.broker.operator.setOnMember(
      { phone: '01011110000' },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] },
    )
    expect(await ask(member, 99)).toMatchObject({ msg: 'TRADING_BANNED' })
  })

  it('under review is rejected where its member may not trade any more', async () => {
    const { world, trader, buy, read, product } = await blockTrading()
    const member = await trader('01011110000')
    const trade = await buy(member, 100)
    await world.broker.operator.setOnMember(
      { phone: '01011110000' },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] },
    )
    await world.pass(REVIEW_MS)
    expect(await read(member, trade)).toMatchObject({ state: 'rejected', cause: 'restriction' })
    expect((await product()).left).toBe(500)
  })

  it('under review is rejected where its share was split or delisted meanwhile', async () => {
    const { world, trader, buy, read, product } = await blockTrading()
    const member = await trader('01011110000')
    await world.operate('reviews', {
      kind: 'blockTrades.trade',
      review: { mode: 'auto', delayMs: 3 * DAY_MS },
    })
    const trade = await buy(member, 100)
    await world.operate('split', { instrument: apple, ratio: { to: 2, from: 1 }, exDate: '2026-03-12' })
    await world.pass(3 * DAY_MS)
    expect(await read(member, trade)).toMatchObject({ state: 'rejected', cause: 'changed' })
    expect((await product()).left).toBe(500)
  })

  it('for institutions is shown to all, and sold to a seat', async () => {
    const { world, trader, ask, announce, product, terms } = await blockTrading()
    await announce({ ...appleBlock, block: 'apple-seats', institutional: true })
    const member = await trader('01011110000')
    expect(await product('apple-seats')).toMatchObject({ institutional: true, phase: 'open' })
    expect((await terms(member, 'apple-seats')).obstacles).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(await ask(member, 100, 'apple-seats')).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    await world.call(seatApply, { institution: 'ONELOT-SEAT' }, member)
    await world.pass(REVIEW_MS)
    expect(await ask(member, 100, 'apple-seats')).toMatchObject({ status: 1 })
  })

  it('is not offered where the site says so, and what runs goes on', async () => {
    const { world, trader, buy, read } = await blockTrading()
    const member = await trader('01011110000')
    const trade = await buy(member, 100)
    await world.operate('settings', { modules: { blockTrades: { feature: 'off' } } })
    expect((await world.send('blockTrades/products', { kind: 'block', pageSize: 10 })).msg).toBe(
      'PRODUCT_UNAVAILABLE',
    )
    expect((await world.send('blockTrades/product', { block: 'apple-block' })).msg).toBe(
      'PRODUCT_UNAVAILABLE',
    )
    await world.pass(REVIEW_MS)
    expect(await read(member, trade)).toMatchObject({ state: 'passed' })
  })

  it('that is called off rejects what is under review, and its money comes back', async () => {
    const { world, trader, buy, read, ask, books, product } = await blockTrading()
    const members = [await trader('01011110000'), await trader('01011110001')]
    await world.operate('reviews', { kind: 'blockTrades.trade', review: { mode: 'operator' } })
    const trades = await Promise.all(members.map((member) => buy(member, 100)))
    const [first, second] = members
    if (first === undefined || second === undefined) throw new Error('two members')
    const another = await buy(first, 150)
    await world.operate('block/call-off', { block: 'apple-block', reason: 'withdrawn' })
    await world.pass(0)
    for (const [index, member] of members.entries()) {
      const trade = trades[index]
      if (trade === undefined) throw new Error('each has asked')
      expect(await read(member, trade)).toMatchObject({ state: 'rejected', reason: 'withdrawn' })
      expect((await books(member)).USD).toMatchObject({ frozen: '0.00' })
    }
    expect(await read(first, another)).toMatchObject({ state: 'rejected' })
    expect(await product()).toMatchObject({ phase: 'calledOff', left: 500, window: { isOpen: false } })
    expect(await ask(first, 100)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
  })
})

describe('an OTC lot', () => {
  it('is bought at its own price, one share or more, in a halt too, and locked by nothing', async () => {
    const { world, trader, call, buy, books, product } = await blockTrading()
    const member = await trader('01011110000')
    await world.broker.operator.setHalt(apple, true)
    expect(await product('apple-block')).not.toHaveProperty('price')
    const trade = await buy(member, 1, 'apple-otc')
    expect(trade).toMatchObject({ price: '150', fee: { amount: '0.99' }, kind: 'otc' })
    await world.pass(REVIEW_MS)
    const { position } = await call(tradePosition, { position: positionId(trade.id) }, member)
    expect(position).toMatchObject({ fill: { price: '150', lots: 1 } })
    expect(position).not.toHaveProperty('fill.lockedUntil')
    await books(member)
  })

  it('ends by its date', async () => {
    const { trader, ask, until, product } = await blockTrading()
    const member = await trader('01011110000')
    await until('2026-03-19T09:00:00.000Z')
    expect(await product('apple-otc')).toMatchObject({ phase: 'ended', window: { isOpen: false } })
    expect(await ask(member, 1, 'apple-otc')).toMatchObject({
      msg: 'BLOCK_TRADE_CLOSED',
      data: { params: { from: '2026-03-10T01:00:00.000Z', to: '2026-03-19T09:00:00.000Z' } },
    })
  })

  it('is called off by a split of its share, and a block is not', async () => {
    const { world, product } = await blockTrading()
    const split = { instrument: apple, ratio: { to: 2, from: 1 }, exDate: '2026-03-12' }
    await world.operate('split', split)
    await world.pass(3 * DAY_MS)
    expect(await product('apple-otc')).toMatchObject({ phase: 'calledOff' })
    expect(await product('apple-block')).toMatchObject({ phase: 'open' })
  })
})

describe('what a request is said to cost', () => {
  it('are the charges of entry, what is owned, and what is in its way', async () => {
    const { world, trader, terms, buy } = await blockTrading()
    const member = await trader('01011110000')
    expect(await terms(member)).toMatchObject({
      obstacles: [],
      entry: { commission: '0.001', minimumCommission: '0.99' },
      own: { lots: 0 },
      reviewMs: REVIEW_MS,
    })
    const trade = await buy(member, 100)
    await world.pass(REVIEW_MS)
    const after = await terms(member)
    expect(after.own.lots).toBe(100)
    expect(exact(after.own.average ?? '0').eq(trade.price)).toBe(true)
  })

  it('are its obstacles before there is a quantity', async () => {
    const { world } = await blockTrading()
    const member = await world.register('01011110000')
    const { obstacles } = await world.call(blockTradesTerms, { block: 'apple-block' }, member)
    expect(obstacles).toEqual(['REAL_NAME_REQUIRED'])
  })
})
