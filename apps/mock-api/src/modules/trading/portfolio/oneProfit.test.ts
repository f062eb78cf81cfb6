import {
  contract,
  homeBriefing,
  memberLogin,
  portfolioDays,
  portfolioReturn,
  tradeClose,
  tradeHoldings,
  tradePlace,
  tradeSummary,
} from '@onelot/api-client'
import {
  type LocalDate,
  type Money,
  add,
  boundsOfDay,
  epochMs,
  negate,
  subtract,
  toLocal,
  zero,
} from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'
import { setFundPassword, uploaded } from '../../../testing/verified.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const phone = '01011112222'
const zone = 'Asia/Seoul'
const HOUR_MS = 3_600_000
const currencies = ['TWD', 'KRW'] as const
type Read = (typeof currencies)[number]

/** What the screens said at the end of a day, and at noon of the last. */
interface Shown {
  readonly date: LocalDate
  readonly worth: Money
  /** What came in by then. */
  readonly paidIn: Money
  readonly profit: Money
}

let world: TestBroker
let member: TestMember
/** The position in Korean shares. */
let bought: string
const shown: Record<Read, Shown[]> = { TWD: [], KRW: [] }

const courseIn = (currency: Read, range: 'w1' | 'm1' | 'm3' | 'y1' | 'all', at = zone) =>
  world.call(portfolioReturn, { currency, zone: at, range }, member)

/** To the last moment of the day in Seoul. */
async function toEndOfDay(): Promise<void> {
  const now = world.clock.now()
  await world.pass(epochMs(boundsOfDay(zone, toLocal(zone, now).date).to) - epochMs(now))
}

async function look(): Promise<void> {
  for (const currency of currencies) {
    const { totalAssets, borrowed } = await world.call(tradeHoldings, { currency }, member)
    const { paidIn, profit } = await courseIn(currency, 'all')
    const { date } = toLocal(zone, world.clock.now())
    shown[currency].push({ date, worth: subtract(totalAssets, borrowed), paidIn, profit })
  }
}

/** Trades, pays in, and exchanges, so that most of what the account has is in a currency that falls and rises. */
async function carryOut(day: number): Promise<void> {
  if (day === 1) {
    const { token } = await world.call(contract.exchange.exchangeQuote, { from: 'KRW', to: 'USD' }, member)
    await world.call(contract.exchange.exchangeConvert, { token, amount: '3000000' }, member)
  }
  if (day === 2) {
    const order = { instrument: apple, side: 'long', type: 'market', lots: 12, leverage: 1 } as const
    await world.call(tradePlace, order, member)
  }
  if (day === 3) await world.call(tradeClose, { position: bought, lots: 15, type: 'market' }, member)
  if (day === 4) {
    const voucher = await uploaded(world, member)
    const deposit = { channel: 'bank-KRW', amount: '7654321', voucher }
    await world.call(contract.deposits.depositsSubmit, deposit, member)
  }
  if (day === 5) await world.call(tradeClose, { position: bought, lots: 25, type: 'market' }, member)
}

/** Each with what happens on it, to the last moment of it. */
async function passDays(first: number, last: number): Promise<void> {
  for (let day = first; day <= last; day += 1) {
    await world.pass(HOUR_MS)
    member = await world.call(memberLogin, { phone, password: 'Onelot2026' })
    await carryOut(day)
    await toEndOfDay()
    await look()
  }
}

beforeAll(async () => {
  world = await createTestBroker()
  member = await world.trader(phone)
  await setFundPassword(world, member)
  const korean = koreanStock(world.broker.services.market)
  const order = { instrument: korean, side: 'long', type: 'market', lots: 40, leverage: 1 } as const
  bought = (await world.call(tradePlace, order, member)).position.id
  await toEndOfDay()
  await look()
})
beforeAll(() => passDays(1, 3))
beforeAll(() => passDays(4, 6))
beforeAll(async () => {
  await passDays(7, 8)
  await world.pass(11 * HOUR_MS)
  await look()
})
afterAll(() => world.broker.close())

