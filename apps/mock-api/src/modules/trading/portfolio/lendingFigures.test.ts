import {
  contract,
  portfolioReturn,
  portfolioStatement,
  portfolioYear,
  tradeHoldings,
} from '@onelot/api-client'
import { add, negate, subtract, zero } from '@onelot/domain'
import { expect, test } from 'vitest'
import { lending } from '../../../testing/lendingShares.ts'
import { apple } from '../../../testing/testBroker.ts'

const { lendingIncome } = contract.lending
const range = { zone: 'Asia/Seoul', range: 'all' } as const
const site = { modules: { lending: { shares: { [apple]: { rate: '0.0252' } } } } }

/** A loan has ended and paid; another currency than that of the share is asked for too. */
async function paid() {
  const acts = await lending()
  const { world, owner, lend, until, read } = acts
  await world.operate('settings', site)
  const { member } = await owner('01011110000')
  const loan = await lend(member, 30)
  await until('2026-03-17T14:00:00.000Z')
  const income = (await read(member, loan)).loan?.income
  if (income === undefined) throw new Error('the loan has ended')
  return { ...acts, member, income }
}

test('what lending paid is one number in Performance, the tax year, the statement and on its own screen', async () => {
  const { call, member, income } = await paid()
  const { changes } = await call(portfolioReturn, { ...range, currency: 'USD' }, member)
  expect(changes.lending).toEqual(income)
  expect(changes.other).toEqual(zero('USD'))
  const { currencies, total } = await call(portfolioYear, { currency: 'USD' }, member)
  expect(currencies).toMatchObject([{ currency: 'USD', lending: income }])
  expect(total.lending).toEqual(income)
  expect(total.profit).toEqual(add(total.realised, total.dividends, income.net))
  const statement = await call(portfolioStatement, { date: '2026-03-16' }, member)
  const dollars = statement.currencies.find(({ currency }) => currency === 'USD')
  expect(dollars?.lending).toEqual(income)
  expect(dollars?.movements).toEqual(
    expect.arrayContaining([
      { kind: 'lending.interest', money: income.gross },
      { kind: 'lending.tax', money: negate(income.tax) },
    ]),
  )
  const record = await call(lendingIncome, {}, member)
  expect(record.months).toEqual([{ month: '2026-03', paid: [income] }])
})

test('with it the parts of the profit still add up, in any currency, and realised profit is without it', async () => {
  const { call, member } = await paid()
  for (const currency of ['USD', 'KRW', 'TWD'] as const) {
    const course = await call(portfolioReturn, { ...range, currency }, member)
    const {
      trading,
      dividends,
      costs,
      interest,
      exchange,
      lending: lent,
      other,
      exchangeRates,
    } = course.changes
    expect(lent.net).toEqual(subtract(lent.gross, lent.tax))
    const parts = add(trading, dividends, costs, interest, exchange, lent.net, other, exchangeRates)
    expect(parts).toEqual(course.profit)
    const { totalAssets, borrowed } = await call(tradeHoldings, { currency }, member)
    expect(course.closing).toEqual(subtract(totalAssets, borrowed))
  }
  const { total } = await call(portfolioYear, { currency: 'USD' }, member)
  expect(total.realised).toEqual(zero('USD'))
})
