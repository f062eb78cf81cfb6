import {
  contract,
  exchangeConvert,
  exchangeQuote,
  fundRecords,
  portfolioStatement,
  tradeClose,
  tradePlace,
  tradeSummary,
} from '@onelot/api-client'
import { accountId, accountStream, add, balanceOf, money, movementGroups, zero } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { uploaded } from '../../../testing/verified.ts'
import { mayWithdraw } from '../../../testing/withdrawing.ts'

const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const moved = ['KRW', 'USD'] as const

describe('money that was paid in, exchanged, invested, sold and paid out', () => {
  it('is refused while it cannot leave, and agrees in ledger, records and statements to the last unit', async () => {
    const { world, member, submit, books, terms } = await mayWithdraw()
    const { call, pass } = world

    const voucher = await uploaded(world, member)
    const deposit = { channel: 'bank-KRW', amount: '7000000', voucher }
    await call(contract.deposits.depositsSubmit, deposit, member)
    await pass(REVIEW_MS)

    const { token } = await call(exchangeQuote, { from: 'KRW', to: 'USD' }, member)
    await call(exchangeConvert, { token, amount: '7000000' }, member)

    const { position } = await call(tradePlace, marketBuy(20), member)
    const all = (await terms('USD')).available
    expect((await submit({ money: all })).msg).toBe('OPEN_POSITIONS')
    await pass(60_000)
    await call(tradeClose, { position: position.id, type: 'market', lots: 20 }, member)

    const { available, withdrawable } = await terms('USD')
    expect((await submit({ money: available })).msg).toBe('WITHDRAWABLE_INSUFFICIENT')
    expect((await submit({ money: withdrawable, fundPassword: '000000' })).msg).toBe('FUND_PASSWORD_WRONG')
    expect((await submit({ money: { currency: 'USD', amount: '750000.01' } })).msg).toBe(
      'WITHDRAWAL_ABOVE_MAXIMUM',
    )
    expect((await submit({ money: withdrawable })).msg).toBe('WITHDRAWN')
    await pass(REVIEW_MS)
    expect((await submit({ money: { currency: 'USD', amount: '15' } })).msg).toBe('WITHDRAWABLE_INSUFFICIENT')
    await pass(4 * DAY_MS)
    const settled = (await terms('USD')).withdrawable
    expect((await submit({ money: settled })).msg).toBe('WITHDRAWN')
    await pass(REVIEW_MS)

    const ledger = await books()
    const { accounts } = await call(tradeSummary, { currency: 'USD' }, member)
    const { state } = await world.broker.services.streams.load(accountStream(accountId(member.account)))
    for (const currency of moved) {
      const owned = balanceOf(ledger, currency, 'available')
      const { lines, total } = await call(fundRecords, { currency, pageSize: 100 }, member)
      expect(lines).toHaveLength(total)
      const movements = movementGroups(lines).flatMap((group) => group.movements.map((one) => one.money))
      expect(add(zero(currency), ...movements)).toEqual(owned)
      expect(
        accounts.find((one) => one.available.currency === currency)?.available ?? zero(currency),
      ).toEqual(owned)
      expect(state.holds[currency] ?? {}).toEqual({})
    }
    expect(balanceOf(ledger, 'USD', 'available')).toEqual(money('USD', '0'))

    // The day has begun in every zone.
    await pass(DAY_MS)
    const { currencies } = await call(portfolioStatement, { date: '2026-03-14' }, member)
    for (const currency of moved) {
      const closing = currencies.find((one) => one.currency === currency)?.closing
      expect(closing?.available).toEqual(balanceOf(ledger, currency, 'available'))
    }
  })
})