describe.each(currencies)('the profit of a period in %s', (currency) => {
  const profits = () => shown[currency].map(({ date, profit }) => ({ date, profit }))

  test('is the worth at its end less that at its start, less what came in', async () => {
    for (const { worth, paidIn, profit } of shown[currency]) expect(profit).toEqual(subtract(worth, paidIn))
    const { opening, paidIn, profit, closing } = await courseIn(currency, 'w1')
    const start = shown[currency].find(({ date }) => date === '2026-03-12')
    const end = shown[currency].at(-1)
    expect([opening, closing]).toEqual([start?.worth, end?.worth])
    expect(paidIn).toEqual(end && start && subtract(end.paidIn, start.paidIn))
    expect(profit).toEqual(subtract(subtract(closing, opening), paidIn))
  })

  test('has, for each day, the figure that showed at its end, and at last that of now', async () => {
    expect(profits()).toHaveLength(10)
    expect(new Set(profits().map(({ profit }) => profit.amount)).size).toBe(10)
    const { days } = await courseIn(currency, 'all')
    expect(days.map(({ date, profit }) => ({ date, profit }))).toEqual(profits())
  })

  test('of a later start differs on every day by what had been earned until then', async () => {
    const start = profits().find(({ date }) => date === '2026-03-12')
    const { days } = await courseIn(currency, 'w1')
    const since = profits().filter(({ date }) => date >= '2026-03-12')
    expect(days.map(({ date, profit }) => ({ date, profit: start && add(profit, start.profit) }))).toEqual(
      since,
    )
  })

  test('is in the calendar what each day added to it', async () => {
    const asked = { currency, zone, month: '2026-03-01' } as const
    const { profits: days, profit } = await world.call(portfolioDays, asked, member)
    const steps = profits().map((day, index) => {
      const before = profits()[index - 1]?.profit ?? zero(currency)
      return { date: day.date, profit: subtract(day.profit, before) }
    })
    expect(days).toEqual(steps)
    expect(profit).toEqual(profits().at(-1)?.profit)
    expect(add(zero(currency), ...days.map((day) => day.profit))).toEqual(profit)
  })

  test('is that of positions, and the exchange rates, spreads and fees of what is open', async () => {
    const { profitableFunds } = await world.call(tradeHoldings, { currency }, member)
    const { profit, changes } = await courseIn(currency, 'all')
    const { trading, dividends, costs, exchange, other, exchangeRates } = changes
    expect(add(trading, dividends, costs, exchange, other, exchangeRates)).toEqual(profit)
    const { sources } = await world.call(tradeSummary, { currency }, member)
    const positions = add(trading, dividends, costs, negate(sources.entryFees))
    // Each is rounded after it was converted: three of one and two of the other.
    const units = Number(subtract(positions, profitableFunds).amount) * (currency === 'KRW' ? 1 : 100)
    expect(Math.abs(units)).toBeLessThanOrEqual(5)
    expect(profit).not.toEqual(profitableFunds)
  })
})

describe('a profit', () => {
  test('begins on the day of the first money, in the zone that asks', async () => {
    const { days } = await courseIn('TWD', 'y1', 'America/Los_Angeles')
    expect(days[0]?.date).toBe('2026-03-09')
    expect(days.at(-1)?.profit).toEqual(shown.TWD.at(-1)?.profit)
  })

  test('of positions today is one number on home, in Holdings and in the account', async () => {
    for (const currency of currencies) {
      const home = await world.call(homeBriefing, { currency }, member)
      const holdings = await world.call(tradeHoldings, { currency }, member)
      const account = await world.call(tradeSummary, { currency }, member)
      const { totalAssets, todayProfit } = holdings
      expect(home).toMatchObject({ totalAssets, todayProfit })
      expect(account).toMatchObject({ totalAssets, todayProfit, profitableFunds: holdings.profitableFunds })
    }
  })

  test.each(['Mars/Olympus', 'asia/seoul', '+09:00', ''])('is refused in a zone %s', async (name) => {
    const headers = { token: member.token, account: member.account }
    for (const asked of [
      ['portfolio/return', { range: 'w1' }],
      ['portfolio/days', { month: '2026-03-01' }],
    ] as const) {
      const answered = await world.send(asked[0], { currency: 'TWD', zone: name, ...asked[1] }, headers)
      expect(answered.status).not.toBe(1)
    }
  })
})
