import { commonConfig, contract, fundRecords, tradeHoldings } from '@onelot/api-client'
import { accountId, accountStream, localDate, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'

const { checkInStatus, checkInToday, checkInRedeem } = contract.checkIn
const { portfolioReturn, portfolioStatement } = contract.portfolio
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const reward = money('KRW', '1000')

const send = ({ send: sendTo }: TestBroker, member: TestMember, path: string, body: object = {}) =>
  sendTo(path, body, { ...headersOf(member), 'idempotency-key': nextKey() })

/** A broker at 11:00 in Seoul on 10 March, and its member. */
async function given(options: Parameters<typeof createTestBroker>[0] = {}) {
  const world = await createTestBroker(options)
  return { world, member: await world.register('01011110000') }
}

/** Checks in on some days, one after the other; the last of them is today. */
async function checkInOn({ call, pass }: TestBroker, member: TestMember, days: number): Promise<void> {
  for (let day = 1; day <= days; day += 1) {
    await call(checkInToday, {}, member)
    if (day < days) await pass(DAY_MS)
  }
}

describe('a check-in', () => {
  it('is of the day in Seoul, whose next one begins at its midnight', async () => {
    const { world, member } = await given()
    const before = await world.call(checkInStatus, {}, member)
    const today = localDate('2026-03-10')
    const nextDayAt = '2026-03-10T15:00:00.000Z'
    expect(before).toMatchObject({ today, nextDayAt, checkedIn: false, balance: 0, streak: 0, days: [] })
    expect(await world.call(checkInToday, {}, member)).toMatchObject({
      checkedIn: true,
      balance: 1,
      streak: 1,
      since: today,
      days: [today],
    })
    // 23:59 in Seoul, then midnight.
    await world.pass(13 * HOUR_MS - 60_000)
    expect(await send(world, member, 'checkIn/today')).toMatchObject({ msg: 'ALREADY_CHECKED_IN' })
    await world.pass(60_000)
    expect(await send(world, member, 'checkIn/today')).toMatchObject({ status: 1, msg: 'CHECKED_IN' })
  })

  it('is one of two that are sent at once', async () => {
    const { world, member } = await given()
    const answers = await Promise.all([1, 2].map(() => send(world, member, 'checkIn/today')))
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['ALREADY_CHECKED_IN', 'CHECKED_IN'])
    expect(await world.call(checkInStatus, {}, member)).toMatchObject({ balance: 1 })
  })

  it('is answered alike when it is sent again under its key', async () => {
    const { world, member } = await given()
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const first = await world.send('checkIn/today', {}, headers)
    expect((await world.send('checkIn/today', {}, headers)).text).toBe(first.text)
    expect(await world.call(checkInStatus, {}, member)).toMatchObject({ balance: 1 })
  })

  it('after a gap begins a streak anew, and the balance stays', async () => {
    const { world, member } = await given()
    await checkInOn(world, member, 3)
    await world.pass(2 * DAY_MS)
    expect(await world.call(checkInStatus, {}, member)).toMatchObject({ balance: 3, streak: 0 })
    expect(await world.call(checkInToday, {}, member)).toMatchObject({ balance: 4, streak: 1 })
  })

  it('is of one member alone, and of no guest', async () => {
    const { world, member } = await given()
    await world.call(checkInToday, {}, member)
    const other = await world.register('01022220000')
    expect(await world.call(checkInStatus, {}, other)).toMatchObject({ balance: 0, checkedIn: false })
    expect((await world.send('checkIn/status', {})).http).toBe(401)
  })
})

