import { contract, memberSetFundPassword, requestsCancel, uploadImage } from '@onelot/api-client'
import { type ModuleEvent, type Money, add, balanceOf, money, post } from '@onelot/domain'
import { DEPOSIT } from '@onelot/domain/modules/funds/deposits'
import { WITHDRAWAL } from '@onelot/domain/modules/funds/withdrawals'
import { expect } from 'vitest'
import { pictureOf } from '../../testing/pictures.ts'
import type { TestBroker, TestMember } from '../../testing/testBroker.ts'
import { fundPassword } from '../../testing/verified.ts'
import { wallet } from '../../testing/withdrawing.ts'
import { type Subject, countOf, eventsOfMember } from './subject.ts'

const { payeesAddWallet } = contract.payees
const { withdrawalsSubmit, withdrawalsGet } = contract.withdrawals
const { depositsSubmit } = contract.deposits
const { exchangeQuote, exchangeConvert } = contract.exchange

const booksOf = (events: readonly ModuleEvent[]) =>
  post(
    {},
    events.flatMap(({ postings }) => postings),
  )

/** A member whose submissions of a kind operators decide. */
async function underReview(world: TestBroker, kind: string): Promise<TestMember> {
  const member = await world.trader('01011110001')
  await world.operate('reviews', { kind, review: { mode: 'operator' } })
  return member
}

export const withdrawals: Subject = {
  async prepare(world) {
    const member = await underReview(world, WITHDRAWAL)
    const passwords = { fundPassword, fundPasswordConfirm: fundPassword }
    await world.call(memberSetFundPassword, passwords, member)
    const { payee } = await world.call(payeesAddWallet, wallet, member)
    const asked = { money: { currency: 'USD', amount: '50' }, payee, fundPassword } as const
    return {
      async act({ ask, operate }) {
        const first = (await ask(member, withdrawalsSubmit, asked, 'withdraw-1')).withdrawal.id
        await ask(member, requestsCancel, { request: first }, 'cancel-1')
        const second = (await ask(member, withdrawalsSubmit, asked, 'withdraw-2')).withdrawal.id
        expect(second).not.toBe(first)
        const decision = { kind: WITHDRAWAL, id: second, decision: 'pass', reason: '' }
        await operate('review', { account: member.account, ...decision })
        const stateOf = async (request: string) =>
          (await ask(member, withdrawalsGet, { request }, `read-${request}`)).withdrawal.state
        expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'passed'])
      },
      async check(store) {
        const events = await eventsOfMember(store, member)
        expect(countOf(events, 'withdrawals.submitted')).toBe(2)
        expect(countOf(events, 'withdrawals.paid')).toBe(1)
        expect(booksOf(events).USD).toMatchObject({ available: '99950.00', frozen: '0.00' })
      },
    }
  },
}

export const deposits: Subject = {
  async prepare(world) {
    const member = await underReview(world, DEPOSIT)
    await world.operate('settings', { modules: { exchange: { quoteSeconds: 120 } } })
    let brought: Money = money('USD', '0')
    return {
      async act({ ask, operate }) {
        const { key: voucher } = await ask(member, uploadImage, { image: pictureOf(1) }, 'upload-1')
        const asked = { channel: 'bank-KRW', amount: '50000', voucher }
        const { deposit } = await ask(member, depositsSubmit, asked, 'deposit-1')
        const decision = { kind: DEPOSIT, id: deposit.id, decision: 'pass', reason: '' }
        await operate('review', { account: member.account, ...decision })
        const { token } = await ask(member, exchangeQuote, { from: 'KRW', to: 'USD' }, 'quote-1')
        brought = (await ask(member, exchangeConvert, { token, amount: '50000' }, 'exchange-1')).target
      },
      async check(store) {
        const events = await eventsOfMember(store, member)
        expect(countOf(events, 'deposits.credited')).toBe(1)
        expect(countOf(events, 'exchange.exchanged')).toBe(1)
        const books = booksOf(events)
        expect(balanceOf(books, 'KRW', 'available')).toEqual(money('KRW', '100000000'))
        expect(balanceOf(books, 'USD', 'available')).toEqual(add(money('USD', '100000'), brought))
      },
    }
  },
}
