import {
  memberLogin,
  portfolioDays,
  portfolioExecutions,
  portfolioProfits,
  portfolioReturn,
  portfolioStatement,
  tradeClose,
  tradeHoldings,
  tradePlace,
  tradeSummary,
} from '@onelot/api-client'
import { type Money, add, currencyDay, exact, minorUnits, roundTo, subtract, zero } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const HOUR_MS = 3_600_000
const currency = 'TWD'
const zone = 'Asia/Seoul'
const asked = { currency, zone } as const
const all = { ...asked, range: 'all' } as const
const allProfits = { ...all, pageSize: 100 } as const

let world: TestBroker
let member: TestMember
let fills = 0

async function buy(instrument: ReturnType<typeof koreanStock>, lots: number) {
  fills += 1
  const order = { instrument, side: 'long', type: 'market', lots, leverage: 1 } as const
  const { position } = await world.call(tradePlace, order, member)
  return position.id
}
async function close(position: string, lots: number) {
  fills += 1
  await world.call(tradeClose, { position, lots, type: 'market' }, member)
}

beforeAll(async () => {
  world = await createTestBroker()
  member = await world.trader('01011113333')
  const korean = koreanStock(world.broker.services.market)
  const first = await buy(korean, 40)
  await world.pass(20 * HOUR_MS)
  await close(first, 15)
  const second = await buy(apple, 12)
  await world.pass(20 * HOUR_MS)
  await close(second, 5)
  await close(first, 25)
  await world.call(tradePlace, limitBuy('100.00', 3), member)
  await world.pass(3 * HOUR_MS)
})
afterAll(() => world.broker.close())

const sum = (amounts: readonly Money[]): Money => add(zero(currency), ...amounts)

