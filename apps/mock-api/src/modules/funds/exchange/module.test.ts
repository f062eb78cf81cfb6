import { contract, fundRecords, tradeClose, tradePlace, tradeSummary } from '@onelot/api-client'
import {
  type Currency,
  accountId,
  accountStream,
  add,
  compareDecimals,
  convertedSum,
  epochMs,
  exact,
  localDate,
  minorUnits,
  money,
  negate,
  subtract,
} from '@onelot/domain'
import { exchangeRate, exchangedInto } from '@onelot/domain/modules/funds/exchange'
import { describe, expect, it } from 'vitest'
import { booksFaults, worthFaults } from '../../../anyCommands/soundBooks.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'
import { figureContext, ratesAt } from '../../base/figures.ts'

const { exchangeQuote, exchangeConvert } = contract.exchange
const { portfolioReturn, portfolioStatement } = contract.portfolio
const toDollars = { from: 'KRW', to: 'USD' } as const
const QUOTE_MS = 15_000

const send = ({ send: sendTo }: TestBroker, member: TestMember, path: string, body: object = {}) =>
  sendTo(path, body, { ...headersOf(member), 'idempotency-key': nextKey() })

/** A broker at 11:00 in Seoul on 10 March, and its member, who has practice money. */
async function given(options: Parameters<typeof createTestBroker>[0] = {}) {
  const world = await createTestBroker(options)
  return { world, member: await world.trader('01011110000') }
}

async function stateOf({ broker }: TestBroker, { account }: TestMember) {
  const { services } = broker
  const { state } = await services.streams.load(accountStream(accountId(account)))
  expect(booksFaults(services.table, state)).toEqual([])
  const faults = worthFaults(services.table, state, figureContext(services, services.clock.now()))
  expect(faults).toEqual([])
  return state
}

const summaryIn = ({ call }: TestBroker, member: TestMember, currency: Currency) =>
  call(tradeSummary, { currency }, member)

describe('a quote', () => {
  it('is the mid rate by which totals convert, less the spread, and holds for 15 seconds', async () => {
    const { world, member } = await given()
    const quote = await world.call(exchangeQuote, toDollars, member)
    const { services } = world.broker
    const rates = ratesAt(services, services.clock.now())
    const worth = { from: rates.KRW, to: rates.USD }
    expect(quote).toMatchObject({
      ...toDollars,
      mid: exchangeRate(worth),
      rate: exchangeRate(worth, quote.spread),
      spread: '0.003',
      accounts: {
        from: {
          available: money('KRW', '100000000'),
          withdrawable: money('KRW', '100000000'),
          unsettled: [],
        },
        to: { available: money('USD', '100000') },
      },
    })
    expect(compareDecimals(quote.rate, quote.mid)).toBeLessThan(0)
    expect(epochMs(quote.expiresAt) - epochMs(quote.quotedAt)).toBe(QUOTE_MS)
  })

  it('of two currencies without the dollar goes through it', async () => {
    const { world, member } = await given()
    const { mid } = await world.call(exchangeQuote, { from: 'JPY', to: 'THB' }, member)
    const rates = ratesAt(world.broker.services, world.clock.now())
    expect(mid).toBe(exchangeRate({ from: rates.JPY, to: rates.THB }))
  })

  it('of one currency twice is refused', async () => {
    const { world, member } = await given()
    const refused = { msg: 'SAME_CURRENCY', data: { fields: { to: 'notAllowed' } } }
    expect(await send(world, member, 'exchange/quote', { from: 'KRW', to: 'KRW' })).toMatchObject(refused)
    expect(await send(world, member, 'exchange/chart', { from: 'USD', to: 'USD' })).toMatchObject(refused)
  })

  it('is as operators set it', async () => {
    const { world, member } = await given({ operator: 'open' })
    await world.operate('settings', { modules: { exchange: { spread: '0', quoteSeconds: 30 } } })
    const { rate, mid, quotedAt, expiresAt } = await world.call(exchangeQuote, toDollars, member)
    expect(rate).toBe(mid)
    expect(epochMs(expiresAt) - epochMs(quotedAt)).toBe(30_000)
  })

  it.each([{ spread: '-0.1' }, { spread: '0.2' }, { spread: 'much' }, { quoteSeconds: 0 }])(
    'is not set to %o',
    async (values) => {
      const { world } = await given({ operator: 'open' })
      const refused = await world.askOperator('settings', { modules: { exchange: values } })
      expect(refused).toMatchObject({ status: 0, msg: 'VALIDATION' })
    },
  )

  it('says what has not settled, and when it does', async () => {
    const { world, member } = await given()
    const terms = { instrument: apple, side: 'long', leverage: 1, type: 'market', lots: 10 } as const
    const { position } = await world.call(tradePlace, terms, member)
    await world.pass(86_400_000)
    await world.call(tradeClose, { position: position.id, lots: 10, type: 'market' }, member)
    const { accounts } = await world.call(exchangeQuote, { from: 'USD', to: 'KRW' }, member)
    const [settling] = accounts.from.unsettled
    expect(accounts.from.unsettled).toHaveLength(1)
    expect(subtract(accounts.from.available, accounts.from.withdrawable)).toEqual(settling?.money)
    expect(epochMs(settling?.settlesAt ?? world.clock.now())).toBeGreaterThan(epochMs(world.clock.now()))
    const { token } = await world.call(exchangeQuote, { from: 'USD', to: 'KRW' }, member)
    const { amount } = accounts.from.available
    expect(await send(world, member, 'exchange/convert', { token, amount })).toMatchObject({
      msg: 'WITHDRAWABLE_INSUFFICIENT',
      data: { fields: { amount: 'tooHigh' } },
    })
    const { amount: all } = accounts.from.withdrawable
    expect(await world.call(exchangeConvert, { token, amount: all }, member)).toMatchObject({
      source: accounts.from.withdrawable,
    })
  })
})

