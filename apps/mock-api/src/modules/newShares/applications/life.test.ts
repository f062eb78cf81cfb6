import {
  type ApplicationOnWire,
  contract,
  fundRecords,
  messagesList,
  tradeClose,
  tradePosition,
} from '@onelot/api-client'
import { exact, instrumentId, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { offering } from '../../../testing/offering.ts'
import { offerTerms, offerTimes } from '../offers/testing/terms.ts'
import type { TestMember } from '../../../testing/testBroker.ts'
import { uploaded } from '../../../testing/verified.ts'

const { offersGet, offersDraw } = contract.offers
const { applicationsPay, applicationsProof, applicationsTerms, applicationsWaive } = contract.applications
const offer = offerTerms.offer
const instrument = instrumentId('KRX:999100')
/** All is won, and twice as much is due as is on hold. */
const dear = { winningRate: '1' } as const

type World = Awaited<ReturnType<typeof offering>>

const messagesOf = async ({ call }: World, member: TestMember) =>
  (await call(messagesList, { pageSize: 20 }, member)).messages.flatMap(({ kind, params }) =>
    kind === 'product' ? [params.name] : [],
  )
const linesOf = async ({ call }: World, member: TestMember) =>
  (await call(fundRecords, { currency: 'KRW', pageSize: 20 }, member)).lines.map(
    ({ reason, from, to, money: { amount } }) => `${from} ${to} ${amount} ${reason}`,
  )
const doneIn = ({ timeline }: ApplicationOnWire) => timeline.flatMap(({ step, done }) => (done ? [step] : []))
const aheadIn = ({ timeline }: ApplicationOnWire) =>
  timeline.flatMap(({ step, done }) => (done ? [] : [step]))

describe('an application that wins', () => {
  it('is refunded what is too much, paid, issued, locked until the listing, and sold', async () => {
    const world = await offering()
    const { until, apply, read, books, call } = world
    const member = await world.trader('01011110000')
    await until(offerTimes.opensAt)
    // Twelve units at 0.4 are 4.8, at half the price of twelve.
    const applied = await apply(member, 120)
    expect(applied).toMatchObject({
      state: 'toBeDrawn',
      deposit: money('KRW', '1200000'),
      actions: ['cancel'],
    })
    expect(aheadIn(applied)).toEqual(['closes', 'drawn', 'paymentFrom', 'paymentTo', 'issued', 'listed'])
    expect((await books(member)).KRW).toMatchObject({ available: '98800000', frozen: '1200000' })

    await until(offerTimes.drawsAt)
    const won = await read(member, applied)
    const shares = won.won?.shares ?? 0
    expect([40, 50]).toContain(shares)
    const due = money('KRW', exact('20000').times(String(shares)))
    expect(won).toMatchObject({ state: 'won', held: due, short: money('KRW', '0'), actions: ['waive'] })
    expect(doneIn(won)).toEqual(['applied', 'closes', 'drawn'])
    await books(member)

    await until(offerTimes.paymentFrom)
    expect(await read(member, applied)).toMatchObject({ state: 'paid', actions: [] })
    await until(offerTimes.issuesAt)
    const issued = await read(member, applied)
    expect(issued).toMatchObject({ state: 'issued', position: applied.id, held: money('KRW', '0') })
    expect(aheadIn(issued)).toEqual(['listed'])
    expect((await books(member)).KRW).toMatchObject({ frozen: '0', margin: due.amount })
    const { position } = await call(tradePosition, { position: applied.id }, member)
    expect(position).toMatchObject({
      terms: { instrument, lots: shares },
      fill: { price: '20000', lockCause: 'newShare', lockedUntil: offerTimes.listsAt },
    })
    const close = { position: applied.id, lots: shares, type: 'market' } as const
    expect((await world.send(member, tradeClose.path, close)).msg).toBe('NOT_YET_LISTED')

    await until(offerTimes.listsAt)
    await world.world.pass(60_000)
    await call(tradeClose, close, member)
    await books(member)
    expect(await messagesOf(world, member)).toEqual([
      'offers.listed',
      'applications.issued',
      'applications.paid',
      'applications.wonWhole',
    ])
  })

  it('and costs more than is on hold is collected when payment begins', async () => {
    const world = await offering({ terms: dear })
    const { until, apply, read, books } = world
    const member = await world.trader('01011110000')
    await until(offerTimes.opensAt)
    const applied = await apply(member, 20)
    await until(offerTimes.drawsAt)
    const { won } = await read(member, applied)
    await until(offerTimes.paymentFrom)
    expect(await read(member, applied)).toMatchObject({ state: 'paid', held: won?.due })
    expect((await linesOf(world, member)).slice(0, 1)).toEqual([
      `available frozen ${won?.rest.amount ?? ''} applications.collected`,
    ])
    expect(await messagesOf(world, member)).toEqual([
      'applications.paid',
      'applications.payTomorrow',
      'applications.won',
    ])
    await books(member)
  })
})

/** Of 100 million won, 96 are on hold for shares that cost 192: all of them are won. */
async function shortOfMoney() {
  const terms = { winningRate: '1', unit: 1_000, minShares: 1_000, provisionalPrice: '96000' } as const
  const world = await offering({ terms })
  const { until, apply } = world
  const member = await world.trader('01011110000')
  await until(offerTimes.opensAt)
  const applied = await apply(member, 2_000)
  expect(applied.deposit).toEqual(money('KRW', '96000000'))
  await until(offerTimes.drawsAt)
  return { ...world, member, applied }
}

describe('an application whose payment is short', () => {
  it('is due from when it is collected, and then until when it can be paid', async () => {
    const { until, call, member, applied } = await shortOfMoney()
    const dueNow = async () => (await call(contract.home.homeDue, {}, member)).due
    const missing = { id: applied.id, module: 'applications', amount: money('KRW', '96000000') }
    const [collected] = await dueNow()
    expect(collected).toMatchObject({ ...missing, kind: 'applications.payment' })
    expect(Date.parse(collected?.at ?? '')).toBe(Date.parse(offerTimes.paymentFrom))
    await until(offerTimes.paymentFrom)
    const [last] = await dueNow()
    expect(last).toMatchObject({ ...missing, kind: 'applications.paymentEnds' })
    expect(Date.parse(last?.at ?? '')).toBe(Date.parse(offerTimes.paymentTo))
    await until(offerTimes.paymentTo)
    expect(await dueNow()).toEqual([])
  })

  it('fails at the deadline, and everything goes back', async () => {
    const world = await shortOfMoney()
    const { until, read, books, member, applied } = world
    const won = await read(member, applied)
    expect(won.won?.shares).toBe(2_000)
    expect(won.short).toEqual(money('KRW', '92000000'))
    await until(offerTimes.paymentFrom)
    const asked = await read(member, applied)
    expect(asked).toMatchObject({ state: 'awaitingPayment', actions: ['pay', 'waive'] })
    expect((await world.send(member, applicationsPay.path, { application: applied.id })).msg).toBe(
      'AVAILABLE_INSUFFICIENT',
    )
    await until(offerTimes.paymentTo)
    const failed = await read(member, applied)
    expect(failed).toMatchObject({ state: 'paymentFailed', refunded: applied.deposit, actions: [] })
    expect(doneIn(failed)).toEqual(['applied', 'closes', 'drawn', 'paymentFrom', 'paymentFailed'])
    expect((await books(member)).KRW).toMatchObject({ available: '100000000', frozen: '0' })
    expect(await messagesOf(world, member)).toEqual([
      'applications.paymentFailed',
      'applications.short',
      'applications.shortTomorrow',
      'applications.won',
    ])
  })
})

const deposit = async ({ world, again }: World, member: TestMember, amount: string): Promise<void> => {
  const session = await again(member)
  const { depositsSubmit } = contract.deposits
  const voucher = await uploaded(world, session)
  await world.call(depositsSubmit, { channel: 'bank-KRW', amount, voucher }, session)
  await world.pass(5_000)
}

describe('an application whose payment is made up for', () => {
  it('is paid by the member while payment is open, and is issued', async () => {
    const world = await shortOfMoney()
    const { until, read, books, member, applied, send } = world
    await until(offerTimes.paymentFrom)
    await deposit(world, member, '96000000')
    expect(await read(member, applied)).toMatchObject({ state: 'awaitingPayment', short: money('KRW', '0') })
    const paid = await send(member, applicationsPay.path, { application: applied.id })
    expect(paid).toMatchObject({ msg: 'ALLOCATED', data: { application: { state: 'paid' } } })
    expect((await send(member, applicationsPay.path, { application: applied.id })).msg).toBe(
      'ORDER_WRONG_STATE',
    )
    await until(offerTimes.issuesAt)
    expect(await read(member, applied)).toMatchObject({ state: 'issued' })
    expect((await books(member)).KRW).toMatchObject({ frozen: '0', margin: '192000000' })
  })

  it('is collected at the deadline where the money came by then', async () => {
    const world = await shortOfMoney()
    const { until, read, member, applied } = world
    await until(offerTimes.paymentFrom)
    await deposit(world, member, '92000000')
    await until(offerTimes.paymentTo)
    expect(await read(member, applied)).toMatchObject({ state: 'paid' })
  })

  it('is given up where the member waives it', async () => {
    const { until, read, member, applied, send, books } = await shortOfMoney()
    expect((await send(member, applicationsWaive.path, { application: applied.id })).status).toBe(1)
    expect(await read(member, applied)).toMatchObject({ state: 'waived', refunded: applied.deposit })
    await until(offerTimes.issuesAt)
    expect((await books(member)).KRW).toMatchObject({ available: '100000000', frozen: '0' })
  })
})

describe('an application that wins nothing', () => {
  it('is refunded in a line of its own, and is over', async () => {
    const world = await offering({ terms: { winningRate: '0.000001', units: 1 } })
    const { until, apply, list, books } = world
    const member = await world.trader('01011110000')
    await until(offerTimes.opensAt)
    await apply(member, 10)
    await until(offerTimes.drawsAt)
    expect(await list(member, 'open')).toEqual([])
    expect(await list(member, 'ended')).toMatchObject([{ state: 'notWon', refunded: money('KRW', '100000') }])
    expect(await linesOf(world, member)).toEqual([
      'frozen available 100000 applications.notWon',
      'available frozen 100000 applications.deposit',
      'external available 100000000 practiceMoney',
    ])
    expect(await messagesOf(world, member)).toEqual(['applications.notWon'])
    await books(member)
  })
})

describe('a draw', () => {
  it('is proved: the digest is published at the opening, the secret at the draw, and both explain what was won', async () => {
    const world = await offering()
    const { until, apply, call } = world
    const member = await world.trader('01011110000')
    expect(await world.world.call(offersDraw, { offer })).toEqual({})
    await until(offerTimes.opensAt)
    const { digest } = await world.world.call(offersDraw, { offer })
    const applied = await apply(member, 120)
    const before = await call(applicationsProof, { application: applied.id }, member)
    expect(before).toEqual({ application: applied.id, digest, units: 12, unit: 10, winningRate: '0.4' })
    await until(offerTimes.drawsAt)
    const { secret = '' } = await world.world.call(offersDraw, { offer })
    const bytes = new TextEncoder()
    const hex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('hex')
    expect(hex(await crypto.subtle.digest('SHA-256', bytes.encode(secret)))).toBe(digest)
    const key = await crypto.subtle.importKey(
      'raw',
      bytes.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const hmac = hex(await crypto.subtle.sign('HMAC', key, bytes.encode(applied.id)))
    const { drawn } = await call(applicationsProof, { application: applied.id }, member)
    const number = parseInt(hmac.slice(0, 13), 16) / 2 ** 52
    expect(drawn).toMatchObject({ secret, applicationDigest: hmac, wonUnits: number < 0.8 ? 5 : 4 })
    expect(Number(drawn?.h)).toBeCloseTo(number, 12)
  })
})

describe('terms of an application', () => {
  it('say what is available, what stands in the way, and the most that there is money for', async () => {
    const { world, until, trader, call, apply } = await offering()
    const member = await trader('01011110000')
    const terms = () => call(applicationsTerms, { offer }, member)
    expect(await terms()).toMatchObject({
      obstacles: ['NOT_YET_SUBSCRIPTION_TIME'],
      applied: 0,
      reminded: false,
      reminders: ['open', 'closesToday'],
    })
    await until(offerTimes.opensAt)
    // 10,000 won a share; and 2,500 units at 0.4 are the 1,000 that there are.
    expect(await terms()).toMatchObject({
      reminders: ['closesToday'],
      obstacles: [],
      mostShares: 10_000,
      available: money('KRW', '100000000'),
    })
    await apply(member, 4_000)
    expect(await terms()).toMatchObject({
      obstacles: ['DUPLICATE_SUBSCRIPTION'],
      applied: 1,
      mostShares: 6_000,
      frozen: money('KRW', '40000000'),
    })
    const { offer: shown } = await world.call(offersGet, { offer })
    expect(shown).toMatchObject({
      subscribed: 4_000,
      claimed: 1_600,
      offered: 10_000,
      maxShares: 25_000,
      leastDeposit: money('KRW', '100000'),
    })
  })
})
