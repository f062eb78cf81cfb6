import { contract, portfolioReturn, portfolioStatement } from '@onelot/api-client'
import { decimal, defaultSettings, money, negate, zero } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBroker, type TestMember, createTestBroker } from '../../../testing/testBroker.ts'
import { fundPassword, setFundPassword, uploaded, verified } from '../../../testing/verified.ts'

const DAY_MS = 86_400_000
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword } as const
const paidIn = money('KRW', '5000000')
const paidOut = money('KRW', '3000000')
const wonAlone = { KRW: decimal('100000000'), USD: decimal('0'), THB: decimal('0'), TWD: decimal('0') }

let world: TestBroker
let member: TestMember

/** A member of won alone, who pays in on the second day, and has money paid out on the third. */
beforeAll(async () => {
  world = await createTestBroker({ site: { settings: { ...defaultSettings, practiceMoney: wonAlone } } })
  member = await verified(world, '01011110000')
  await setFundPassword(world, member)
  const { payee } = await world.call(contract.payees.payeesAddCard, card, member)
  await world.pass(DAY_MS)
  const voucher = await uploaded(world, member)
  const deposit = { channel: 'bank-KRW', amount: paidIn.amount, voucher }
  await world.call(contract.deposits.depositsSubmit, deposit, member)
  await world.pass(DAY_MS)
  await world.call(contract.withdrawals.withdrawalsSubmit, { money: paidOut, payee, fundPassword }, member)
  await world.pass(DAY_MS)
})
afterAll(() => world.broker.close())

describe('money that was paid in or out', () => {
  test('is no return, and is named among what changed the account', async () => {
    const asked = { currency: 'KRW', zone: 'Asia/Seoul', range: 'all' } as const
    const { rate, profit, changes, closing, days } = await world.call(portfolioReturn, asked, member)
    expect(closing).toEqual(money('KRW', '102000000'))
    expect(profit).toEqual(zero('KRW'))
    expect([rate, ...days.map((day) => day.rate)].every((one) => Number(one) === 0)).toBe(true)
    expect(changes).toMatchObject({
      deposits: money('KRW', '105000000'),
      withdrawals: negate(paidOut),
      other: zero('KRW'),
    })
  })

  test.each([
    ['2026-03-11', 'deposits.credited', paidIn],
    ['2026-03-12', 'withdrawals.paid', negate(paidOut)],
  ] as const)('is in the statement of its day: %s %s', async (date, kind, moved) => {
    const { currencies } = await world.call(portfolioStatement, { date }, member)
    const own = currencies.find(({ currency }) => currency === 'KRW')
    expect(own?.movements).toContainEqual({ kind, money: moved })
  })
})
