import { contract, requestsCancel, requestsList } from '@onelot/api-client'
import { balanceOf, exact } from '@onelot/domain'
import { WITHDRAWAL } from '@onelot/domain/modules/funds/withdrawals'
import { describe, expect, it } from 'vitest'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { Answered } from '../testing/testBroker.ts'
import { twoBrokers } from '../testing/twoBrokers.ts'
import { fundPassword, setFundPassword, uploaded, verified } from '../testing/verified.ts'
import { card } from '../testing/withdrawing.ts'

const { depositsSubmit } = contract.deposits
const { withdrawalsSubmit } = contract.withdrawals
const { exchangeQuote, exchangeConvert } = contract.exchange
const { payeesAddCard, payeesList, payeesUnbind } = contract.payees
const REVIEW_MS = 5_000
const LEFT = '40000000'
const MOST = '60000000'

const database = sharedDatabase()

async function opened() {
  const both = await twoBrokers(database.url())
  database.closesAfter(both.close)
  const { one, two, payee, member } = both
  const won = (amount: string) => ({ money: { currency: 'KRW', amount }, payee, fundPassword })
  const newest = async () => {
    const { requests } = await one.call(requestsList, { pageSize: 1 }, member)
    return requests[0]?.id ?? ''
  }
  return { ...both, won, newest, worlds: [one, two] as const }
}

const accepted = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 1)
const codes = (answers: readonly Answered[]) => answers.map(({ msg }) => msg).toSorted()

describe('of two brokers on one database, at once', () => {
  it.each([0, 1] as const)(
    'what one pays out and the other exchanges is spent once, whichever is first: %s',
    async (first) => {
      const { one, worlds, member, won, send, books, pass } = await opened()
      const { token } = await one.call(exchangeQuote, { from: 'KRW', to: 'USD' }, member)
      const [mine, other] = first === 0 ? worlds : ([worlds[1], worlds[0]] as const)
      const answers = await Promise.all([
        send(mine, withdrawalsSubmit, won(MOST)),
        send(other, exchangeConvert, { token, amount: MOST }),
      ])
      expect(accepted(answers)).toHaveLength(1)
      expect(['AVAILABLE_INSUFFICIENT', 'BALANCE_INSUFFICIENT']).toContain(
        answers.find(({ status }) => status === 0)?.msg,
      )
      await pass(REVIEW_MS)
      const ledger = await books()
      expect(balanceOf(ledger, 'KRW', 'available').amount).toBe(LEFT)
      expect(balanceOf(ledger, 'KRW', 'frozen').amount).toBe('0')
    },
  )

  it('a withdrawal and a deposit are not both under review', async () => {
    const { one, two, member, won, send } = await opened()
    const voucher = await uploaded(one, member)
    const answers = await Promise.all([
      send(one, withdrawalsSubmit, won('50000')),
      send(two, depositsSubmit, { channel: 'bank-KRW', amount: '50000', voucher }),
    ])
    expect(accepted(answers)).toHaveLength(1)
    expect(['DEPOSIT_PENDING', 'FUND_OPERATION_PENDING']).toContain(
      answers.find(({ status }) => status === 0)?.msg,
    )
  })

  it('a withdrawal that its member takes back and an operator passes ends once, and is paid or comes back', async () => {
    const { one, two, member, won, send, newest, books, eventsOf, pass } = await opened()
    await two.operate('reviews', { kind: WITHDRAWAL, review: { mode: 'operator' } })
    for (let round = 0; round < 4; round += 1) {
      await pass(1_000)
      const before = (await books()).KRW?.available ?? '0'
      const paid = (await eventsOf('withdrawals.paid')).length
      await send(one, withdrawalsSubmit, won('50000'))
      const id = await newest()
      const decision = { account: member.account, kind: WITHDRAWAL, id, decision: 'pass', reason: '' }
      const answers = await Promise.all([
        send(one, requestsCancel, { request: id }),
        two.askOperator('review', decision),
      ])
      expect(accepted(answers)).toHaveLength(1)
      const isPaid = (await eventsOf('withdrawals.paid')).length > paid
      expect(isPaid).toBe(answers[1].status === 1)
      const { available, frozen } = (await books()).KRW ?? {}
      expect(available).toBe(isPaid ? exact(before).minus('50000').toFixed(0) : before)
      expect(frozen).toBe('0')
    }
  })

  it('nothing is paid to a bank account that is removed: it stays, or the withdrawal is refused', async () => {
    const { one, two, member, payee, won, send } = await opened()
    const [withdrawn, removed] = await Promise.all([
      send(one, withdrawalsSubmit, won('50000')),
      send(two, payeesUnbind, { payee, fundPassword }),
    ])
    expect(accepted([withdrawn, removed])).toHaveLength(1)
    expect(withdrawn.status === 1 ? removed.msg : withdrawn.msg).toBe(
      withdrawn.status === 1 ? 'FUND_OPERATION_PENDING' : 'NO_BANK_CARD',
    )
    const { cards } = await one.call(payeesList, {}, member)
    expect(cards).toHaveLength(withdrawn.status)
  })

  it('one bank account is linked to one of two members', async () => {
    const { one, two, member, send, pass } = await opened()
    const another = await verified(two, '01022220000')
    await pass(REVIEW_MS)
    await setFundPassword(two, another)
    const theirs = { ...card, number: '110234567891' }
    const answers = await Promise.all([
      send(one, payeesAddCard, theirs, member),
      send(two, payeesAddCard, theirs, another),
    ])
    expect(codes(answers)).toEqual(['ADDED', 'CARD_EXISTS'])
  })

  it('nothing is paid to a name that has been taken back meanwhile', async () => {
    const { one, two, member, won, send } = await opened()
    const [withdrawn, taken] = await Promise.all([
      send(one, withdrawalsSubmit, won('50000')),
      two.operate('realName', { account: member.account, state: 'notVerified' }),
    ])
    expect(taken.status).toBe(1)
    expect(['WITHDRAWN', 'REAL_NAME_REQUIRED']).toContain(withdrawn.msg)
    expect((await send(one, withdrawalsSubmit, won('50000'))).msg).toBe('REAL_NAME_REQUIRED')
    expect((await send(two, withdrawalsSubmit, won('50000'))).msg).toBe('REAL_NAME_REQUIRED')
  })

  it('a bank account is linked, or its member has to verify the name that was taken back meanwhile', async () => {
    const { one, two, member, send } = await opened()
    const [added, taken] = await Promise.all([
      send(one, payeesAddCard, { ...card, number: '110234567891' }),
      two.operate('realName', { account: member.account, state: 'notVerified' }),
    ])
    expect(taken.status).toBe(1)
    expect(['ADDED', 'REAL_NAME_REQUIRED']).toContain(added.msg)
  })

  it('wrong withdrawal passwords count together: after five of them the right one waits in both', async () => {
    const { worlds, won, send } = await opened()
    const wrong = { ...won('50000'), fundPassword: '000001' }
    const guesses = await Promise.all(
      [0, 1, 0, 1, 0, 1, 0].map((at) => send(worlds[at] ?? worlds[0], withdrawalsSubmit, wrong)),
    )
    expect(codes(guesses)).toEqual([
      ...Array<string>(5).fill('FUND_PASSWORD_WRONG'),
      'TOO_FREQUENT',
      'TOO_FREQUENT',
    ])
    for (const world of worlds)
      expect((await send(world, withdrawalsSubmit, won('50000'))).msg).toBe('TOO_FREQUENT')
  })
})
