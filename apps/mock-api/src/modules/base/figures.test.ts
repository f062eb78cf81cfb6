import { tradePlace, tradeSummary } from '@onelot/api-client'
import { type Decimal, type Quote, exact, instant, money } from '@onelot/domain'
import { expect, test } from 'vitest'
import { createTestBroker } from '../../testing/testBroker.ts'
import { koreanStock } from '../../worlds/demoInstruments.ts'

const HOUR_MS = 3_600_000
const LOTS = 10
/** From the test's time, Tuesday 11:00 in Seoul, to Friday at that hour. */
const UNTIL_FRIDAY_MS = 3 * 24 * HOUR_MS

/** The summary some hours after a member of a broker with the exchange's own hours has bought on Friday morning. */
async function afterFriday(hours: number) {
  const world = await createTestBroker({ calendar: 'exchange' })
  const { market } = world.broker.services
  const member = await world.trader('01011112222')
  await world.pass(UNTIL_FRIDAY_MS)
  const instrument = koreanStock(market)
  const order = { instrument, side: 'long', type: 'market', lots: LOTS, leverage: 1 } as const
  const { position } = await world.call(tradePlace, order, member)
  if (position.status !== 'holding') throw new Error('a market order is filled at once')
  await world.pass(hours * HOUR_MS)
  const summary = await world.call(tradeSummary, { currency: 'KRW' }, member)
  const now = world.clock.now()
  const quote: Quote | undefined = market.quote(instrument, now)
  if (quote === undefined) throw new Error(`${instrument} has no price`)
  await world.broker.close()
  const sinceEntry = (price: Decimal) =>
    money('KRW', exact(price).minus(position.fill.price).times(String(LOTS)))
  return { now, quote, summary, sinceEntry }
}

test('a day’s profit is still today’s after its market has closed, until the next one opens', async () => {
  const evening = await afterFriday(8)
  expect(evening.now).toBe(instant(Date.parse('2026-03-13T10:00:00.000Z')))
  expect(evening.summary.todayProfit).toEqual(evening.sinceEntry(evening.quote.price))
  const sunday = await afterFriday(48)
  expect(sunday.summary.todayProfit).toEqual(evening.summary.todayProfit)
  expect(sunday.summary.yesterdayProfit).toEqual(money('KRW', '0'))
})

test('a day’s profit up to its close is yesterday’s once the next day has opened', async () => {
  const { summary, quote, sinceEntry } = await afterFriday(72)
  expect(summary.yesterdayProfit).toEqual(sinceEntry(quote.previousClose))
})
