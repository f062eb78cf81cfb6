import { expect, it } from 'vitest'
import { type Page, countFindings, rowFindings } from './paging.ts'

/** A page of so many rows, and the total that it says. */
const page = (count: number, total: number): Page => ({
  rows: Array.from({ length: count }, (_, index) => ({ id: `R-${String(index)}` })),
  data: { total },
})

it('finds no fault in a list that a row is added to while it is walked', () => {
  expect(countFindings([page(2, 4), page(2, 5)], 4, true)).toEqual([])
})
it('finds no fault in a list that a row leaves while it is walked', () => {
  expect(countFindings([page(2, 4), page(1, 3)], 4, true)).toEqual([])
})
it('finds rows that no total of the pages says', () => {
  const finding = { field: 'data.total', said: 'is 5; all pages have 4 rows' }
  expect(countFindings([page(2, 5), page(2, 5)], 4, true)).toEqual([finding])
})
it('finds a next page after the last row', () => {
  expect(countFindings([page(2, 4), page(2, 4)], 4, false)).toEqual([
    { field: 'data.next', said: 'is there after the last row' },
  ])
})

const listing = (id: string, more: object) => ({ instrument: { id, name: { en: id } }, ...more })
it.each([
  ['news', (price: string) => ({ news: { id: 'N-1' }, quote: { price } })],
  ['an execution', (price: string) => listing('US:AAPL', { execution: { id: 'E-1', price } })],
  ['an order', (price: string) => listing('US:AAPL', { order: { id: 'O-1', price } })],
  ['an instrument with its quote', (price: string) => listing('US:AAPL', { quote: { price } })],
  ['what an instrument brought', (price: string) => listing('US:AAPL', { profit: price })],
])('finds %s on two pages, though a figure beside it has moved', (_, row) => {
  const pages = ['1.00', '2.00'].map((price) => ({ rows: [row(price)], data: {} }))
  expect(rowFindings(pages, 'rows', 1, true)).toEqual([
    { field: 'data.rows[0]', said: 'the same row twice: page 1, rows[0] and page 2, rows[0]' },
  ])
})
it('finds no fault in several events of one instrument', () => {
  const rows = ['2026-03-09', '2026-03-10'].map((day) => listing('US:AAPL', { day, income: '1.00' }))
  expect(rowFindings([{ rows, data: {} }], 'payments', 2, false)).toEqual([])
})