describe('an exchange', () => {
  it('moves both currencies at once, and the books add up', async () => {
    const { world, member } = await given()
    const { token, rate } = await world.call(exchangeQuote, toDollars, member)
    const before = await stateOf(world, member)
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const answer = await world.send('exchange/convert', { token, amount: '1000000' }, headers)
    const source = money('KRW', '1000000')
    const target = exchangedInto(source, 'USD', rate)
    expect(answer).toMatchObject({ status: 1, msg: 'EXCHANGED', data: { source, target, rate } })
    const after = await stateOf(world, member)
    const gained = (currency: Currency) =>
      exact(after.ledger[currency]?.available ?? '0')
        .minus(before.ledger[currency]?.available ?? '0')
        .toFixed(minorUnits(currency))
    expect([gained('KRW'), gained('USD')]).toEqual(['-1000000', target.amount])
  })

  it('is answered alike when it is sent again under its key, and made once', async () => {
    const { world, member } = await given()
    const { token } = await world.call(exchangeQuote, toDollars, member)
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const body = { token, amount: '1000000' }
    const first = await world.send('exchange/convert', body, headers)
    await world.pass(2 * QUOTE_MS)
    expect((await world.send('exchange/convert', body, headers)).text).toBe(first.text)
    expect((await stateOf(world, member)).ledger.KRW).toMatchObject({ available: '99000000' })
  })

  it('is two lines of the records, and a movement of the statement in each currency', async () => {
    const { world, member } = await given()
    const { token } = await world.call(exchangeQuote, toDollars, member)
    const done = await world.call(exchangeConvert, { token, amount: '1000000' }, member)
    const linesOf = async (currency: Currency) =>
      (await world.call(fundRecords, { currency, pageSize: 10 }, member)).lines
    expect(await linesOf('KRW')).toMatchObject([
      { reason: 'exchange.sold', from: 'available', to: 'house', money: done.source, ref: done.id },
      { reason: 'practiceMoney' },
    ])
    expect(await linesOf('USD')).toMatchObject([
      { reason: 'exchange.bought', from: 'house', to: 'available', money: done.target, ref: done.id },
      { reason: 'practiceMoney' },
    ])
    // In New York it is still the day before.
    const movementsOf = async (date: string, currency: Currency) => {
      const { currencies } = await world.call(portfolioStatement, { date: localDate(date) }, member)
      return currencies.find((one) => one.currency === currency)?.movements
    }
    expect(await movementsOf('2026-03-10', 'KRW')).toContainEqual({
      kind: 'exchange.sold',
      money: negate(done.source),
    })
    expect(await movementsOf('2026-03-09', 'USD')).toContainEqual({
      kind: 'exchange.bought',
      money: done.target,
    })
  })

  it('changes the total assets by its spread, and the return by nothing else', async () => {
    const { world, member } = await given()
    const zone = 'Asia/Seoul'
    const asked = { currency: 'KRW', zone, range: 'all' } as const
    await world.pass(60_000)
    const before = await summaryIn(world, member, 'KRW')
    const returned = await world.call(portfolioReturn, asked, member)
    const { token, mid } = await world.call(exchangeQuote, toDollars, member)
    const done = await world.call(exchangeConvert, { token, amount: '50000000' }, member)
    const after = await summaryIn(world, member, 'KRW')
    const rates = ratesAt(world.broker.services, world.clock.now())
    const lost = convertedSum([done.spread], 'KRW', rates)
    const change = subtract(after.totalAssets, before.totalAssets)
    // Each side rounds to a won, the spread to a cent.
    const rest = exact(add(change, lost).amount).abs()
    expect(rest.lte('16')).toBe(true)
    expect(done.spread).toEqual(subtract(money('USD', exact(done.source.amount).times(mid)), done.target))
    expect(after.profitableFunds).toEqual(before.profitableFunds)
    const later = await world.call(portfolioReturn, asked, member)
    expect(later.paidIn).toEqual(returned.paidIn)
    expect(subtract(later.profit, returned.profit)).toEqual(change)
    const { exchange, exchangeRates } = later.changes
    expect(add(exchange, exchangeRates)).toEqual(add(change, returned.changes.exchangeRates))
    expect(exact(subtract(exchange, change).amount).abs().lte('1')).toBe(true)
  })

  it('of a day makes its return that of the spread alone', async () => {
    const { world, member } = await given({ operator: 'open' })
    const zone = 'Asia/Seoul'
    const inDollars = { currency: 'USD', zone, range: 'all' } as const
    const rateOf = async (asked: typeof inDollars) => (await world.call(portfolioReturn, asked, member)).rate
    const before = await world.call(portfolioReturn, inDollars, member)
    const { token } = await world.call(exchangeQuote, toDollars, member)
    const { spread } = await world.call(exchangeConvert, { token, amount: '100000000' }, member)
    const expected = exact(before.closing.amount).minus(spread.amount).div(before.closing.amount).minus('1')
    expect(
      exact(await rateOf(inDollars))
        .minus(expected)
        .abs()
        .lte('0.000001'),
    ).toBe(true)
  })

  it('of long ago is explained by its spread, and what the rates changed since by them', async () => {
    const { world, member } = await given()
    const asked = { currency: 'KRW', zone: 'Asia/Seoul', range: 'all' } as const
    const { token } = await world.call(exchangeQuote, toDollars, member)
    await world.call(exchangeConvert, { token, amount: '50000000' }, member)
    const { changes: then } = await world.call(portfolioReturn, asked, member)
    await world.pass(5 * 86_400_000)
    const { changes: now, profit } = await world.call(portfolioReturn, asked, member)
    expect(now.exchange).toEqual(then.exchange)
    expect(exact(now.exchangeRates.amount).eq('0')).toBe(false)
    expect(add(now.exchange, now.exchangeRates)).toEqual(profit)
  })
})

describe('a frozen account', () => {
  it('is quoted nothing, and exchanges nothing', async () => {
    const { world, member } = await given()
    const { token } = await world.call(exchangeQuote, toDollars, member)
    await world.broker.operator.setOnMember(
      { account: accountId(member.account) },
      { kind: 'members.setRestrictions', restrictions: ['frozen'] },
    )
    for (const [path, body] of [
      ['exchange/quote', toDollars],
      ['exchange/convert', { token, amount: '99999999999' }],
    ] as const)
      expect(await send(world, member, path, body)).toMatchObject({ msg: 'ACCOUNT_FROZEN' })
  })
})

it('needs no verified identity', async () => {
  const world = await createTestBroker()
  const member = await world.register('01011110000')
  const { token } = await world.call(exchangeQuote, toDollars, member)
  expect(await world.call(exchangeConvert, { token, amount: '1000000' }, member)).toMatchObject({
    source: money('KRW', '1000000'),
  })
})
