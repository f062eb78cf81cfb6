import { contract } from '@onelot/api-client'
import { type Currency, exact } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker } from '../../../testing/testBroker.ts'

const { exchangeQuote, exchangeChart } = contract.exchange
const toDollars = { from: 'KRW', to: 'USD' } as const

async function given() {
  const world = await createTestBroker()
  return { world, member: await world.register('01011110000') }
}

describe('the chart of a pair', () => {
  it('has the mid rates of the days of a month, as the pairs of its currencies closed', async () => {
    const { world, member } = await given()
    const { days } = await world.call(exchangeChart, toDollars, member)
    expect(days.length).toBeGreaterThan(15)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    const { mid } = await world.call(exchangeQuote, toDollars, member)
    const last = days.at(-1)?.rate ?? mid
    expect(exact(last).div(mid).minus('1').abs().lt('0.001')).toBe(true)
  })

  it('of two currencies without the dollar is made of both', async () => {
    const { world, member } = await given()
    const rateOf = async (from: Currency, to: Currency) =>
      (await world.call(exchangeChart, { from, to }, member)).days.map(({ rate }) => rate)
    const [through, yen, baht] = [
      await rateOf('JPY', 'THB'),
      await rateOf('JPY', 'USD'),
      await rateOf('USD', 'THB'),
    ]
    expect(through).toHaveLength(yen.length)
    through.forEach((rate, index) => {
      const made = exact(yen[index] ?? '0').times(baht[index] ?? '0')
      expect(exact(rate).div(made).minus('1').abs().lt('0.000001')).toBe(true)
    })
  })
})
