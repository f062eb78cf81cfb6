import { contract, memberResetFundPassword, tradeClose, tradePlace } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { limitBuy, lowestAsk, marketBuy } from '../../../testing/appleOrders.ts'
import { copyingOn } from '../../../testing/copying.ts'
import { northMentor } from '../../managed/mentors/testing/terms.ts'
import { appleRun } from '../../../testing/running.ts'
import { codesOn, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { headersOf, nextKey } from '../../../testing/testBroker.ts'
import { fundPassword, setFundPassword, uploaded, verified, verify } from '../../../testing/verified.ts'
import { type Submission, card, mayWithdraw, wallet } from '../../../testing/withdrawing.ts'

const { withdrawalsSubmit } = contract.withdrawals
const { payeesAddCard, payeesAddWallet } = contract.payees
/** Of whom the test broker registers. */
const password = 'Onelot2026'
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000

describe('a withdrawal is refused', () => {
  it.each<readonly [string, Submission['money'], string]>([
    ['of nothing', { currency: 'KRW', amount: '0' }, 'VALIDATION'],
    ['below the least', { currency: 'KRW', amount: '9999' }, 'WITHDRAWAL_BELOW_MINIMUM'],
    ['above the most', { currency: 'KRW', amount: '500000001' }, 'WITHDRAWAL_ABOVE_MAXIMUM'],
    ['of more than there is', { currency: 'KRW', amount: '100000001' }, 'BALANCE_INSUFFICIENT'],
  ])('%s', async (_, money, code) => {
    expect((await (await mayWithdraw()).submit({ money })).msg).toBe(code)
  })

  it.each(['frozen', 'withdrawalBanned'] as const)('to an account that is %s', async (restriction) => {
    const { restrict, submit, terms } = await mayWithdraw()
    await restrict(restriction)
    const code = restriction === 'frozen' ? 'ACCOUNT_FROZEN' : 'WITHDRAWAL_BANNED'
    expect((await submit()).msg).toBe(code)
    expect((await terms()).obstacles).toContain(code)
  })

  it('without a withdrawal password, and without a bank account or wallet', async () => {
    const bare = await mayWithdraw({ linked: false, hasPassword: false })
    expect((await bare.submit()).msg).toBe('FUND_PASSWORD_NOT_SET')
    expect((await bare.terms()).obstacles).toEqual(['FUND_PASSWORD_NOT_SET', 'NO_BANK_CARD'])
    await setFundPassword(bare.world, bare.member)
    expect((await bare.submit()).msg).toBe('NO_BANK_CARD')
    await bare.world.call(payeesAddWallet, wallet, bare.member)
    expect((await bare.submit()).msg).toBe('CARD_NOT_FOUND')
    expect((await bare.terms()).obstacles).toEqual([])
  })

  it('to the bank account of another member', async () => {
    const { world, submit } = await mayWithdraw()
    const other = await verified(world, '01022220000', '성춘향')
    await setFundPassword(world, other)
    const theirs = { ...card, holder: '성춘향', number: '220234567890' }
    const { payee } = await world.call(payeesAddCard, theirs, other)
    expect((await submit({ payee })).msg).toBe('CARD_NOT_OWN')
  })

  it('to a bank account in a name that was verified before, and not to a wallet', async () => {
    const { world, member, submit } = await mayWithdraw()
    await world.operate('realName', { account: member.account, state: 'notVerified' })
    expect((await submit()).msg).toBe('REAL_NAME_REQUIRED')
    await verify(world, member, '홍길순')
    expect(await submit()).toMatchObject({
      msg: 'REAL_NAME_MISMATCH',
      data: { fields: { payee: 'mismatch' } },
    })
    const { payee } = await world.call(payeesAddWallet, wallet, member)
    expect((await submit({ payee, money: { currency: 'USD', amount: '50' } })).msg).toBe('WITHDRAWN')
    await world.pass(REVIEW_MS)
    await world.operate('realName', { account: member.account, state: 'notVerified' })
    await verify(world, member, ' 홍길동 ')
    expect((await submit()).msg).toBe('WITHDRAWN')
  })

  it('before the real name has passed', async () => {
    const { world } = await mayWithdraw()
    const other = await world.register('01022220000')
    await setFundPassword(world, other)
    const body = { money: { currency: 'KRW', amount: '50000' }, payee: 'none', fundPassword }
    const headers = { ...headersOf(other), 'idempotency-key': nextKey() }
    expect((await world.send(withdrawalsSubmit.path, body, headers)).msg).toBe('REAL_NAME_REQUIRED')
  })

  it('for a day after the withdrawal password was reset, with until when', async () => {
    const { world, member, send, submit, terms } = await mayWithdraw()
    await sendFrom(world, phoneBrowser, 'codes/sendToMember', { purpose: 'resetFundPassword' }, member)
    const [code] = await codesOn(world, phoneBrowser)
    const chosen = { fundPassword: '571938', fundPasswordConfirm: '571938' }
    expect(await send(memberResetFundPassword, { password, code, ...chosen })).toMatchObject({ status: 1 })
    expect(await submit({ fundPassword: '571938' })).toMatchObject({
      msg: 'WITHDRAWAL_HELD',
      data: { params: { until: '2026-03-11T02:00:05.000Z' } },
    })
    expect(await terms()).toMatchObject({
      obstacles: ['WITHDRAWAL_HELD'],
      heldUntil: '2026-03-11T02:00:05.000Z',
    })
    await world.pass(DAY_MS)
    expect((await submit({ fundPassword: '571938' })).msg).toBe('WITHDRAWN')
  })

  it('with a credit score that an operator has taken below the least', async () => {
    const { world, member, submit, terms } = await mayWithdraw()
    await world.operate('creditScore', { account: member.account, points: -41, reason: 'overdue' })
    expect((await submit()).msg).toBe('CREDIT_SCORE_TOO_LOW')
    expect((await terms()).obstacles).toEqual(['CREDIT_SCORE_TOO_LOW'])
    await world.operate('creditScore', { account: member.account, points: 1, reason: 'paid' })
    expect((await submit()).msg).toBe('WITHDRAWN')
  })

  it('while a strategy runs with money of the account', async () => {
    const { world, member, submit } = await mayWithdraw()
    const { strategiesSubmit, strategiesCancel } = contract.strategies
    const { run } = await world.call(strategiesSubmit, appleRun, member)
    expect((await submit()).msg).toBe('OPEN_POSITIONS')
    await world.call(strategiesCancel, { run: run.id }, member)
    expect((await submit()).msg).toBe('WITHDRAWN')
  })

  it('while a mentor is followed, even where the follow has cash alone', async () => {
    const { world, member, submit } = await mayWithdraw()
    const { announce, follow, call } = copyingOn(world)
    await announce(northMentor)
    const { id } = await follow(member, '5000', { copyOpen: false })
    await world.pass(6_000)
    expect((await submit()).msg).toBe('OPEN_POSITIONS')
    await call(contract.copyTrading.copyTradingEnd, { request: id }, member)
    expect((await submit()).msg).toBe('WITHDRAWN')
  })

  it('while a position is open, and of proceeds that have not settled', async () => {
    const { world, member, submit, terms, books } = await mayWithdraw()
    const { position } = await world.call(tradePlace, marketBuy(10), member)
    expect((await submit()).msg).toBe('OPEN_POSITIONS')
    expect((await terms()).obstacles).toEqual(['OPEN_POSITIONS'])
    await world.call(tradeClose, { position: position.id, type: 'market', lots: 10 }, member)
    const { withdrawable, available, heldBack } = await terms('USD')
    const [unsettled] = heldBack
    expect(heldBack).toMatchObject([{ kind: 'unsettled' }])
    expect(Number(available.amount) - Number(withdrawable.amount)).toBeCloseTo(
      Number(unsettled?.money.amount),
    )
    const all = { currency: 'USD', amount: available.amount } as const
    expect((await submit({ money: all })).msg).toBe('WITHDRAWABLE_INSUFFICIENT')
    expect((await submit({ money: withdrawable })).msg).toBe('WITHDRAWN')
    expect((await books()).USD).toMatchObject({ available: unsettled?.money.amount })
  })

  it('of what an order holds, which is named', async () => {
    const { world, member, submit, terms } = await mayWithdraw()
    const price = (Number(lowestAsk(1).price) * 0.9).toFixed(2)
    const { position } = await world.call(tradePlace, limitBuy(price, 10), member)
    const { heldBack, available } = await terms('USD')
    expect(heldBack).toMatchObject([{ kind: 'order', ref: position.id }])
    const more = { currency: 'USD', amount: (Number(available.amount) + 1).toFixed(2) } as const
    expect((await submit({ money: more })).msg).toBe('AVAILABLE_INSUFFICIENT')
  })

  it('while a deposit or another withdrawal is under review', async () => {
    const { world, member, send, submit, terms } = await mayWithdraw()
    await submit()
    expect((await submit()).msg).toBe('FUND_OPERATION_PENDING')
    expect((await terms()).heldBack).toMatchObject([
      { kind: 'request', money: { amount: '50000' }, request: 'withdrawals.withdrawal' },
    ])
    await world.pass(REVIEW_MS)
    const voucher = await uploaded(world, member)
    await send(contract.deposits.depositsSubmit, { channel: 'bank-KRW', amount: '10000', voucher })
    expect((await submit()).msg).toBe('DEPOSIT_PENDING')
  })

  it('outside the window of its currency', async () => {
    const { world, submit, terms } = await mayWithdraw({ calendar: 'exchange' })
    await world.pass(5 * 3_600_000)
    expect(await submit()).toMatchObject({
      msg: 'WITHDRAWAL_WINDOW_CLOSED',
      data: {
        params: { days: 'tradingDays', from: '09:00', to: '15:30', opensAt: '2026-03-11T00:00:00.000Z' },
      },
    })
    expect((await terms()).window).toMatchObject({ isOpen: false, days: 'tradingDays' })
    expect((await submit({ money: { currency: 'USD', amount: '50' } })).msg).toBe('WITHDRAWN')
  })

  it('with a wrong withdrawal password, which holds nothing; after five of them the right one waits', async () => {
    const { submit, books } = await mayWithdraw()
    for (let wrong = 1; wrong <= 5; wrong += 1)
      expect((await submit({ fundPassword: '000000' })).msg).toBe('FUND_PASSWORD_WRONG')
    expect((await submit()).msg).toBe('TOO_FREQUENT')
    expect((await books()).KRW).toMatchObject({ available: '100000000' })
  })
})
