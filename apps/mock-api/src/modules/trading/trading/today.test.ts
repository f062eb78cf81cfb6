import {
  marketOverview,
  marketQuotes,
  tradeClose,
  tradeHoldings,
  tradePlace,
  tradePositions,
} from '@onelot/api-client'
import {
  type Instant,
  type InstrumentId,
  add,
  followHoldings,
  instant,
  instrumentId,
  positionToday,
  zero,
} from '@onelot/domain'
import { expect, test } from 'vitest'
import { createTestBroker } from '../../../testing/testBroker.ts'

const dollar = instrumentId('FX:USDKRW')
/** Thursday 11:00 and 21:00, and Friday 05:00 and 10:00 in Seoul. Its shares trade from morning to evening, dollars until 06:00 of the next day. */
const trades = instant(Date.parse('2026-03-12T02:00:00.000Z'))
const evening = instant(Date.parse('2026-03-12T12:00:00.000Z'))
const night = instant(Date.parse('2026-03-12T20:00:00.000Z'))
const morning = instant(Date.parse('2026-03-13T01:00:00.000Z'))

test('today’s profit is the sum of what is held, each by the day of its own market, and of what was closed today', async () => {
  const world = await createTestBroker({ calendar: 'exchange' })
  const member = await world.trader('01011110000')
  const passTo = (at: Instant) => world.pass(Date.parse(at) - Date.parse(world.clock.now()))
  const buy = async (instrument: InstrumentId, lots: number) => {
    const terms = { instrument, side: 'long', type: 'market', lots, leverage: 1 } as const
    const { position } = await world.call(tradePlace, terms, member)
    return position.id
  }
  /** What rows and figures of one moment say. */
  const read = async () => {
    const holdings = await world.call(tradeHoldings, { currency: 'KRW' }, member)
    const { positions } = await world.call(tradePositions, { tab: 'inProgress', pageSize: 10 }, member)
    const instruments = positions.map(({ instrument }) => instrument.id)
    const { quotes } = await world.call(marketQuotes, { instruments })
    const rows = positions.map(({ position, instrument }) => {
      const quote = quotes.find((one) => one.instrument === instrument.id)
      const day = holdings.days.find(({ market }) => market === position.market)?.today
      if (quote === undefined || day === undefined || !('fill' in position)) throw new Error('it is held')
      return positionToday(position, quote, day)
    })
    const { markets } = await world.call(marketOverview, {})
    const dayOf = (id: string) => ({
      running: markets.find(({ market }) => market.id === id)?.session.tradingDay,
      today: holdings.days.find(({ market }) => market === id)?.today,
    })
    return { holdings, rows, sum: add(zero('KRW'), ...rows, holdings.closed.todayProfit), dayOf }
  }
  const stocks = world.broker.services.market
    .listings()
    .filter(({ market, kind, leverages }) => market === 'KRX' && kind === 'stock' && leverages.includes(5))
  const [older, newer] = stocks.map(({ id }) => id)
  if (older === undefined || newer === undefined) throw new Error('no Korean stocks')
  const sold = await buy(older, 100)
  await passTo(trades)
  await world.call(tradeClose, { position: sold, lots: 40, type: 'market' }, member)
  await buy(newer, 30)
  await buy(dollar, 1)
  const running = await read()
  expect(running.rows).toHaveLength(3)
  expect(running.holdings.closed.todayProfit.amount).not.toBe('0')
  expect(running.sum).toEqual(running.holdings.todayProfit)

  await passTo(evening)
  const closed = await read()
  expect(closed.dayOf('KRX')).toEqual({ running: '2026-03-13', today: '2026-03-12' })
  expect(closed.dayOf('FX')).toEqual({ running: '2026-03-12', today: '2026-03-12' })
  expect(closed.sum).toEqual(closed.holdings.todayProfit)

  await passTo(night)
  const late = await read()
  expect(late.sum).toEqual(late.holdings.todayProfit)

  await passTo(morning)
  const next = await read()
  expect(next.dayOf('KRX')).toEqual({ running: '2026-03-13', today: '2026-03-13' })
  expect(next.holdings.closed.todayProfit.amount).toBe('0')
  expect(next.sum).toEqual(next.holdings.todayProfit)
})

test('an answer of the holdings can be followed by quotes to what the broker answers later', async () => {
  const world = await createTestBroker({ calendar: 'exchange' })
  const member = await world.trader('01011110000')
  const korean = world.broker.services.market
    .listings()
    .filter(({ market, kind }) => market === 'KRX' && kind === 'stock')
    .slice(0, 3)
  await world.pass(Date.parse(trades) - Date.parse(world.clock.now()))
  for (const { id } of korean) {
    const terms = { instrument: id, side: 'long', type: 'market', lots: 100, leverage: 1 } as const
    await world.call(tradePlace, terms, member)
  }
  const first = await world.call(tradeHoldings, { currency: 'KRW' }, member)
  await world.pass(10 * 60_000)
  const later = await world.call(tradeHoldings, { currency: 'KRW' }, member)
  expect(later.marketValue).not.toEqual(first.marketValue)
  const { quotes } = await world.call(marketQuotes, { instruments: korean.map(({ id }) => id) })
  const { markets } = await world.call(marketOverview, {})
  const followed = followHoldings(first, (id) => markets.find(({ market }) => market.id === id)?.market)
  // Cash in other currencies is worth another sum by now, which is no matter of quotes of shares.
  const positionsOf = ({ marketValue, unrealised, holdingFunds, ...rest }: typeof first) => {
    const { todayProfit, profitableFunds, estimatedIncome } = rest
    return { marketValue, unrealised, holdingFunds, todayProfit, profitableFunds, estimatedIncome }
  }
  expect(positionsOf(followed((id) => quotes.find(({ instrument }) => instrument === id)))).toEqual(
    positionsOf(later),
  )
})
