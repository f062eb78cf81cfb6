import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, plusMs } from '../../base/instant.ts'
import { type LedgerAccount, balanceOf, post } from '../../base/ledger/ledger.ts'
import { type Currency, currencies, minorUnits } from '../../base/money/currency.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { add, compare, money, negate, zero } from '../../base/money/money.ts'
import { RATE_DIGITS, exchange, exchangeRate, exchangedInto, neededFor, spreadOf } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))

/** What one of a currency is worth in dollars: from a hundred-thousandth to a hundred. */
const worth = fc
  .tuple(fc.bigInt({ min: 1_000_000_000_000_000n, max: 10n ** 19n }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, down]) =>
    toDecimal(
      exact(digits.toString())
        .div(exact('10').pow(17 + down))
        .round(18, 0),
    ),
  )
const spread = fc
  .integer({ min: 0, max: 100 })
  .map((thousandths) => decimal((thousandths / 1_000).toFixed(3)))
const pair = fc
  .tuple(fc.constantFrom(...currencies), fc.constantFrom(...currencies))
  .filter(([from, to]) => from !== to)
const units = fc.bigInt({ min: 1n, max: 10n ** 14n })
const amountOf = (currency: Currency, count: bigint) =>
  money(currency, exact(count.toString()).div(exact('10').pow(minorUnits(currency))))

test('an exchange brings no more than the mid value, and less than a unit less than its rate says', () => {
  const property = fc.property(pair, worth, worth, spread, units, ([from, to], a, b, of, count) => {
    const rates = { from: a, to: b }
    const [rate, mid] = [exchangeRate(rates, of), exchangeRate(rates)]
    const source = amountOf(from, count)
    const target = exchangedInto(source, to, rate)
    const midValue = exact(source.amount).times(a)
    expect(exact(target.amount).times(b).lte(midValue)).toBe(true)
    expect(exact(rate).lte(mid)).toBe(true)
    const unrounded = exact(source.amount).times(rate)
    const unit = exact('10').pow(-minorUnits(to))
    expect(exact(target.amount).lte(unrounded) && exact(target.amount).plus(unit).gt(unrounded)).toBe(true)
    expect(compare(spreadOf(source, target, mid), zero(to))).toBeGreaterThanOrEqual(0)
  })
  fc.assert(property, { seed: 31, numRuns: 500 })
})

test('a rate has eight significant digits, and is the quotient rounded down', () => {
  const property = fc.property(worth, worth, spread, (from, to, of) => {
    const rate = exchangeRate({ from, to }, of)
    const digits = rate.replace('.', '').replace(/^0+/, '')
    expect(digits.length).toBeLessThanOrEqual(RATE_DIGITS)
    const dividend = exact(from).times(exact('1').minus(of))
    expect(exact(rate).times(to).lte(dividend)).toBe(true)
    const { e: magnitude } = exact(rate)
    const step = exact('10').pow(magnitude - RATE_DIGITS + 1)
    expect(exact(rate).plus(step).times(to).gt(dividend)).toBe(true)
  })
  fc.assert(property, { seed: 32, numRuns: 500 })
})

test('what is needed for an amount brings that much, and a unit less does not', () => {
  const property = fc.property(pair, worth, worth, units, ([from, to], a, b, count) => {
    const rate = exchangeRate({ from: a, to: b })
    const wanted = amountOf(to, count)
    const needed = neededFor(wanted, from, rate)
    expect(compare(exchangedInto(needed, to, rate), wanted)).toBeGreaterThanOrEqual(0)
    const unit = amountOf(from, 1n)
    expect(compare(exchangedInto(add(needed, negate(unit)), to, rate), wanted)).toBeLessThan(0)
  })
  fc.assert(property, { seed: 33, numRuns: 500 })
})

test('nothing appears or vanishes over any exchanges: each currency is moved between the account and the broker, and earned is what the broker paid', () => {
  let exchanges = 0
  const step = fc.record({ pair, units: fc.bigInt({ min: 1n, max: 10n ** 9n }), a: worth, b: worth, spread })
  const property = fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
    const accounts: readonly LedgerAccount[] = ['available', 'house', 'external']
    let ledger = post(
      {},
      currencies.flatMap((currency) => ({
        from: 'external' as const,
        to: 'available' as const,
        money: amountOf(currency, 10n ** 11n),
        reason: 'practiceMoney' as const,
        ref: 'A1',
      })),
    )
    let state = exchange.initial
    let [valued, spreads] = [exact('0'), exact('0')]
    steps.forEach(({ pair: [from, to], units: count, a, b, spread: of }, index) => {
      const rates = { from: a, to: b }
      const [rate, mid] = [exchangeRate(rates, of), exchangeRate(rates)]
      const quote = { from, to, rate, mid, expiresAt: plusMs(now, 1) }
      const { amount } = amountOf(from, count)
      const command = { kind: 'exchange.convert', token: '', amount } as const
      const context = { now, newId: `x${String(index)}`, ledger, offered: true, restrictions: [], quote }
      const withdrawable = balanceOf(ledger, from, 'available')
      const decided = exchange.decide(command, state, { ...context, withdrawable })
      if (!decided.ok) return
      for (const event of decided.value.events) {
        const { source, target } = event.exchanged
        valued = valued.plus(exact(source.amount).times(a)).minus(exact(target.amount).times(b))
        spreads = spreads.plus(exact(source.amount).times(a))
        ledger = post(ledger, event.postings)
        state = exchange.evolve(state, event)
        exchanges += 1
      }
    })
    // What was lost is not below zero, and not more than all that was exchanged.
    expect(valued.gte('0') && valued.lte(spreads)).toBe(true)
    const earned = exchange.earned?.(state, () => undefined) ?? []
    for (const currency of currencies) {
      const sum = add(zero(currency), ...accounts.map((account) => balanceOf(ledger, currency, account)))
      expect(sum).toEqual(zero(currency))
      const own = add(zero(currency), ...earned.filter((one) => one.currency === currency))
      expect(own).toEqual(negate(balanceOf(ledger, currency, 'house')))
      expect(compare(balanceOf(ledger, currency, 'available'), zero(currency))).toBeGreaterThanOrEqual(0)
    }
  })
  fc.assert(property, { seed: 34, numRuns: 200 })
  expect(exchanges).toBeGreaterThan(1_000)
})

test('there and back again at one moment loses the spread twice', () => {
  const rates = { KRW: decimal('0.000721920000000000'), USD: decimal('1') }
  const of = decimal('0.003')
  const source = money('KRW', '1000000')
  const there = exchangedInto(source, 'USD', exchangeRate({ from: rates.KRW, to: rates.USD }, of))
  const back = exchangedInto(there, 'KRW', exchangeRate({ from: rates.USD, to: rates.KRW }, of))
  expect(there).toEqual(money('USD', '719.75'))
  expect(back).toEqual(money('KRW', '994003'))
})
