import { memberLogin, portfolioProfits, tradeClose, tradeHoldings, tradePlace } from '@onelot/api-client'
import { add, decimal, localDate, money } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const HOUR_MS = 3_600_000
const asked = { currency: 'USD', zone: 'Asia/Seoul', range: 'all', pageSize: 10 } as const
let world: TestBroker
let holder: TestMember
let seller: TestMember

/** It is Monday evening in New York: the ex-date opens in 26 hours, the pay date in 74. */
beforeAll(async () => {
  world = await createTestBroker()
  const { call, broker, pass } = world
  holder = await world.trader('01011115551')
  seller = await world.trader('01011115552')
  const { position } = await call(tradePlace, marketBuy(10), holder)
  await call(tradePlace, { ...marketBuy(5), side: 'short' }, seller)
  await broker.operator.announceDividend({
    instrument: apple,
    amount: decimal('0.24'),
    exDate: localDate('2026-03-11'),
    payDate: localDate('2026-03-13'),
  })
  // Accounts have noted it.
  await pass(60_000)
  await pass(27 * HOUR_MS)
  // What is sold after the ex-date is owed all the same.
  await call(tradeClose, { position: position.id, lots: 4, type: 'market' }, holder)
  await pass(48 * HOUR_MS)
})
afterAll(() => world.broker.close())

describe('profits by instrument', () => {
  test('have the dividends of each instrument after withholding, and what shorts were charged', async () => {
    const held = await world.call(portfolioProfits, asked, holder)
    expect(held.instruments).toHaveLength(1)
    // 10 x 0.24, less 15 percent.
    expect(held.instruments[0]?.dividends).toEqual(money('USD', decimal('2.04')))
    const { realised, unrealised, dividends, profit } = held.sums
    expect(profit).toEqual(add(realised, unrealised, dividends))
    const holdings = await world.call(tradeHoldings, { currency: 'USD' }, holder)
    expect(add(realised, dividends)).toEqual(holdings.realised)

    const { sums, instruments } = await world.call(portfolioProfits, asked, seller)
    expect(sums.dividends).toEqual(money('USD', decimal('-1.20')))
    expect(instruments.map((one) => one.profit)).toEqual([sums.profit])
  })

  test('have no dividend from before their range', async () => {
    await world.pass(8 * 24 * HOUR_MS)
    const again = await world.call(memberLogin, { phone: '01011115551', password: 'Onelot2026' })
    const week = await world.call(portfolioProfits, { ...asked, range: 'w1' }, again)
    expect(week.sums.dividends).toEqual(money('USD', decimal('0.00')))
    const month = await world.call(portfolioProfits, { ...asked, range: 'm1' }, again)
    expect(month.sums.dividends).toEqual(money('USD', decimal('2.04')))
  })
})
