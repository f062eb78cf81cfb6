import {
  contract,
  portfolioProfits,
  portfolioReturn,
  portfolioStatement,
  portfolioYear,
  tradeHoldings,
} from '@onelot/api-client'
import {
  type Money,
  add,
  decimal,
  localDate,
  money,
  negate,
  subtract,
  toDecimal,
  exact,
  isNegative,
  isPositive,
  zero,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { copying } from '../../../testing/copying.ts'
import { appleRun } from '../../../testing/running.ts'
import { apple } from '../../../testing/testBroker.ts'

const { copyTrading: follows, strategies: runs, closing } = contract
const DAY_MS = 86_400_000
const none = zero('USD')
const range = { currency: 'USD', zone: 'America/New_York', range: 'all' } as const
const sum = (amounts: readonly Money[]): Money => add(none, ...amounts)

/** An account with a follow and two runs over the ex-date and the pay date of their share; it has traded nothing else. */
async function managed() {
  const acts = await copying()
  const { world, trader, call, follow, read, trades, books } = acts
  const member = await trader('01011110000')
  const { id: request } = await follow(member, '5000')
  const begin = (more: object) => call(runs.strategiesSubmit, { ...appleRun, ...more }, member)
  await begin({})
  await begin({ strategy: { kind: 'grid', levels: 4, width: '0.02' }, term: 20 })
  await world.broker.operator.announceDividend({
    instrument: apple,
    amount: decimal('1.50'),
    exDate: localDate('2026-03-13'),
    payDate: localDate('2026-03-15'),
  })
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) await world.pass(DAY_MS)
  }
  const ran = async () => (await call(runs.strategiesList, { pageSize: 20 }, member)).runs
  /** Apple stays at so many times its price. */
  const move = async (times: string) => {
    const last = world.broker.services.market.quote(apple, world.clock.now())?.price ?? '0'
    await world.broker.operator.setPrice(apple, toDecimal(exact(last).times(times).round(2, 1)))
  }
  return {
    ...acts,
    member,
    pass,
    move,
    end: async () => {
      await call(follows.copyTradingEnd, { request }, member)
      for (const { id: run, ended } of await ran())
        if (ended === undefined) await call(runs.strategiesEnd, { run }, member)
      await pass(1)
    },
    /** What copy trading and strategies say on their own screens. */
    said: async () => {
      const { follow: asked, running } = await read(member, { id: request })
      const own = asked.follow
      if (own === undefined) throw new Error('the follow has not passed')
      const all = await ran()
      const fills = await trades(member, { id: request })
      return {
        follow: own,
        cash: running?.cash ?? none,
        positions: running?.positions ?? [],
        equity: sum(all.flatMap(({ worth, ended }) => (ended === undefined ? [worth] : []))),
        results: sum(all.map(({ worth, amount }) => subtract(worth, amount))),
        fees: sum([own, ...all].flatMap(({ ended }) => (ended === undefined ? [] : [ended.fee]))),
        realised: sum(fills.flatMap(({ profit }) => (profit === undefined ? [] : [profit]))),
        commissions: sum(fills.map(({ fee }) => fee)),
      }
    },
    ledger: async () => (await books(member)).USD,
  }
}
type Managed = Awaited<ReturnType<typeof managed>>

/** What each page says is what the other ones say. */
async function agree({ call, member, said, ledger }: Managed): Promise<void> {
  const { follow, cash, positions, equity, results, fees, realised, commissions } = await said()
  const copy = add(cash, equity)
  const worth = sum(positions.map((one) => one.worth))
  expect((await ledger())?.copy).toBe(copy.amount)
  expect(follow.worth).toEqual(add(cash, worth))
  const { fee = none, paid = none } = follow.ended ?? {}
  expect(follow.earned).toEqual(subtract(add(follow.worth, paid, follow.taken), follow.put))

  const holdings = await call(tradeHoldings, { currency: 'USD' }, member)
  expect([holdings.copy, holdings.marketValue]).toEqual([copy, worth])

  const course = await call(portfolioReturn, range, member)
  const { trading, dividends, costs, strategies, managementFees, other } = course.changes
  expect([strategies, managementFees, other]).toEqual([results, negate(fees), none])
  expect(add(trading, dividends, costs)).toEqual(add(follow.earned, fee))
  expect(course.closing).toEqual(add(course.opening, course.paidIn, course.profit))
  expect(course.closing).toEqual(holdings.totalAssets)

  const { sums } = await call(portfolioProfits, { ...range, pageSize: 100 }, member)
  expect(sums).toMatchObject({ realised, dividends, fees: commissions, unrealised: holdings.unrealised })
  expect(add(sums.fees, sums.taxes)).toEqual(negate(costs))

  const { currencies } = await call(portfolioYear, { currency: 'USD' }, member)
  const profit = subtract(add(realised, dividends, results), fees)
  expect(currencies).toMatchObject([
    { realised, dividends, strategies: results, managementFees: fees, fees: commissions, profit },
  ])
}

