import {
  contract,
  dividendsAnnounced,
  dividendsRecords,
  fundRecords,
  messagesList,
  requestsCancel,
  requestsList,
  tradeClose,
  tradePlace,
  tradePosition,
  tradeProducts,
} from '@onelot/api-client'
import { accountId, accountStream, decimal, exact, localDate, money, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestMember, apple, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const calls = contract.electiveDividends
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const REVIEW_MS = 5_000
const page = { pageSize: 20 }

/** It is Monday evening in New York. The ex-date opens in 26 hours; Friday's close is the deadline, and the pay date opens then. */
async function world() {
  const made = await createTestBroker({ operator: 'open' })
  const { call, send, broker, operate, trader } = made
  await broker.operator.setPrice(apple, decimal('164.64'))
  const announced = await operate('dividend', {
    instrument: apple,
    amount: '8.5',
    exDate: localDate('2026-03-11'),
    payDate: localDate('2026-03-14'),
    elective: true,
  })
  expect(announced).toMatchObject({ status: 1 })
  const holder = async (phone: string) => {
    const member = await trader(phone)
    const { position } = await call(tradePlace, marketBuy(100), member)
    return { member, position }
  }
  const overview = async (member: TestMember) => call(calls.electiveDividendsOverview, {}, member)
  const dividendOf = async (member: TestMember) => {
    const [dividend] = (await overview(member)).dividends
    if (dividend === undefined) throw new Error('there is no elective dividend')
    return dividend
  }
  const elect = async (member: TestMember) =>
    call(calls.electiveDividendsElect, { dividend: (await dividendOf(member)).id }, member)
  const ask = async (member: TestMember, path: string, body: object) =>
    send(path, body, { ...headersOf(member), 'idempotency-key': nextKey() })
  const records = async (member: TestMember) =>
    (await call(calls.electiveDividendsRecords, page, member)).records
  const books = async ({ account }: TestMember) => {
    const { services } = broker
    const { state } = await services.streams.load(accountStream(accountId(account)))
    expect(booksFaults(services.table, state)).toEqual([])
    return state.ledger.USD
  }
  return { ...made, holder, overview, dividendOf, elect, ask, records, books }
}

describe('an elective dividend', () => {
  it('is due until its deadline to who has not chosen, and does not take cash always', async () => {
    const { call, pass, holder, elect } = await world()
    const { member } = await holder('01011110000')
    const dueNow = async () => (await call(contract.home.homeDue, {}, member)).due
    expect(await dueNow()).toEqual([])
    await pass(27 * HOUR_MS)
    const choice = {
      kind: 'electiveDividends.choice',
      at: '2026-03-14T04:00:00.000Z',
      instrument: { id: apple },
    }
    expect(await dueNow()).toMatchObject([choice])
    await call(calls.electiveDividendsSetStanding, { standing: 'cash' }, member)
    expect(await dueNow()).toEqual([])
    await call(calls.electiveDividendsSetStanding, { standing: 'ask' }, member)
    expect(await dueNow()).toMatchObject([choice])
    await elect(member)
    expect(await dueNow()).toEqual([])
  })

  it('is chosen, reviewed, and paid in shares at the close of the deadline, with the rest in cash', async () => {
    const { call, pass, holder, dividendOf, elect, records, books } = await world()
    const { member, position: held } = await holder('01011110000')
    expect((await call(dividendsAnnounced, page, member)).dividends).toMatchObject([{ elective: true }])
    expect(await dividendOf(member)).toMatchObject({
      state: 'ahead',
      quantity: '100',
      net: money('USD', '722.5'),
      deadline: '2026-03-14T04:00:00.000Z',
      bought: { shares: 4, by: 'last' },
      obstacles: ['NOT_YET_SUBSCRIPTION_TIME'],
    })
    await pass(27 * HOUR_MS)
    const open = await dividendOf(member)
    expect(open).toMatchObject({ state: 'open', obstacles: [] })
    expect((await elect(member)).dividends).toMatchObject([{ state: 'underReview' }])
    expect((await call(tradeProducts, { tab: 'purchase', ...page }, member)).products).toMatchObject([
      { kind: 'electiveDividends.election', state: 'underReview', quantity: 100, cancel: 'request' },
    ])
    await pass(REVIEW_MS)
    expect(await dividendOf(member)).toMatchObject({
      state: 'accepted',
      obstacles: ['DUPLICATE_SUBSCRIPTION'],
    })
    expect((await call(tradeProducts, { tab: 'inProgress', ...page }, member)).products).toMatchObject([
      { state: 'accepted', amount: { is: 'due', money: { amount: '722.50' } }, next: { step: 'payment' } },
    ])
    // What is sold after the ex-date changes nothing.
    await call(tradeClose, { position: held.id, lots: 100, type: 'market' }, member)
    const before = await books(member)
    await pass(3 * DAY_MS)
    const [record] = await records(member)
    const bought = record?.bought
    if (bought === undefined) throw new Error('it was not paid in shares')
    const price = exact(bought.price)
    expect(bought.shares).toBe(4)
    expect(bought.cost).toEqual(money('USD', price.times('4')))
    expect(bought.rest).toEqual(money('USD', exact('722.5').minus(price.times('4'))))
    const after = await books(member)
    expect(
      exact(after?.available ?? '0')
        .minus(before?.available ?? '0')
        .toFixed(2),
    ).toBe(bought.rest.amount)
    const { position } = await call(tradePosition, { position: positionId(bought.position) }, member)
    expect(position).toMatchObject({
      origin: { module: 'electiveDividends', id: open.id },
      fill: { price: bought.price, lots: 4 },
    })
    expect((await call(dividendsRecords, page, member)).records).toMatchObject([
      { status: 'paid', gross: { amount: '850.00' }, withheld: { amount: '127.50' } },
    ])
    const { lines } = await call(fundRecords, { currency: 'USD', pageSize: 3 }, member)
    expect(lines.map(({ reason }) => reason).toSorted()).toEqual(['dividend', 'marginTaken', 'withholding'])
    const { messages } = await call(messagesList, page, member)
    const names = messages.map(({ params }) => ('name' in params ? params.name : undefined))
    expect(names).toEqual(expect.arrayContaining(['electiveDividends.asks', 'electiveDividends.shares']))
  })

  it('is paid in cash where nothing was chosen, and where it was withdrawn', async () => {
    const { call, pass, holder, dividendOf, elect, records } = await world()
    const [{ member: silent }, { member: regrets }] = [
      await holder('01011110000'),
      await holder('01011110001'),
    ]
    await pass(27 * HOUR_MS)
    await elect(regrets)
    const { request } = await dividendOf(regrets)
    await call(requestsCancel, { request: request ?? '' }, regrets)
    expect(await dividendOf(regrets)).toMatchObject({ state: 'open' })
    await elect(regrets)
    await pass(REVIEW_MS)
    const { id: dividend } = await dividendOf(regrets)
    await call(calls.electiveDividendsWithdraw, { dividend }, regrets)
    expect(await dividendOf(regrets)).toMatchObject({ state: 'open' })
    await pass(3 * DAY_MS)
    for (const member of [silent, regrets])
      expect(await records(member)).toMatchObject([{ paidIn: 'cash', cause: 'notElected' }])
  })

  it('still under review at the deadline is rejected as too late, and paid in cash', async () => {
    const { call, pass, operate, holder, elect, records } = await world()
    const { member } = await holder('01011110000')
    await operate('reviews', { kind: 'electiveDividends.election', review: { mode: 'operator' } })
    await pass(27 * HOUR_MS)
    await elect(member)
    await pass(3 * DAY_MS)
    expect((await call(requestsList, page, member)).requests).toMatchObject([
      { kind: 'electiveDividends.election', state: 'rejected', cause: 'late' },
    ])
    expect(await records(member)).toMatchObject([{ paidIn: 'cash', cause: 'notElected' }])
  })

  it('is asked for by itself where shares are the standing choice', async () => {
    const { call, pass, holder, dividendOf, records } = await world()
    const { member } = await holder('01011110000')
    const { standing } = await call(calls.electiveDividendsSetStanding, { standing: 'shares' }, member)
    expect(standing).toBe('shares')
    await pass(26 * HOUR_MS + REVIEW_MS * 2)
    expect(await dividendOf(member)).toMatchObject({ state: 'accepted' })
    await pass(4 * DAY_MS)
    expect(await records(member)).toMatchObject([{ paidIn: 'shares' }])
  })

  it('is paid in cash to whoever may not trade on the pay date', async () => {
    const { pass, broker, holder, elect, records } = await world()
    const { member } = await holder('01011110000')
    await pass(27 * HOUR_MS)
    await elect(member)
    await pass(REVIEW_MS)
    await broker.operator.setOnMember(
      { phone: '01011110000' },
      { kind: 'members.setRestrictions', restrictions: ['tradingBanned'] },
    )
    await pass(3 * DAY_MS)
    expect(await records(member)).toMatchObject([{ paidIn: 'cash', cause: 'restricted' }])
  })

  it('is refused to whoever does not hold the share, and before the ex-date', async () => {
    const { trader, holder, dividendOf, ask } = await world()
    const [{ member }, stranger] = [await holder('01011110000'), await trader('01011110001')]
    const { id: dividend } = await dividendOf(member)
    const { path } = calls.electiveDividendsElect
    expect(await ask(stranger, path, { dividend })).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    expect(await ask(member, path, { dividend })).toMatchObject({
      msg: 'NOT_YET_SUBSCRIPTION_TIME',
      data: { params: { from: '2026-03-11T04:00:00.000Z' } },
    })
  })

  it('is announced with two trading days between its ex-date and its pay date', async () => {
    const { operate, askOperator } = await createTestBroker({ operator: 'open' })
    const terms = { instrument: apple, amount: '1', exDate: '2026-03-11', payDate: '2026-03-12' }
    expect(await askOperator('dividend', { ...terms, elective: true })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { payDate: 'tooLow' } },
    })
    expect(await operate('dividend', terms)).toMatchObject({ status: 1 })
  })
})
