import type { ListedWatch } from '@onelot/api-client'
import { decimal, instant, instrumentId } from '@onelot/domain'
import { expect, it } from 'vitest'
import { sortedBy } from './sorting.ts'

function row(code: string, price?: string): ListedWatch {
  const id = instrumentId(`US:${code}`)
  const name = { en: code, kor: code, tw: code }
  const quote = price && {
    instrument: id,
    price: decimal(price),
    previousClose: decimal('100'),
    open: decimal('100'),
    high: decimal('1000'),
    low: decimal('1'),
    bid: decimal(price),
    ask: decimal(price),
    volume: decimal('1'),
    turnover: decimal('1'),
    at: instant(0),
  }
  return {
    instrument: {
      id,
      market: 'US',
      kind: 'stock',
      code,
      name,
      industry: name,
      currency: 'USD',
      lotSize: decimal('1'),
      leverages: [1],
      shortable: false,
      origin: 'simulated',
      listedAt: instant(0),
    },
    ...(quote ? { quote } : {}),
    sparkline: [],
  }
}
const rows = [row('GONE'), row('B', '99'), row('C', '120.5'), row('D', '100')]
const order = (sort: Parameters<typeof sortedBy>[0]) =>
  sortedBy(sort, rows)
    .map(({ instrument }) => instrument.code)
    .join(' ')

it('keeps the own order, and sorts by change and price with what has no quote last', () => {
  expect(order('own')).toBe('GONE B C D')
  expect(order('changeDown')).toBe('C D B GONE')
  expect(order('changeUp')).toBe('B D C GONE')
  expect(order('priceDown')).toBe('C D B GONE')
  expect(order('priceUp')).toBe('B D C GONE')
})