describe('the time-weighted return', () => {
  test('of the whole life leaves out the practice money that it began with', async () => {
    const { opening, paidIn, profit, closing, rate, days } = await world.call(portfolioReturn, all, member)
    const { totalAssets } = await world.call(tradeHoldings, { currency }, member)
    expect(opening).toEqual(zero(currency))
    expect(add(opening, paidIn, profit)).toEqual(closing)
    expect(closing).toEqual(totalAssets)
    const earned = roundTo(exact(closing.amount).div(paidIn.amount).minus('1'), 6, 'halfUp')
    expect(Number(rate)).toBeCloseTo(Number(earned), 5)
    expect(Number(rate)).not.toBe(0)
    expect(days.map(({ date }) => date)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12'])
    expect(days.at(-1)).toMatchObject({ profit, rate })
  })

  test.each(['TWD', 'USD', 'KRW'] as const)(
    'is explained by parts that add up, of which all but the exchange rates are what holdings and charges say, in %s',
    async (read) => {
      const asked = { ...all, currency: read }
      const { changes, paidIn, profit } = await world.call(portfolioReturn, asked, member)
      const { deposits, withdrawals, rewards, trading, dividends, costs, other, exchangeRates } = changes
      expect(add(deposits, withdrawals, rewards)).toEqual(paidIn)
      expect(add(trading, dividends, costs, other, exchangeRates)).toEqual(profit)
      const { sums } = await world.call(portfolioProfits, { ...asked, pageSize: 100 }, member)
      const now = await world.call(tradeHoldings, { currency: read }, member)
      // Each figure is rounded once, after it was converted: sums of several differ by as many units at most.
      const units = (one: Money, another: Money) =>
        Number(
          exact(subtract(one, another).amount)
            .times(String(10 ** minorUnits(read)))
            .toFixed(),
        )
      expect(Math.abs(units(exchangeRates, subtract(now.paidIn, paidIn)))).toBeLessThanOrEqual(5)
      expect(exchangeRates).not.toEqual(zero(read))
      expect(add(costs, sums.fees, sums.taxes)).toEqual(zero(read))
      // Commission of what is open is taken, and is part of no exit yet.
      const takenOfOpen = units(now.profitableFunds, add(trading, dividends, costs))
      expect(takenOfOpen).toBeGreaterThan(0)
      expect(takenOfOpen).toBeLessThan(units(sums.fees, zero(read)))
      expect([other, withdrawals, rewards]).toEqual([zero(read), zero(read), zero(read)])
    },
  )

  test.each(['TWD', 'USD', 'KRW'] as const)(
    'of every asset since the account began is the total profit of Holdings, to the unit, in %s',
    async (currency) => {
      const { sums } = await world.call(portfolioProfits, { ...all, currency, pageSize: 100 }, member)
      const now = await world.call(tradeHoldings, { currency }, member)
      expect(sums.profit).toEqual(now.profitableFunds)
      expect(add(sums.realised, sums.unrealised, sums.dividends)).toEqual(sums.profit)
      expect(add(sums.realised, sums.dividends)).toEqual(now.realised)
      expect(add(now.realised, now.unrealised)).toEqual(now.profitableFunds)
    },
  )

  test('of a range that began before the account is that of its whole life', async () => {
    const [week, life] = await Promise.all(
      (['w1', 'all'] as const).map((range) => world.call(portfolioReturn, { ...all, range }, member)),
    )
    expect(week).toEqual(life)
  })

  test('begins at the end of the day before its range', async () => {
    const old = await createTestBroker()
    const owner = await old.trader('01011114444')
    await old.call(
      tradePlace,
      { instrument: apple, side: 'long', type: 'market', lots: 50, leverage: 5 },
      owner,
    )
    // From 11:00 to the last moment of the day.
    await old.pass(13 * HOUR_MS - 1)
    const before = await old.call(portfolioReturn, { ...all, currency: 'USD' }, owner)
    await old.pass(7 * 24 * HOUR_MS)
    const again = await old.call(memberLogin, { phone: '01011114444', password: 'Onelot2026' })
    const week = await old.call(portfolioReturn, { ...all, currency: 'USD', range: 'w1' }, again)
    expect(week.opening).toEqual(before.closing)
    expect(week.paidIn).toEqual(zero('USD'))
    expect(week.rate).toBe(
      roundTo(exact(week.closing.amount).div(week.opening.amount).minus('1'), 6, 'halfUp'),
    )
    await old.broker.close()
  })
})

describe('profits by instrument', () => {
  test('add up to their totals, and to what the account realised and what is unrealised', async () => {
    const { instruments, sums } = await world.call(portfolioProfits, allProfits, member)
    const { realised, unrealised } = await world.call(tradeHoldings, { currency }, member)
    expect(instruments).toHaveLength(2)
    for (const name of ['realised', 'unrealised', 'fees', 'taxes'] as const)
      expect(sum(instruments.map((one) => one[name]))).toEqual(sums[name])
    expect(sums).toMatchObject({ realised, unrealised, profit: add(realised, unrealised), exits: 3 })
    expect(instruments.map(({ exits }) => exits).toSorted()).toEqual([1, 2])
    expect(Number(sums.fees.amount)).toBeGreaterThan(0)
    expect(Number(sums.taxes.amount)).toBeGreaterThan(0)
  })
})

describe('profits by day', () => {
  test('of exits add up to the month, and to what the instruments realised', async () => {
    const { days, total, begins } = await world.call(portfolioDays, { ...asked, month: '2026-03-20' }, member)
    const profits = await world.call(portfolioProfits, allProfits, member)
    for (const name of ['realised', 'fees', 'taxes'] as const)
      expect(sum(days.map((day) => day[name]))).toEqual(total[name])
    expect(total).toMatchObject({
      realised: profits.sums.realised,
      fees: profits.sums.fees,
      exits: 3,
    })
    expect(begins).toBe('2026-03-09')
  })

  test('are of the day at the exchange of their currency', async () => {
    const { days } = await world.call(portfolioDays, { ...asked, month: '2026-03-01' }, member)
    const { trades } = await world.call(portfolioExecutions, { pageSize: 100 }, member)
    const exits = trades.filter(({ execution }) => execution.purpose === 'close')
    const dates = exits.map(({ execution }) => currencyDay(execution.fee.currency, execution.at))
    expect(new Set(dates).size).toBeGreaterThan(1)
    for (const { date, exits: count } of days) expect(count).toBe(dates.filter((one) => one === date).length)
  })

  test('are none in a month before the account, or after today', async () => {
    for (const month of ['2026-02-01', '2026-04-30', '2000-01-01', '2038-12-31'] as const)
      expect(await world.call(portfolioDays, { ...asked, month }, member)).toMatchObject({
        days: [],
        profits: [],
        profit: zero(currency),
        total: { exits: 0 },
      })
  })
})

describe('the statement of a day', () => {
  const statement = (date: string) => world.call(portfolioStatement, { date }, member)

  test('adds up to the unit, and begins as the day before ended', async () => {
    const days = await Promise.all(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map(statement))
    const before = new Map<string, (typeof days)[number]['currencies'][number]>()
    for (const { currencies, lines, trades } of days)
      for (const one of currencies) {
        expect(add(one.opening.available, ...one.movements.map((moved) => moved.money))).toEqual(
          one.closing.available,
        )
        for (const bucket of ['available', 'frozen', 'margin'] as const) {
          const own = lines.filter((line) => line.money.currency === one.currency)
          const came = own.filter(({ to }) => to === bucket).map((line) => line.money)
          const went = own.filter(({ from }) => from === bucket).map((line) => line.money)
          const none = zero(one.currency)
          expect(subtract(add(one.opening[bucket], ...came), add(none, ...went))).toEqual(one.closing[bucket])
        }
        const own = trades.filter(({ execution }) => execution.fee.currency === one.currency)
        expect(add(zero(one.currency), ...own.map(({ execution }) => execution.fee))).toEqual(one.fees)
        expect(one.opening).toEqual(before.get(one.currency)?.closing ?? one.opening)
        before.set(one.currency, one)
      }
    const counted = days.flatMap(({ trades }) => trades)
    expect(counted).toHaveLength(fills)
  })

  test('of today ends with the balances and holdings of now, by their prices', async () => {
    const { asOf, holdings } = await statement('2026-03-11')
    const { accounts, unrealised } = await world.call(tradeSummary, { currency: 'USD' }, member)
    for (const { available, frozen, margin } of accounts) {
      const { currencies } = await statement(currencyDay(available.currency, asOf))
      const one = currencies.find((own) => own.currency === available.currency)
      expect(one).toMatchObject({ ended: false, to: asOf, closing: { available, frozen, margin } })
    }
    const inDollars = holdings.filter(({ marketValue }) => marketValue.currency === 'USD')
    expect(inDollars).toMatchObject([{ instrument: apple, side: 'long', lots: 7 }])
    expect(inDollars[0]?.unrealised).toEqual(unrealised)
  })

  test('of a day that begins later at an exchange has nothing of its currency, but when it begins', async () => {
    const { asOf, currencies, notBegun, holdings } = await statement('2026-03-12')
    expect(currencyDay('USD', asOf)).toBe('2026-03-11')
    expect(currencies.map((one) => one.currency)).not.toContain('USD')
    expect(notBegun).toEqual([
      { currency: 'USD', zone: 'America/New_York', from: '2026-03-12T04:00:00.000Z' },
    ])
    expect(holdings).toEqual([])
  })

  test('of a day that has begun nowhere has no balance at all', async () => {
    const { currencies, notBegun, trades, lines, holdings } = await statement('2026-03-14')
    expect([currencies, trades, lines, holdings]).toEqual([[], [], [], []])
    expect(notBegun.map((one) => one.currency)).toEqual(['TWD', 'USD', 'THB', 'KRW'])
  })

  test('of a day before the account is empty', async () => {
    expect(await statement('2000-01-01')).toMatchObject({
      currencies: [],
      notBegun: [],
      trades: [],
      lines: [],
      holdings: [],
    })
  })

  test.each(['1999-12-31', '2039-01-01', '2026-02-30', 'today'])('is refused for %s', async (date) => {
    const headers = { token: member.token, account: member.account }
    const answered = await world.send('portfolio/statement', { date }, headers)
    expect(answered).toMatchObject({ http: 200, msg: 'VALIDATION' })
  })
})

test('executions are listed newest first, with their instruments', async () => {
  const { trades, instruments, total } = await world.call(portfolioExecutions, { pageSize: 3 }, member)
  expect(total).toBe(fills)
  expect(trades).toHaveLength(3)
  const times = trades.map(({ execution }) => execution.at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(instruments.map(({ id }) => id)).toEqual([...new Set(trades.map(({ instrument }) => instrument))])
})
