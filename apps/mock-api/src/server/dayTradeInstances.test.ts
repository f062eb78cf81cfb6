import { tradePlace, tradePosition } from '@onelot/api-client'
import { epochMs, instant } from '@onelot/domain'
import { expect, it } from 'vitest'
import { marketBuy } from '../testing/appleOrders.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'

/** Five minutes before midnight in New York, at which a day of the demo calendar ends there. */
const cutoff = instant(Date.parse('2026-03-10T03:55:00.000Z'))
const MEMBERS = 6

const database = sharedDatabase()

it('two brokers on one database close each day trade once, at its own moment', async () => {
  const [one, two] = [await database.broker(), await database.broker()]
  const held = []
  for (let index = 0; index < MEMBERS; index += 1) {
    const world = index % 2 === 0 ? one : two
    const member = await world.trader(`0101111000${String(index)}`)
    const { position } = await world.call(tradePlace, { ...marketBuy(1), dayTrade: true }, member)
    held.push({ member, position: position.id })
  }
  const ahead = epochMs(cutoff) - epochMs(one.clock.now())
  await Promise.all([one.pass(ahead), two.pass(ahead)])
  for (const { member, position } of held) {
    const shown = await two.call(tradePosition, { position }, member)
    expect(shown.position).toMatchObject({ closing: { cause: 'dayTradeEnd', at: cutoff } })
    expect(shown.executions).toHaveLength(2)
  }
})