/** Dollars of each day's statement since the account was opened. */
async function statements({ world, again, member }: Managed) {
  const session = await again(member)
  return Promise.all(
    Array.from({ length: 10 }, async (_, day) => {
      const date = localDate(`2026-03-${String(9 + day).padStart(2, '0')}`)
      const { currencies } = await world.call(portfolioStatement, { date }, session)
      const dollars = currencies.find(({ currency }) => currency === 'USD')
      if (dollars === undefined) throw new Error('no statement')
      return dollars
    }),
  )
}

describe('portfolio, performance and the tax year', () => {
  it('agree with copy trading and strategies to the cent each day, and after they have ended with a gain', async () => {
    const made = await managed()
    for (let day = 0; day < 8; day += 1) {
      await made.pass(1)
      if (day === 2) await made.move('1.1')
      await agree(made)
    }
    const { cash, equity, fees } = await made.said()
    expect([cash, equity, fees].map(isPositive)).toEqual([true, true, true])
    await made.end()
    await agree(made)
    const { follow, results, fees: charged } = await made.said()
    expect(await made.ledger()).toMatchObject({ copy: '0.00', margin: '0.00' })
    const gain = subtract(add(follow.earned, follow.ended?.fee ?? none, results), charged)
    expect((await made.ledger())?.available).toBe(add(money('USD', '100000'), gain).amount)
  })

  it('are what the statements of the days add up to, and each statement begins where the last one ended', async () => {
    const made = await managed()
    await made.pass(3)
    await made.move('1.1')
    await made.pass(5)
    await made.end()
    const { results, fees, realised, commissions } = await made.said()
    const days = await statements(made)
    const total = (of: 'strategies' | 'managementFees' | 'realised' | 'fees') =>
      sum(days.map((day) => day[of]))
    expect([total('strategies'), total('managementFees')]).toEqual([results, fees])
    expect([total('realised'), total('fees')]).toEqual([realised, commissions])
    expect(days.slice(1).map(({ opening }) => opening)).toEqual(days.slice(0, -1).map((day) => day.closing))
    for (const { opening, closing: end, movements } of days)
      expect(sum(movements.map((one) => one.money))).toEqual(subtract(end.available, opening.available))
    const ledger = await made.ledger()
    expect(days.at(-1)?.closing).toMatchObject({
      available: money('USD', ledger?.available ?? '0'),
      copy: none,
    })
  })
})

describe('closing an account', () => {
  it('waits for its follows and runs, and after a loss leaves nothing but that loss', async () => {
    const made = await managed()
    const { call, member, ledger } = made
    await made.pass(2)
    expect((await call(closing.closingStatus, {}, member)).obstacles).toEqual([
      { name: 'positions' },
      { name: 'product', module: 'copyTrading' },
      { name: 'product', module: 'strategies' },
    ])
    await made.move('0.9')
    await made.end()
    await agree(made)
    const { follow, results } = await made.said()
    const lost = add(follow.earned, results)
    expect(isNegative(lost)).toBe(true)
    const status = await call(closing.closingStatus, {}, member)
    expect(status.obstacles).toEqual([])
    expect(status.forfeits).toContainEqual(add(money('USD', '100000'), lost))
    await call(closing.closingClose, { password: 'Onelot2026', consented: true }, member)
    expect(await ledger()).toMatchObject({ available: '0.00', copy: '0.00', external: lost.amount })
  })
})
