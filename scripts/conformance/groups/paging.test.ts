import { expect, it } from 'vitest'
import { type Page, countFindings } from './paging.ts'

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
