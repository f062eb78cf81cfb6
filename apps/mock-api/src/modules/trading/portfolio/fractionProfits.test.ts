import {
  portfolioDays,
  portfolioProfits,
  portfolioStatement,
  tradeHoldings,
  tradePlace,
} from '@onelot/api-client'
import { localDate, money } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const HOUR_MS = 3_600_000
let world: TestBroker
let holder: TestMember

/** 25 shares become two, and half a share is paid in cash. */
beforeAll(async () => {
  world = await createTestBroker()
  holder = await world.trader('01011115553')
  await world.call(tradePlace, marketBuy(25), holder)
  await world.broker.operator.announceSplit({
    instrument: apple,
    ratio: { to: 1, from: 10 },
    exDate: localDate('2026-03-11'),
  })
  await world.pass(60_000)
  await world.pass(27 * HOUR_MS)
})
afterAll(() => world.broker.close())

describe('what a split paid for a fraction of a share', () => {
  test('is realised by its instrument, by its day and in the statement, as by the account', async () => {
    const { realised } = await world.call(tradeHoldings, { currency: 'USD' }, holder)
    expect(realised).not.toEqual(money('USD', '0.00'))

    const asked = { currency: 'USD', zone: 'Asia/Seoul', range: 'all', pageSize: 10 } as const
    const { instruments, sums } = await world.call(portfolioProfits, asked, holder)
    expect(sums.realised).toEqual(realised)
    expect(instruments.map((one) => one.realised)).toEqual([realised])

    const month = { currency: 'USD', zone: 'Asia/Seoul', month: localDate('2026-03-01') } as const
    const { days } = await world.call(portfolioDays, month, holder)
    expect(days.find(({ date }) => date === '2026-03-11')?.realised).toEqual(realised)

    const { currencies } = await world.call(portfolioStatement, { date: localDate('2026-03-11') }, holder)
    expect(currencies.find(({ currency }) => currency === 'USD')?.realised).toEqual(realised)
  })
})
