import { contract } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { type TestBroker, nextKey } from '../testing/testBroker.ts'
import { twoBrokers } from '../testing/twoBrokers.ts'
import { uploaded } from '../testing/verified.ts'
import { card } from '../testing/withdrawing.ts'

const { depositsOpenChannel, depositsSubmit } = contract.deposits
const { withdrawalsSubmit } = contract.withdrawals
const REVIEW_MS = 5_000

const database = sharedDatabase()

async function opened() {
  const both = await twoBrokers(database.url())
  database.closesAfter(both.close)
  return both
}

describe('of two brokers on one database', () => {
  it('one takes a withdrawal and one refuses, where both are asked at once; it is paid once', async () => {
    const { one, two, payee, send, pass, eventsOf, books } = await opened()
    const body = {
      money: { currency: 'KRW', amount: '50000' },
      payee,
      fundPassword: card.fundPassword,
    }
    const worlds = [one, two, one, two]
    const answers = await Promise.all(worlds.map((world) => send(world, withdrawalsSubmit, body)))
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual([
      'FUND_OPERATION_PENDING',
      'FUND_OPERATION_PENDING',
      'FUND_OPERATION_PENDING',
      'WITHDRAWN',
    ])
    await pass(REVIEW_MS)
    expect(await eventsOf('withdrawals.paid')).toHaveLength(1)
    expect((await books()).KRW).toMatchObject({ available: '99950000', frozen: '0' })
  })

  it('both answer the repeat of a withdrawal as the first one did', async () => {
    const { one, two, member, payee, send, eventsOf } = await opened()
    const body = {
      money: { currency: 'KRW', amount: '50000' },
      payee,
      fundPassword: card.fundPassword,
    }
    const key = nextKey()
    const first = await send(one, withdrawalsSubmit, body, member, key)
    const again = await send(two, withdrawalsSubmit, body, member, key)
    expect(again).toMatchObject({ msg: 'WITHDRAWN', data: first.data })
    expect(await eventsOf('withdrawals.submitted')).toHaveLength(1)
  })

  it('each gives the same reference for a channel, and one voucher makes one deposit', async () => {
    const { one, two, member, send, pass, eventsOf, books } = await opened()
    const channelOf = (world: TestBroker) => world.call(depositsOpenChannel, { channel: 'bank-KRW' }, member)
    const [first, second] = [await channelOf(one), await channelOf(two)]
    expect(second).toEqual(first)
    const voucher = await uploaded(one, member)
    const body = { channel: 'bank-KRW', amount: '50000', voucher }
    const answers = await Promise.all([one, two].map((world) => send(world, depositsSubmit, body)))
    expect(answers.filter(({ msg }) => msg === 'RECHARGED')).toHaveLength(1)
    await pass(REVIEW_MS)
    expect(await eventsOf('deposits.credited')).toHaveLength(1)
    expect((await books()).KRW).toMatchObject({ available: '100050000' })
  })
})
