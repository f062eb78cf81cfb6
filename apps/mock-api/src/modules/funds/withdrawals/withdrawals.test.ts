import { contract, fundRecords, messagesList, requestsCancel } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { createTestBroker, headersOf } from '../../../testing/testBroker.ts'
import { card, mayWithdraw, wallet } from '../../../testing/withdrawing.ts'

const { withdrawalsGet } = contract.withdrawals
const { payeesAddWallet, payeesList, payeesUnbind } = contract.payees
const REVIEW_MS = 5_000
const page = { pageSize: 10 }

describe('a withdrawal', () => {
  it('is on hold while it is under review, and leaves once it has passed', async () => {
    const { world, member, submit, books } = await mayWithdraw()
    expect((await submit()).msg).toBe('WITHDRAWN')
    expect((await books()).KRW).toMatchObject({ available: '99950000', frozen: '50000' })
    await world.pass(REVIEW_MS)
    expect((await books()).KRW).toMatchObject({ available: '99950000', frozen: '0' })
    const { lines } = await world.call(fundRecords, { currency: 'KRW', flow: 'withdrawal', ...page }, member)
    expect(lines).toMatchObject([{ reason: 'withdrawals.paid', from: 'frozen', to: 'external' }])
    const { messages } = await world.call(messagesList, page, member)
    expect(messages[0]).toMatchObject({ params: { request: 'withdrawals.withdrawal', ending: 'passed' } })
  })

  it('says what arrives, where, and until when, and is read by its id', async () => {
    const { world, member, submit, newest } = await mayWithdraw()
    await submit()
    const withdrawal = await newest()
    expect(withdrawal).toMatchObject({
      state: 'underReview',
      method: 'card',
      at: 'KR088',
      lastFour: '7890',
      fee: { amount: '0' },
      arrives: { amount: '50000', unit: 'KRW' },
      arrivesBy: '2026-03-11T15:00:00.000Z',
    })
    expect(await world.call(withdrawalsGet, { request: withdrawal.id }, member)).toEqual({ withdrawal })
    const other = await world.register('01022220000')
    const asked = { request: withdrawal.id }
    expect((await world.send(withdrawalsGet.path, asked, headersOf(other))).msg).toBe('ORDER_WRONG_STATE')
  })

  it('comes back when its member cancels it', async () => {
    const { world, member, submit, books, newest } = await mayWithdraw()
    await submit()
    await world.call(requestsCancel, { request: (await newest()).id }, member)
    expect((await books()).KRW).toMatchObject({ available: '100000000', frozen: '0' })
    expect(await newest()).toMatchObject({ state: 'cancelled' })
  })

  it.each(['by itself', 'by an operator'])(
    'comes back once where its verified name was taken back meanwhile, and it would pass %s',
    async (by) => {
      const { world, member, submit, books, newest } = await mayWithdraw()
      await submit()
      const { id } = await newest()
      await world.operate('realName', { account: member.account, state: 'notVerified' })
      if (by === 'by an operator') {
        const decided = { account: member.account, kind: 'withdrawals.withdrawal', id, decision: 'pass' }
        expect(await world.operate('review', decided)).toMatchObject({ status: 1 })
        expect(await newest()).toMatchObject({ state: 'rejected', cause: 'nameMismatch' })
      }
      await world.pass(REVIEW_MS)
      expect(await newest()).toMatchObject({ state: 'rejected', cause: 'nameMismatch' })
      expect((await books()).KRW).toMatchObject({ available: '100000000', frozen: '0' })
      const { lines } = await world.call(fundRecords, { currency: 'KRW', ...page }, member)
      expect(lines.filter(({ reason }) => reason === 'requestReleased')).toHaveLength(1)
      expect(lines.filter(({ reason }) => reason === 'withdrawals.paid')).toEqual([])
      const { messages } = await world.call(messagesList, page, member)
      const ended = messages.flatMap(({ kind, params }) =>
        kind === 'requestEnded' && params.request === 'withdrawals.withdrawal' ? [params] : [],
      )
      expect(ended).toMatchObject([{ ending: 'rejected', cause: 'nameMismatch' }])
    },
  )

  it('to a wallet leaves whatever became of the verified name', async () => {
    const { world, member, submit, newest } = await mayWithdraw()
    const { payee } = await world.call(payeesAddWallet, wallet, member)
    await submit({ payee, money: { currency: 'USD', amount: '50' } })
    await world.operate('realName', { account: member.account, state: 'notVerified' })
    await world.pass(REVIEW_MS)
    expect(await newest()).toMatchObject({ state: 'passed' })
  })

  it.each(['frozen', 'withdrawalBanned'] as const)(
    'is rejected of an account that was %s meanwhile',
    async (restriction) => {
      const { world, submit, books, newest, restrict } = await mayWithdraw()
      await submit()
      await restrict(restriction)
      await world.pass(REVIEW_MS)
      expect(await newest()).toMatchObject({ state: 'rejected', cause: 'restriction' })
      expect((await books()).KRW).toMatchObject({ available: '100000000', frozen: '0' })
    },
  )

  it('shows an operator where it is paid to, and marks its card as used', async () => {
    const { world, member, send, submit, payee, newest } = await mayWithdraw()
    await world.operate('reviews', { kind: 'withdrawals.withdrawal', review: { mode: 'operator' } })
    await submit()
    const queue = await world.operate('queue', { kind: 'withdrawals.withdrawal' })
    expect(queue).toMatchObject({ data: { requests: [{ shown: { bank: 'KR088', number: card.number } }] } })
    const { id } = await newest()
    const decision = { account: member.account, kind: 'withdrawals.withdrawal', id, reason: '' }
    expect((await send(payeesUnbind, { payee, fundPassword: card.fundPassword })).msg).toBe(
      'FUND_OPERATION_PENDING',
    )
    await world.operate('review', { ...decision, decision: 'pass' })
    const { cards } = await world.call(payeesList, {}, member)
    expect(cards[0]?.lastUsedAt).toBeDefined()
  })
})

