import { contract, memberLogin, requestsCancel } from '@onelot/api-client'
import { decimal, defaultSettings, money, zero } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBroker, type TestMember, createTestBroker } from '../../testing/testBroker.ts'
import { fundPassword, setFundPassword, uploaded, verified } from '../../testing/verified.ts'

const DAY_MS = 86_400_000
const phone = '01011110000'
const zone = 'Asia/Seoul'
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword } as const
const { depositsList, depositsMonths, depositsSubmit } = contract.deposits
const { withdrawalsList, withdrawalsMonths, withdrawalsSubmit } = contract.withdrawals

let world: TestBroker
let member: TestMember
let ids: readonly string[]

async function payIn(channel: string, amount: string): Promise<string> {
  const voucher = await uploaded(world, member)
  const asked = { channel, amount: decimal(amount), voucher }
  return (await world.call(depositsSubmit, asked, member)).deposit.id
}

/** In March 50,000 won that pass, and 70,000 that are cancelled; in April 100 dollars, and 30,000 won that are paid out. */
beforeAll(async () => {
  world = await createTestBroker({ site: { settings: defaultSettings } })
  member = await verified(world, phone)
  await setFundPassword(world, member)
  const { payee } = await world.call(contract.payees.payeesAddCard, card, member)
  await world.pass(DAY_MS)
  const passed = await payIn('bank-KRW', '50000')
  await world.pass(DAY_MS)
  const cancelled = await payIn('bank-KRW', '70000')
  await world.call(requestsCancel, { request: cancelled }, member)
  await world.pass(25 * DAY_MS)
  member = await world.call(memberLogin, { phone, password: 'Onelot2026' })
  const dollars = await payIn('bank-USD', '100')
  await world.pass(DAY_MS)
  await world.call(withdrawalsSubmit, { money: money('KRW', '30000'), payee, fundPassword }, member)
  await world.pass(DAY_MS)
  ids = [passed, cancelled, dollars]
})
afterAll(() => world.broker.close())

const listed = async (asked: object) =>
  (await world.call(depositsList, { pageSize: 10, ...asked }, member)).deposits.map(({ id }) =>
    ids.indexOf(id),
  )

describe('deposits', () => {
  it('are listed of one currency, page by page', async () => {
    expect(await listed({})).toEqual([2, 1, 0])
    expect(await listed({ currency: 'KRW' })).toEqual([1, 0])
    const first = await world.call(depositsList, { currency: 'KRW', pageSize: 1 }, member)
    expect([first.deposits.map(({ id }) => ids.indexOf(id)), first.total]).toEqual([[1], 2])
    expect(await listed({ currency: 'KRW', pageSize: 1, after: first.next })).toEqual([0])
  })

  it('are listed in one state, and of a currency too', async () => {
    expect(await listed({ state: 'passed' })).toEqual([2, 0])
    expect(await listed({ state: 'passed', currency: 'KRW' })).toEqual([0])
    expect(await listed({ state: 'rejected' })).toEqual([])
  })

  it('are listed from before the end of a month', async () => {
    const { months } = await world.call(depositsMonths, { zone }, member)
    expect(months.map(({ month }) => month)).toEqual(['2026-04-01', '2026-03-01'])
    expect(await listed({ until: months[1]?.until })).toEqual([1, 0])
    expect(await listed({ until: months[0]?.until, currency: 'USD' })).toEqual([2])
  })

  it('of a month add up to what has passed of them, by when they were submitted', async () => {
    const { months } = await world.call(depositsMonths, { zone }, member)
    expect(months.map(({ entries, sums }) => [entries, sums])).toEqual([
      [1, [{ in: money('USD', '100'), out: zero('USD') }]],
      [2, [{ in: money('KRW', '50000'), out: zero('KRW') }]],
    ])
    const ended = await world.call(depositsMonths, { zone, state: 'cancelled' }, member)
    expect(ended.months.map(({ entries, sums }) => [entries, sums])).toEqual([[1, []]])
  })
})

describe('withdrawals', () => {
  it('of a month add up to what left, their fees with them', async () => {
    const { months } = await world.call(withdrawalsMonths, { zone, currency: 'KRW' }, member)
    expect(months.map(({ month, sums }) => [month, sums])).toEqual([
      ['2026-04-01', [{ in: zero('KRW'), out: money('KRW', '30000') }]],
    ])
    const dollars = await world.call(withdrawalsMonths, { zone, currency: 'USD' }, member)
    expect(dollars.months).toEqual([])
  })

  it('are listed of one currency', async () => {
    const of = async (currency: 'KRW' | 'USD') =>
      (await world.call(withdrawalsList, { currency, pageSize: 10 }, member)).withdrawals.length
    expect([await of('KRW'), await of('USD')]).toEqual([1, 0])
  })
})
