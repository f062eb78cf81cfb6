import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InstrumentId } from '../../../base/ids.ts'
import { localDate } from '../../../base/instant.ts'
import { marketIds } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import type { Rates } from '../../../base/money/convert.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { type Money, add, subtract, zero } from '../../../base/money/money.ts'
import { NOW, after, contextOf, instruments, quoteOf, trader } from '../testing/fixture.ts'
import { close, market } from '../testing/given.ts'
import { followHoldings } from './holdingsAt.ts'
import { holdingsOf } from './holdings.ts'
import type { OpenPosition } from '../positions/position.ts'

const { seoul, newYork, coin } = instruments
const today = localDate('2026-01-05')
const par = decimal('1')
const rates: Rates = {
  ...{ CNY: par, HKD: par, JPY: par, VND: par, MYR: par, USD: par },
  ...{ KRW: decimal('0.0007'), TWD: decimal('0.0313'), THB: decimal('0.0299') },
}
const korean = after(
  trader,
  [market(seoul, 10), contextOf(seoul, '70000', '70100')],
  [close(4), contextOf(seoul, '80000', '80100')],
  [market(seoul, 40, 'short', 5), contextOf(seoul, '70000', '70100')],
)
const several = after(
  korean,
  [market(newYork, 7, 'long', 2), contextOf(newYork, '100.00', '100.01')],
  [market(coin, 700), contextOf(coin, '100.00', '100.01')],
)

interface Prices {
  readonly seoul: number
  readonly newYork: number
  readonly coin: number
}
const prices: fc.Arbitrary<Prices> = fc.record({
  seoul: fc.integer({ min: 1, max: 200_000 }),
  newYork: fc.integer({ min: 1, max: 40_000 }),
  coin: fc.integer({ min: 1, max: 40_000 }),
})
const cents = (amount: number) => (amount / 100).toFixed(2)
const quotesAt = (at: Prices): ((id: InstrumentId) => Quote | undefined) => {
  const quotes = new Map([
    [seoul.id, quoteOf(seoul, String(at.seoul), String(at.seoul), '70000')],
    [newYork.id, quoteOf(newYork, cents(at.newYork), cents(at.newYork), '99')],
    [coin.id, quoteOf(coin, cents(at.coin), cents(at.coin), '101')],
  ])
  return (id) => quotes.get(id)
}

/** What the broker answers at these prices. */
function answered(holder: typeof several, currency: 'KRW' | 'USD', at: Prices) {
  const context = {
    now: NOW,
    quotes: quotesAt(at),
    closeBefore: () => undefined,
    markets: defaultMarkets,
    days: () => ({ today, yesterday: localDate('2026-01-02') }),
  }
  const { figures, ...rest } = holdingsOf(holder.state, holder.ledger, currency, context, rates)
  const open = Object.values<OpenPosition>(holder.state.positions)
  return { ...figures, ...rest, open, rates, days: marketIds.map((id) => ({ market: id, today })) }
}
const followed = (seen: ReturnType<typeof answered>, at: Prices) =>
  followHoldings(seen, (id) => defaultMarkets[id])(quotesAt(at))

/** Of what each kind of figure may differ in its last digit, once a part. */
const apart = (a: Money, b: Money) => exact(subtract(a, b).amount).abs().toNumber()
const names = [
  'marketValue',
  'unrealised',
  'holdingFunds',
  'profitableFunds',
  'todayProfit',
  'estimatedIncome',
  'totalAssets',
] as const
const sumOf = (parts: readonly { readonly worth: Money }[], currency: 'KRW' | 'USD') =>
  add(zero(currency), ...parts.map(({ worth }) => worth))

test('holdings that follow the quotes are what the broker answers at them, to the unit in one currency', () => {
  const property = fc.property(prices, prices, (from, to) => {
    expect(followed(answered(korean, 'KRW', from), to)).toMatchObject({
      ...Object.fromEntries(names.map((name) => [name, answered(korean, 'KRW', to)[name]])),
    })
  })
  fc.assert(property, { seed: 23, numRuns: 200 })
})

test('they differ by the rounding of a conversion alone where currencies are several, and their parts add up', () => {
  const property = fc.property(prices, prices, fc.constantFrom('KRW', 'USD'), (from, to, currency) => {
    const shown = followed(answered(several, currency, from), to)
    const expected = answered(several, currency, to)
    const unit = currency === 'KRW' ? 1 : 0.01
    for (const name of names) expect(apart(shown[name], expected[name])).toBeLessThanOrEqual(2.001 * unit)
    shown.byInstrument.forEach((part, index) => {
      const other = expected.byInstrument[index]
      if (other === undefined) throw new Error('an instrument is missing')
      expect(apart(part.marketValue, other.marketValue)).toBeLessThanOrEqual(2.001 * unit)
    })
    for (const parts of [shown.byMarket, shown.byHolding, shown.byCurrency])
      expect(sumOf(parts, currency)).toEqual(shown.totalAssets)
  })
  fc.assert(property, { seed: 23, numRuns: 200 })
})

test('they are the same object where no quote is another, or none is known', () => {
  const at = { seoul: 71_000, newYork: 10_100, coin: 9_900 }
  const seen = answered(several, 'KRW', at)
  expect(followed(seen, at)).toBe(seen)
  expect(followHoldings(seen, (id) => defaultMarkets[id])(() => undefined)).toBe(seen)
})

test('they follow a quote back to what it was', () => {
  const at = { seoul: 71_000, newYork: 10_100, coin: 9_900 }
  const seen = answered(several, 'KRW', at)
  const follow = followHoldings(seen, (id) => defaultMarkets[id])
  expect(follow(quotesAt({ ...at, seoul: 72_000 })).marketValue).not.toEqual(seen.marketValue)
  expect(follow(quotesAt(at))).toBe(seen)
})

test('what no rate converts stays as it was answered', () => {
  const at = { seoul: 71_000, newYork: 10_100, coin: 9_900 }
  const { USD: _, ...withoutDollars } = rates
  const seen = { ...answered(several, 'KRW', at), rates: withoutDollars }
  expect(followed(seen, { ...at, newYork: 12_000 })).toBe(seen)
  expect(followed(seen, { ...at, seoul: 72_000, newYork: 12_000 })).toEqual(
    followed(seen, { ...at, seoul: 72_000 }),
  )
  expect(followed(seen, { ...at, seoul: 72_000 })).not.toBe(seen)
})
