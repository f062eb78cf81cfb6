import {
  fundRecords,
  messagesList,
  requestsCancel,
  tradeAccount,
  tradeClose,
  tradeProtect,
} from '@onelot/api-client'
import { exact } from '@onelot/domain'
import { lendingQuotaKey } from '@onelot/domain/modules/offExchange/lending'
import { describe, expect, it } from 'vitest'
import { lending, paidOn } from '../../../testing/lendingShares.ts'
import { apple } from '../../../testing/testBroker.ts'

const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const kind = 'lending.term'
const operator = ['reviews', { kind, review: { mode: 'operator' } }] as const

describe('shares that are lent for a term', () => {
  it('are asked for, reviewed, lent, and back with their interest at the opening on which the term ends', async () => {
    const acts = await lending()
    const { world, owner, lend, read, terms, books, call, until } = acts
    await world.operate('settings', { modules: { lending: { shares: { [apple]: { rate: '0.0365' } } } } })
    const { member } = await owner('01011110000')
    expect(await terms(member)).toMatchObject({ obstacles: [], rate: '0.0365', lendable: 40, taxRate: '0.1' })
    const available = (await books(member)).USD?.available
    const loan = await lend(member, 30)
    expect(loan).toMatchObject({ state: 'underReview', lots: 30, term: 7, rate: '0.0365' })
    await world.pass(REVIEW_MS)
    // New York has Monday evening still.
    const endsAt = '2026-03-16T04:00:00.000Z'
    expect((await terms(member)).terms[0]).toEqual({ days: 7, endsAt })
    expect(await read(member, loan)).toMatchObject({
      state: 'passed',
      loan: { progress: 'lending', lots: 30, endsAt },
    })
    expect(await terms(member)).toMatchObject({ lendable: 10 })

    await until(endsAt)
    const income = await paidOn(acts, '2026-03-09', '2026-03-16', 30, '0.0365')
    expect(exact(income.gross.amount).gt('0')).toBe(true)
    expect(await read(member, loan)).toMatchObject({
      loan: { progress: 'finished', lots: 0, endsAt, income },
    })
    expect(await terms(member)).toMatchObject({ lendable: 40 })
    const { USD } = await books(member)
    expect(USD?.available).toBe(
      exact(available ?? '0')
        .plus(income.net.amount)
        .toFixed(2),
    )
    const { lines } = await call(fundRecords, { currency: 'USD', pageSize: 2 }, member)
    expect(lines.map(({ reason, from, to }) => `${reason} ${from} ${to}`)).toEqual([
      'lending.tax available tax',
      'lending.interest house available',
    ])
    const { messages } = await call(messagesList, { pageSize: 1 }, member)
    expect(messages).toMatchObject([
      { kind: 'product', params: { name: 'lending.finished', instrument: apple, amount: income.net } },
    ])
  })

  it('are neither sold nor protected, and the ticket says until when', async () => {
    const { world, owner, lend, call, send } = await lending()
    const { member, position } = await owner('01011110000')
    await lend(member, 30)
    await world.pass(REVIEW_MS)
    const until = '2026-03-10T04:00:00.000Z'
    const account = await call(tradeAccount, { instrument: apple }, member)
    expect(account.lent).toEqual({ lots: { [position]: 30 }, until })
    const locked = { msg: 'POSITION_LOCKED', data: { params: { until } } }
    expect(await send(member, tradeClose, { position, lots: 11, type: 'market' })).toMatchObject(locked)
    expect(await send(member, tradeProtect, { position, takeProfit: '9000' })).toMatchObject(locked)
    expect(await send(member, tradeProtect, { position })).toMatchObject({ status: 1 })
    expect(await send(member, tradeClose, { position, lots: 10, type: 'market' })).toMatchObject({
      status: 1,
    })
  })

  it('come back at the next opening where they are recalled, and may be sold then', async () => {
    const acts = await lending()
    const { world, owner, lend, recall, read, send, until } = acts
    const { member, position } = await owner('01011110000')
    const loan = await lend(member, 40)
    expect(await recall(member, loan)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    await world.pass(REVIEW_MS)
    const endsAt = '2026-03-10T04:00:00.000Z'
    expect(await recall(member, loan)).toMatchObject({
      status: 1,
      data: { loan: { loan: { progress: 'lending', endsAt } } },
    })
    expect(await recall(member, loan)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    await until(endsAt)
    const income = await paidOn(acts, '2026-03-09', '2026-03-10', 40, loan.rate)
    expect(await read(member, loan)).toMatchObject({ loan: { progress: 'recalled', income } })
    expect(await send(member, tradeClose, { position, lots: 40, type: 'market' })).toMatchObject({
      status: 1,
    })
  })

  it('leave their share of what members may lend to others, and give it back', async () => {
    const { world, owner, lend, ask, recall, call, until } = await lending()
    await world.operate('settings', { modules: { lending: { shares: { [apple]: { pool: 50 } } } } })
    const [first, second] = [await owner('01011110000'), await owner('01011110001')]
    const claimed = () => world.broker.services.store.quotaClaimed(lendingQuotaKey(apple))
    const cancelled = await lend(first.member, 40)
    expect(await ask(second.member, 20)).toMatchObject({ msg: 'LENDING_QUOTA_FULL' })
    await call(requestsCancel, { request: cancelled.id }, first.member)
    expect(await claimed()).toBe('0')
    const loan = await lend(second.member, 40)
    await world.pass(REVIEW_MS)
    expect(await claimed()).toBe('40')
    await recall(second.member, loan)
    await until('2026-03-10T04:00:00.000Z')
    expect(await claimed()).toBe('0')
  })

  it('are not lent where their lots were sold, or are to be, when the request passes', async () => {
    const { world, owner, lend, call, read } = await lending()
    const sold = await owner('01011110000')
    const first = await lend(sold.member, 30)
    await call(tradeClose, { position: sold.position, lots: 20, type: 'market' }, sold.member)
    const guarded = await owner('01011110001')
    const second = await lend(guarded.member, 30)
    await call(tradeProtect, { position: guarded.position, takeProfit: '9000' }, guarded.member)
    await world.pass(REVIEW_MS)
    expect(await read(sold.member, first)).toMatchObject({ state: 'rejected', cause: 'changed' })
    expect(await read(guarded.member, second)).toMatchObject({ state: 'rejected', cause: 'changed' })
  })

  it('are not lent twice by two requests for the same lots', async () => {
    const { world, owner, lend, read } = await lending()
    const { member } = await owner('01011110000')
    const [first, second] = [await lend(member, 30), await lend(member, 30)]
    await world.pass(REVIEW_MS)
    expect(await read(member, first)).toMatchObject({ state: 'passed' })
    expect(await read(member, second)).toMatchObject({ state: 'rejected', cause: 'changed' })
  })

  it('count before a split in shares before it, and are as many of each position after it, down', async () => {
    const acts = await lending()
    const { world, owner, lend, read, until, overview } = acts
    const { member } = await owner('01011110000', 41)
    const loan = await lend(member, 35)
    await world.pass(REVIEW_MS)
    await world.operate('split', { instrument: apple, ratio: { to: 1, from: 2 }, exDate: '2026-03-12' })
    await until('2026-03-16T04:00:00.000Z')
    const { loan: ended } = await read(member, loan)
    const before = await paidOn(acts, '2026-03-09', '2026-03-12', 35, loan.rate)
    const after = await paidOn(acts, '2026-03-12', '2026-03-16', 17, loan.rate)
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
    const sum = cents(before.gross.amount) + cents(after.gross.amount)
    expect([sum, sum + 1]).toContain(cents(ended?.income.gross.amount))
    expect(await overview(member)).toMatchObject({ shares: [{ own: 20, lent: 0, lendable: 20 }] })
  })

  it('are paid out and end at once where the share is delisted', async () => {
    const { world, owner, lend, read, overview, books } = await lending()
    const { member } = await owner('01011110000')
    const loan = await lend(member, 30)
    await world.pass(REVIEW_MS + 2 * DAY_MS)
    await world.operate('delist', { instrument: apple, reason: 'delisted' })
    await world.pass(1)
    expect(await read(member, loan)).toMatchObject({ loan: { progress: 'delisted', lots: 0 } })
    expect((await overview(member)).shares).toEqual([])
    await books(member)
  })

  it('receive the dividend as if they were held', async () => {
    const { world, owner, lend, call, until } = await lending()
    const { member } = await owner('01011110000')
    await lend(member, 30)
    await world.pass(REVIEW_MS)
    const dividend = { instrument: apple, amount: '1.00', exDate: '2026-03-11', payDate: '2026-03-13' }
    await world.operate('dividend', dividend)
    await until('2026-03-13T05:00:00.000Z')
    const { lines } = await call(fundRecords, { currency: 'USD', pageSize: 10 }, member)
    expect(lines.find(({ reason }) => reason === 'dividend')).toMatchObject({ money: { amount: '40.00' } })
  })

  it('are refused under the least, in a halt, and where the market is closed to lending', async () => {
    const { world, owner, ask, terms } = await lending()
    const { member } = await owner('01011110000')
    expect(await ask(member, 1)).toMatchObject({
      msg: 'LENDING_BELOW_MINIMUM',
      data: { params: { amount: '1000.00', currency: 'USD' } },
    })
    await world.broker.operator.setHalt(apple, true)
    expect(await ask(member, 30)).toMatchObject({ msg: 'PRICE_UNAVAILABLE' })
    await world.operate('settings', {
      modules: { lending: { channels: { KRX: true, TWSE: true, US: false, SET: true } } },
    })
    expect(await ask(member, 30)).toMatchObject({ msg: 'LENDING_CHANNEL_CLOSED' })
    expect((await terms(member)).obstacles).toEqual(['LENDING_CHANNEL_CLOSED', 'PRICE_UNAVAILABLE'])
  })

  it('are no longer offered where the site says so, and what runs goes on and stays in reach', async () => {
    const { world, owner, lend, ask, send, recall, read, list, until } = await lending()
    const { member } = await owner('01011110000')
    const loan = await lend(member, 20)
    await world.pass(REVIEW_MS)
    await world.operate('settings', { modules: { lending: { feature: 'off' } } })
    expect(await ask(member, 20)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    expect(await send(member, { path: 'lending/terms' }, { instrument: apple })).toMatchObject({
      msg: 'PRODUCT_UNAVAILABLE',
    })
    expect(await list(member)).toHaveLength(1)
    expect(await recall(member, loan)).toMatchObject({ status: 1 })
    await until('2026-03-10T04:00:00.000Z')
    expect(await read(member, loan)).toMatchObject({ loan: { progress: 'recalled' } })
  })

  it('are rejected by an operator, and by a ban on trading meanwhile', async () => {
    const { world, owner, lend, read } = await lending()
    const { member } = await owner('01011110000')
    await world.operate(...operator)
    const rejected = await lend(member, 30)
    const decision = { account: member.account, kind, decision: 'reject', reason: 'no' }
    await world.operate('review', { ...decision, id: rejected.id })
    expect(await read(member, rejected)).toMatchObject({ state: 'rejected', cause: 'operator', reason: 'no' })
    await world.operate('reviews', { kind, review: { mode: 'auto', delayMs: REVIEW_MS } })
    const banned = await lend(member, 30)
    await world.operate('restrictions', { account: member.account, restrictions: ['tradingBanned'] })
    await world.pass(REVIEW_MS)
    expect(await read(member, banned)).toMatchObject({ state: 'rejected', cause: 'restriction' })
  })
})
