import { portfolioReturn, portfolioStatement, portfolioYear, tradeHoldings } from '@onelot/api-client'
import { type Money, add, exact, isPositive, negate, subtract, zero } from '@onelot/domain'
import { expect, test } from 'vitest'
import { appleRun, running } from '../../../testing/running.ts'

const DAY_MS = 86_400_000
const range = { zone: 'Asia/Seoul', range: 'all' } as const

/** Runs of each strategy have ended by their term. The price has risen by a tenth, so that the grid has gained. */
async function ended() {
  const acts = await running()
  const { world, trader, begin, list } = acts
  const member = await trader('01011110000')
  await begin(member)
  await begin(member, { strategy: { kind: 'grid', levels: 4, width: '0.02' } })
  await begin(member, { strategy: { kind: 'breakout', k: '0.1' } })
  await world.pass(3 * DAY_MS)
  const { instrument } = appleRun
  const last = world.broker.services.market.quote(instrument, world.clock.now())?.price ?? '0'
  const price = exact(last).times('1.1').toFixed(0)
  await world.operate('price', { instrument, price, reason: 'simulated' })
  for (let day = 0; day < 6; day += 1) await world.pass(DAY_MS)
  const runs = await list(member)
  const none = zero('USD')
  const fees = add(none, ...runs.map((run) => run.ended?.fee ?? none))
  const results = add(none, ...runs.map(({ worth, amount }) => subtract(worth, amount)))
  expect(runs.map(({ progress }) => progress)).toEqual(['ended', 'ended', 'ended'])
  return { ...acts, member, fees, results }
}

test('what strategies earned and were charged is one number in Performance, the tax year and on their screen', async () => {
  const { call, member, fees, results } = await ended()
  expect(isPositive(fees)).toBe(true)
  const { changes } = await call(portfolioReturn, { ...range, currency: 'USD' }, member)
  expect(changes).toMatchObject({ strategies: results, managementFees: negate(fees), other: zero('USD') })
  const { total } = await call(portfolioYear, { currency: 'USD' }, member)
  expect(total).toMatchObject({ strategies: results, managementFees: fees, fees: zero('USD') })
  expect(total.profit).toEqual(subtract(results, fees))
  expect(total.realised).toEqual(zero('USD'))
})

test('the statements of their days add up to the same', async () => {
  const { call, member, fees, results } = await ended()
  let [earned, charged]: readonly [Money, Money] = [zero('USD'), zero('USD')]
  for (let day = 10; day < 20; day += 1) {
    const { currencies } = await call(portfolioStatement, { date: `2026-03-${String(day)}` }, member)
    const dollars = currencies.find(({ currency }) => currency === 'USD')
    earned = add(earned, dollars?.strategies ?? zero('USD'))
    charged = add(charged, dollars?.managementFees ?? zero('USD'))
  }
  expect([earned, charged]).toEqual([results, fees])
})

test('with them the parts of the profit still add up, in any currency', async () => {
  const { call, member } = await ended()
  for (const currency of ['USD', 'KRW', 'TWD'] as const) {
    const course = await call(portfolioReturn, { ...range, currency }, member)
    const { trading, dividends, costs, interest, exchange, lending, other, exchangeRates } = course.changes
    const { strategies, managementFees } = course.changes
    const own = add(trading, dividends, costs, interest, exchange, lending.net)
    expect(add(own, strategies, managementFees, other, exchangeRates)).toEqual(course.profit)
    const { totalAssets, borrowed } = await call(tradeHoldings, { currency }, member)
    expect(course.closing).toEqual(subtract(totalAssets, borrowed))
    expect(exact(course.closing.amount).gt('0')).toBe(true)
  }
})