describe('a reward', () => {
  it('is available at once, once, and the books add up', async () => {
    const { world, member } = await given()
    await checkInOn(world, member, 7)
    const { services } = world.broker
    const stateNow = async () => (await services.streams.load(accountStream(accountId(member.account)))).state
    const before = (await stateNow()).ledger.KRW?.available
    const answers = await Promise.all(
      [1, 2].map(() => send(world, member, 'checkIn/redeem', { reward: 'week' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 1])
    expect(answers.map(({ msg }) => msg)).toContain('CHECK_INS_INSUFFICIENT')
    const after = await stateNow()
    expect(Number(after.ledger.KRW?.available) - Number(before)).toBe(1_000)
    expect(booksFaults(services.table, after)).toEqual([])
    expect(await world.call(checkInStatus, {}, member)).toMatchObject({ balance: 0, streak: 7 })
  })

  it('is a line of the records, of the statement and of the return, and no profit', async () => {
    const { world, member } = await given()
    await checkInOn(world, member, 7)
    const inWon = { currency: 'KRW' } as const
    const asked = { ...inWon, zone: 'Asia/Seoul', range: 'all' } as const
    const before = await world.call(portfolioReturn, asked, member)
    const held = await world.call(tradeHoldings, inWon, member)
    await world.call(checkInRedeem, { reward: 'week' }, member)
    const { lines } = await world.call(fundRecords, { ...inWon, pageSize: 10 }, member)
    expect(lines[0]).toMatchObject({ reason: 'reward', from: 'external', to: 'available', money: reward })
    const date = localDate('2026-03-16')
    const statement = await world.call(portfolioStatement, { date }, member)
    const won = statement.currencies.find(({ currency }) => currency === 'KRW')
    expect(won).toMatchObject({ movements: [{ kind: 'reward', money: reward }], realised: money('KRW', '0') })
    const after = await world.call(portfolioReturn, asked, member)
    expect(after).toMatchObject({ rate: before.rate, profit: before.profit })
    expect(after.changes).toEqual({ ...before.changes, rewards: reward })
    const holdings = await world.call(tradeHoldings, inWon, member)
    expect([holdings.todayProfit, holdings.profitableFunds]).toEqual([held.todayProfit, held.profitableFunds])
  })

  it('is what operators set', async () => {
    const { world, member } = await given({ operator: 'open' })
    const week = { checkIns: 2, amount: '500' }
    expect(await world.operate('settings', { modules: { checkIn: { week } } })).toMatchObject({ status: 1 })
    await checkInOn(world, member, 2)
    const { rewards } = await world.call(checkInRedeem, { reward: 'week' }, member)
    expect(rewards).toEqual([
      { reward: 'week', checkIns: 2, money: money('KRW', '500') },
      { reward: 'month', checkIns: 30, money: money('KRW', '10000') },
    ])
    const refused = await send(world, member, 'checkIn/redeem', { reward: 'month' })
    expect(refused).toMatchObject({ msg: 'CHECK_INS_INSUFFICIENT', data: { params: { count: 30 } } })
  })

  it.each([
    { amount: '0.5', checkIns: 7 },
    { amount: '0', checkIns: 7 },
    { amount: '500', checkIns: 0 },
  ])('is not set to %o', async (week) => {
    const { world } = await given({ operator: 'open' })
    const refused = await world.askOperator('settings', { modules: { checkIn: { week } } })
    expect(refused).toMatchObject({ status: 0, msg: 'VALIDATION' })
  })
})

describe('a site without check-ins', () => {
  it('says so in its configuration, and refuses all their calls', async () => {
    const { world, member } = await given({ operator: 'open' })
    const configured = async () => {
      const entries = await world.call(commonConfig, { type: 'all' })
      return entries.find(({ name }) => name === 'feature.checkIn')?.value
    }
    expect(await configured()).toBe('on')
    await world.operate('settings', { modules: { checkIn: { feature: 'off' } } })
    expect(await configured()).toBe('off')
    for (const [path, body] of [
      ['checkIn/status', {}],
      ['checkIn/today', {}],
      ['checkIn/redeem', { reward: 'week' }],
    ] as const)
      expect(await send(world, member, path, body)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
  })
})
