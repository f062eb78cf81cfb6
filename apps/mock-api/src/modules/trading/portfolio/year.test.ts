import {
  type TradeOnWire,
  marketOverview,
  portfolioClosings,
  portfolioExecutions,
  portfolioProfits,
  portfolioReturn,
  portfolioYear,
  tradeClose,
  tradePlace,
} from '@onelot/api-client'
import {
  type Currency,
  type Instant,
  type Money,
  add,
  compareDecimals,
  exact,
  isNegative,
  isPositive,
  roundTo,
  zero,
} from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const HOUR_MS = 3_600_000
const range = { currency: 'USD', zone: 'Asia/Seoul', range: 'all' } as const

let world: TestBroker
let member: TestMember
let joined: Instant

/** Korean shares are traded most often. */
beforeAll(async () => {
  world = await createTestBroker()
  joined = world.clock.now()
  member = await world.trader('01011117777')
  const korean = koreanStock(world.broker.services.market)
  const buy = async (instrument: typeof korean, lots: number) => {
    const order = { instrument, side: 'long', type: 'market', lots, leverage: 1 } as const
    return (await world.call(tradePlace, order, member)).position.id
  }
  const close = (position: string, lots: number) =>
    world.call(tradeClose, { position, lots, type: 'market' }, member)
  const first = await buy(korean, 40)
  await world.pass(20 * HOUR_MS)
  for (const lots of [5, 10, 15]) {
    await close(first, lots)
    await world.pass(HOUR_MS)
  }
  await world.pass(17 * HOUR_MS)
  const second = await buy(apple, 12)
  await world.pass(2 * HOUR_MS)
  await close(second, 5)
})
afterAll(() => world.broker.close())

const trades = async (): Promise<readonly TradeOnWire[]> =>
  (await world.call(portfolioExecutions, { pageSize: 100 }, member)).trades
const sum = (currency: Currency, amounts: readonly Money[]): Money => add(zero(currency), ...amounts)

describe('a calendar year', () => {
  test('has in each currency the sums of its executions, to the unit', async () => {
    const { year, years, zone, currencies } = await world.call(portfolioYear, { currency: 'USD' }, member)
    expect([year, years, zone]).toEqual([2026, [2026], 'Asia/Seoul'])
    expect(currencies.map(({ currency }) => currency).toSorted()).toEqual(['KRW', 'USD'])
    const executions = (await trades()).map(({ execution }) => execution)
    for (const { currency, ...sums } of currencies) {
      const own = executions.filter(({ fee }) => fee.currency === currency)
      const exits = own.flatMap((one) => (one.purpose === 'close' ? [one.netProfit] : []))
      expect(sums).toEqual({
        realised: sum(currency, exits),
        dividends: zero(currency),
        lending: { gross: zero(currency), tax: zero(currency), net: zero(currency) },
        strategies: zero(currency),
        managementFees: zero(currency),
        withheld: zero(currency),
        interest: zero(currency),
        fees: sum(
          currency,
          own.map(({ fee }) => fee),
        ),
        taxes: sum(
          currency,
          own.map(({ tax }) => tax),
        ),
        profit: sum(currency, exits),
        exits: exits.length,
      })
    }
  })

  test('has as its total what the instruments brought, of an account that is younger', async () => {
    const { total } = await world.call(portfolioYear, { currency: 'USD', year: 2026 }, member)
    const { sums } = await world.call(portfolioProfits, { ...range, pageSize: 100 }, member)
    const { realised, dividends, fees, taxes, exits } = sums
    expect(total).toMatchObject({ realised, dividends, fees, taxes, exits })
  })

  test('before the account has nothing', async () => {
    const { currencies, total } = await world.call(portfolioYear, { currency: 'USD', year: 2025 }, member)
    expect(currencies).toEqual([])
    expect(total).toMatchObject({ profit: zero('USD'), exits: 0 })
  })
})

describe('the best and the worst exits', () => {
  test('are the three greatest gains and losses of those of the range', async () => {
    const { best, worst, exits, instruments } = await world.call(portfolioClosings, range, member)
    const { sums } = await world.call(portfolioProfits, { ...range, pageSize: 100 }, member)
    expect(exits).toBe(sums.exits)
    expect(exits).toBe(4)
    const profitOf = ({ execution }: TradeOnWire) =>
      execution.purpose === 'close' ? execution.netProfit : zero('USD')
    const closed = (await trades()).filter(({ execution }) => execution.purpose === 'close')
    const won = closed.filter((trade) => isPositive(profitOf(trade)))
    const lost = closed.filter((trade) => isNegative(profitOf(trade)))
    expect(best).toHaveLength(Math.min(3, won.length))
    expect(worst).toHaveLength(Math.min(3, lost.length))
    expect(best.length + worst.length).toBeGreaterThan(1)
    for (const [list, order] of [
      [best, 1],
      [worst, -1],
    ] as const) {
      // Of one currency they are compared as they are.
      const own = list.map(profitOf).filter(({ currency }) => currency === 'KRW')
      expect(own).toEqual(own.toSorted((a, b) => order * compareDecimals(b.amount, a.amount)))
    }
    const named = instruments.map(({ id }) => id)
    for (const { instrument } of [...best, ...worst]) expect(named).toContain(instrument)
  })
})

describe('the benchmark of a return', () => {
  test('is the index of the market that is traded most, from the same start', async () => {
    const { benchmark, days } = await world.call(portfolioReturn, range, member)
    expect(benchmark).toMatchObject({ id: 'KRX:KCOMP', kind: 'index' })
    const { indices } = await world.call(marketOverview, {}, member)
    const now = indices.find(({ instrument }) => instrument.id === benchmark?.id)?.quote.price ?? '0'
    const { market } = world.broker.services
    const history = await world.call(portfolioReturn, { ...range, currency: 'KRW' }, member)
    expect(history.days.map((day) => day.benchmark)).toEqual(days.map((day) => day.benchmark))
    const listing = market.listings().find(({ id }) => id === benchmark?.id)
    const began = listing && market.quote(listing.id, joined)?.price
    expect(days.at(-1)?.benchmark).toBe(
      roundTo(
        exact(now)
          .div(began ?? '1')
          .minus('1'),
        6,
        'halfUp',
      ),
    )
  })
})