describe('what is read while a withdrawal is taken back, and its bank account unbound,', () => {
  it.each(['queue', payeesList.path])('is answered without it: %s', async (path) => {
    const memory = createMemoryStore()
    let meanwhile = (): Promise<unknown> => Promise.resolve()
    const record: typeof memory.record = async (collection, key) => {
      if (collection === 'payees.details') await meanwhile()
      return memory.record(collection, key)
    }
    const { world, member, send, submit, payee, newest } = await mayWithdraw({ store: { ...memory, record } })
    await submit()
    const { id } = await newest()
    meanwhile = async () => {
      meanwhile = () => Promise.resolve()
      await send(requestsCancel, { request: id })
      expect((await send(payeesUnbind, { payee, fundPassword: card.fundPassword })).msg).toBe('UNBOUND')
    }
    const answer =
      path === 'queue' ? await world.operate(path, {}) : await world.send(path, {}, headersOf(member))
    expect(answer).toMatchObject({ http: 200, status: 1 })
  })

  it('is no second unbinding: that is decided anew', async () => {
    const memory = createMemoryStore()
    let meanwhile = (): Promise<unknown> => Promise.resolve()
    const record: typeof memory.record = async (collection, key) => {
      if (collection === 'payees.details') await meanwhile()
      return memory.record(collection, key)
    }
    const { member, payee, send } = await mayWithdraw({ store: { ...memory, record } })
    const other = await createTestBroker({ store: memory })
    const asked = { payee, fundPassword: card.fundPassword }
    let reads = 0
    meanwhile = async () => {
      reads += 1
      // The first asks whose it is; the second, what goes with it.
      if (reads === 2) await other.call(payeesUnbind, asked, member)
    }
    expect((await send(payeesUnbind, asked)).msg).toBe('CARD_NOT_FOUND')
  })
})

describe('a withdrawal to a wallet', () => {
  it('costs the fee of the network, and arrives in USDT, rounded down', async () => {
    const { world, member, submit, books } = await mayWithdraw()
    const { payee } = await world.call(payeesAddWallet, wallet, member)
    expect(await submit({ money: { currency: 'USD', amount: '100' }, payee })).toMatchObject({
      data: {
        withdrawal: {
          fee: { currency: 'USD', amount: '1.00' },
          arrives: { amount: '98.80', unit: 'USDT' },
          rate: '1.002',
        },
      },
    })
    await world.pass(REVIEW_MS)
    expect((await books()).USD).toMatchObject({ available: '99900.00', fees: '1.00' })
  })

  it('is of US dollars alone', async () => {
    const { world, member, submit } = await mayWithdraw()
    const { payee } = await world.call(payeesAddWallet, wallet, member)
    expect(await submit({ payee })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { payee: 'notAllowed' } },
    })
  })

  it('is refused where nothing would arrive', async () => {
    const { world, member, submit, set } = await mayWithdraw()
    const { payee } = await world.call(payeesAddWallet, wallet, member)
    await set({ networkFees: { TRC20: '20', ERC20: '5' } })
    expect(await submit({ money: { currency: 'USD', amount: '20' }, payee })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { amount: 'tooLow' } },
    })
  })
})

describe('two withdrawals at once', () => {
  it('are one: the other is refused', async () => {
    const { submit, books } = await mayWithdraw()
    const answers = await Promise.all([submit(), submit(), submit()])
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual([
      'FUND_OPERATION_PENDING',
      'FUND_OPERATION_PENDING',
      'WITHDRAWN',
    ])
    expect((await books()).KRW).toMatchObject({ frozen: '50000' })
  })
})
