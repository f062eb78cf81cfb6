import {
  type Endpoint,
  type RequestInput,
  contract,
  exchangeConvert,
  exchangeQuote,
  memberCreditScore,
  memberLogin,
} from '@onelot/api-client'
import { decimal, defaultSettings, epochMs } from '@onelot/domain'
import { expect, it } from 'vitest'
import { type TestMember, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'
import { fundPassword, setFundPassword, uploaded, verified } from '../../../testing/verified.ts'
import { card } from '../../../testing/withdrawing.ts'

const { loansOverview, loansRepay, loansSubmit } = contract.loans
const phone = '01011110000'
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const nothing = decimal('0')
const practiceMoney = { KRW: nothing, USD: nothing, THB: nothing, TWD: nothing }

it('a member pays in, borrows, falls behind, mends it, pays back before the end, and withdraws', async () => {
  const world = await createTestBroker({
    operator: 'open',
    site: { settings: { ...defaultSettings, practiceMoney } },
  })
  let member: TestMember = await verified(world, phone)
  const call = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) =>
    world.call(endpoint, request, member)
  const until = async (at: string) => {
    await world.pass(Date.parse(at) - epochMs(world.clock.now()))
    member = await world.call(memberLogin, { phone, password: 'Onelot2026' })
  }
  await setFundPassword(world, member)
  const { payee } = await call(contract.payees.payeesAddCard, card)
  const withdraw = (amount: string) => {
    const body = { money: { currency: 'KRW', amount }, payee, fundPassword }
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    return world.send(contract.withdrawals.withdrawalsSubmit.path, body, headers)
  }

  expect(await call(loansOverview, {})).toMatchObject({
    obstacles: ['LOAN_PRINCIPAL_BELOW'],
    line: { line: { amount: '0' } },
  })
  const voucher = await uploaded(world, member)
  const paid = { channel: 'bank-KRW', amount: '1000000000', voucher }
  await call(contract.deposits.depositsSubmit, paid)
  expect((await call(loansOverview, {})).obstacles).toEqual(['DEPOSIT_PENDING', 'LOAN_PRINCIPAL_BELOW'])
  await world.pass(REVIEW_MS)
  expect(await call(memberCreditScore, { pageSize: 10 })).toMatchObject({
    score: 200,
    entries: [
      { cause: 'deposits', points: 100, total: 200 },
      { cause: 'opened', total: 100 },
    ],
  })

  await call(loansSubmit, { amount: '24500000', instalments: 3 })
  await world.pass(REVIEW_MS)
  expect(await withdraw('490000001')).toMatchObject({ status: 1 })
  const { requestsCancel, requestsList } = contract.requests
  const [asked] = (await call(requestsList, { pageSize: 1 })).requests
  await call(requestsCancel, { request: asked?.id ?? '' })

  await until('2026-04-10T07:00:00.000Z')
  expect(await call(loansOverview, {})).toMatchObject({
    loan: { loan: { progress: 'running', outstanding: { amount: '16333334' } } },
  })
  const { token } = await call(exchangeQuote, { from: 'KRW', to: 'USD' })
  await call(exchangeConvert, { token, amount: '1015000000' })
  await until('2026-05-10T07:00:00.000Z')
  const { loan } = await call(loansOverview, {})
  expect(loan?.loan).toMatchObject({ progress: 'overdue', overdue: [{ number: 2 }] })
  expect((await call(memberCreditScore, { pageSize: 1 })).score).toBe(190)

  const back = await call(exchangeQuote, { from: 'USD', to: 'KRW' })
  await call(exchangeConvert, { token: back.token, amount: '100000' })
  await world.pass(DAY_MS)
  const mended = await call(loansOverview, {})
  expect(mended.loan?.loan).toMatchObject({ progress: 'running', outstanding: { amount: '8166668' } })
  await call(loansRepay, { amount: mended.loan?.loan?.owed.amount ?? '' })
  await world.pass(REVIEW_MS)
  const after = await call(loansOverview, {})
  expect(after).toMatchObject({ line: { borrowed: { amount: '0' } } })
  expect(after.loan).toBeUndefined()
  expect(await withdraw('10000000')).toMatchObject({ status: 1 })
})

it('a member with a loan withdraws no more than the rest secures', async () => {
  const world = await createTestBroker({
    operator: 'open',
    site: {
      settings: { ...defaultSettings, practiceMoney: { ...practiceMoney, KRW: decimal('100000000') } },
    },
  })
  await world.operate('settings', { modules: { loans: { leastOwn: '0' } } })
  await world.pass(1)
  const member = await verified(world, phone)
  await setFundPassword(world, member)
  const { payee } = await world.call(contract.payees.payeesAddCard, card, member)
  await world.call(loansSubmit, { amount: '49000000', instalments: 3 }, member)
  await world.pass(REVIEW_MS)
  const withdraw = (amount: string) => {
    const body = { money: { currency: 'KRW', amount }, payee, fundPassword }
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    return world.send(contract.withdrawals.withdrawalsSubmit.path, body, headers)
  }
  // 149,000,000 less 49,000,000 by 0.7.
  expect(await withdraw('79000001')).toMatchObject({ msg: 'WITHDRAWABLE_INSUFFICIENT' })
  expect(await withdraw('79000000')).toMatchObject({ status: 1 })
})
