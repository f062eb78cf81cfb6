import { describe, expect, it } from 'vitest'
import { rowAfter } from './rowMoves.ts'

describe('the fifth of ten rows', () => {
  const from = (key: string) => rowAfter(key, { index: 4, count: 10, page: 8 })
  it.each([
    ['ArrowDown', 5],
    ['ArrowUp', 3],
    ['PageDown', 9],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 9],
    ['Enter', undefined],
  ])('goes by %s to %s', (key, index) => {
    expect(from(key)).toBe(index)
  })
})

it('stops at either end', () => {
  expect(rowAfter('ArrowDown', { index: 9, count: 10, page: 8 })).toBe(9)
  expect(rowAfter('ArrowUp', { index: 0, count: 10, page: 8 })).toBe(0)
})
