import { describe, expect, it } from 'vitest'
import { indexAfterDrag, indexAfterKey, scrollBy, shiftOf } from './reordering.ts'

const rows = [0, 64, 128, 192].map((top) => ({ top, height: 64 }))

describe('a dragged row', () => {
  it.each([
    ['stays until it has crossed the middle of a neighbour', 1, 31, 1],
    ['is past the next one once it has', 1, 33, 2],
    ['is past two', 0, 110, 2],
    ['comes up', 3, -100, 1],
    ['ends at the top', 2, -5_000, 0],
    ['ends at the bottom', 0, 5_000, 3],
  ])('%s', (_, from, movement, to) => {
    expect(indexAfterDrag(rows, from, movement)).toBe(to)
  })

  it('counts rows by their own heights', () => {
    const uneven = [
      { top: 0, height: 64 },
      { top: 64, height: 200 },
      { top: 264, height: 64 },
    ]
    expect(indexAfterDrag(uneven, 0, 90)).toBe(0)
    expect(indexAfterDrag(uneven, 0, 110)).toBe(1)
  })

  it('makes way for itself between its old and its new index, and nowhere else', () => {
    const down = { from: 1, to: 3, height: 64 }
    expect([0, 1, 2, 3, 4].map((index) => shiftOf(index, down))).toEqual([0, 0, -64, -64, 0])
    const up = { from: 3, to: 1, height: 64 }
    expect([0, 1, 2, 3, 4].map((index) => shiftOf(index, up))).toEqual([0, 64, 64, 0, 0])
  })
})

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowDown', 1, 2],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 3, undefined],
  ['End', 3, undefined],
  ['a', 1, undefined],
])('the key %s moves the row at %i to %s', (key, index, to) => {
  expect(indexAfterKey(key, index, 4)).toBe(to)
})

it('scrolls faster the nearer the edge, and not in the middle', () => {
  expect(scrollBy(400, 800)).toBe(0)
  expect(scrollBy(48, 800)).toBe(-7)
  expect(scrollBy(0, 800)).toBe(-14)
  expect(scrollBy(-200, 800)).toBe(-14)
  expect(scrollBy(800, 800)).toBe(14)
})
