import { expect, test } from 'vitest'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { compareDecimals } from '../../../base/money/exact.ts'
import { money } from '../../../base/money/money.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { after, contextOf, instruments, quoteOf, trader } from '../testing/fixture.ts'
import { market, viewIn } from '../testing/given.ts'
import { inventoryOf } from './inventory.ts'
import { type Ranked, rankOfLine, rankOfPosition, sortValue } from './sorting.ts'
import { isOpen } from './tabs.ts'

const { seoul } = instruments
const par = (currency: Currency): readonly [Currency, Decimal] => [
  currency,
  decimal(currency === 'KRW' ? '0.001' : '1'),
]
const rates = Object.fromEntries(currencies.map(par)) as Record<Currency, Decimal>
const ranked = (currency: Currency, worth: string, profit: string, base: string): Ranked => ({
  worth: money(currency, worth),
  profit: money(currency, profit),
  base: money(currency, base),
})
const listed = [
  { name: 'newest', ...ranked('KRW', '50000', '2000', '48000') },
  { name: 'dear', ...ranked('USD', '90', '-5', '95') },
  { name: 'geared', ...ranked('USD', '60', '1.5', '6') },
  { name: 'lucky', ...ranked('KRW', '20000', '9000', '11000') },
]

test.each([
  ['value', ['dear', 'geared', 'newest', 'lucky']],
  ['profit', ['lucky', 'newest', 'geared', 'dear']],
  ['return', ['lucky', 'geared', 'newest', 'dear']],
] as const)('what is held is sorted by %s across currencies', (sort, names) => {
  const sorted = listed.toSorted((a, b) =>
    compareDecimals(sortValue(b, sort, rates), sortValue(a, sort, rates)),
  )
  expect(sorted.map(({ name }) => name)).toEqual(names)
})

test('the return of what nothing was paid for is 0', () => {
  expect(sortValue(ranked('USD', '1', '1', '0'), 'return', rates)).toBe('0')
})

test('positions and lines rank by their quote, and without one by their entry', () => {
  const held = after(trader, [market(seoul, 10), contextOf(seoul, '70000', '70100')])
  const view = viewIn(held)
  if (!isOpen(view)) throw new Error('it should be held')
  const [line] = inventoryOf([view])
  if (line === undefined) throw new Error('it should be owned')
  const quoted = { quotes: () => quoteOf(seoul, '71000', '71100'), markets: defaultMarkets }
  const blind = { ...quoted, quotes: () => undefined }
  for (const rank of [rankOfPosition(view, quoted), rankOfLine(line, quoted)])
    expect(rank).toEqual(ranked('KRW', '710000', '9000', '701000'))
  for (const rank of [rankOfPosition(view, blind), rankOfLine(line, blind)])
    expect(rank).toEqual(ranked('KRW', '701000', '0', '701000'))
})
