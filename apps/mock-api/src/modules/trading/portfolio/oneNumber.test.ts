import { portfolioProfits, portfolioReturn, tradeClose, tradeHoldings, tradePlace } from '@onelot/api-client'
import { type InstrumentId, add, subtract, zero } from '@onelot/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'
import { demoInstruments, koreanStock } from '../../../worlds/demoInstruments.ts'

const MINUTE_MS = 60_000
const currencies = ['TWD', 'USD', 'KRW'] as const
let world: TestBroker
let korean: InstrumentId
beforeEach(async () => {
  world = await createTestBroker()
  korean = koreanStock(world.broker.services.market)
})
afterEach(() => world.broker.close())

/** Of several currencies; some of it is sold at once. */
async function trade(member: TestMember): Promise<void> {
  const orders = [
    [korean, 17],
    [apple, 3],
    [demoInstruments.token, 7],
    [korean, 5],
    [apple, 2],
  ] as const
  const positions: string[] = []
  for (const [instrument, lots] of orders) {
    const order = { instrument, side: 'long', type: 'market', lots, leverage: 1 } as const
    positions.push((await world.call(tradePlace, order, member)).position.id)
  }
  await world.pass(MINUTE_MS)
  for (const position of positions.slice(3))
    await world.call(tradeClose, { position, lots: 1, type: 'market' }, member)
}

test('what Performance and Holdings both say is one number at every moment', async () => {
  const member = await world.trader('01011113333')
  await trade(member)
  for (let moment = 0; moment < 8; moment += 1) {
    await world.pass(7 * MINUTE_MS)
    for (const currency of currencies) {
      const asked = { zone: 'Asia/Seoul', range: 'all', currency } as const
      const { closing, changes } = await world.call(portfolioReturn, asked, member)
      const { sums } = await world.call(portfolioProfits, { ...asked, pageSize: 100 }, member)
      const { totalAssets, borrowed } = await world.call(tradeHoldings, { currency }, member)
      expect(closing).toEqual(subtract(totalAssets, borrowed))
      expect(add(changes.costs, sums.fees, sums.taxes)).toEqual(zero(currency))
    }
  }
})

test('on the first day of an account today’s profit is its total profit, in any currency', async () => {
  const member = await world.trader('01011115555')
  await trade(member)
  for (let moment = 0; moment < 8; moment += 1) {
    await world.pass(MINUTE_MS)
    for (const currency of currencies) {
      const { todayProfit, profitableFunds } = await world.call(tradeHoldings, { currency }, member)
      expect(todayProfit).toEqual(profitableFunds)
    }
  }
})
