import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameJson } from './sameJson.ts'

const json = fc.jsonValue({ maxDepth: 3 })
/** Through text, with the fields of each object in the opposite order. */
const turned = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, field: unknown) =>
      typeof field === 'object' && field !== null && !Array.isArray(field)
        ? Object.fromEntries(Object.entries(field).toReversed())
        : field,
    ),
  )

describe('JSON', () => {
  it('is the same after it was written and read, in any order of fields', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(isSameJson(JSON.parse(JSON.stringify(value)), turned(value))).toBe(true)
      }),
      { seed: 20 },
    )
  })

  it.each([
    ['another value', { a: 1 }, { a: 2 }],
    ['a field more', { a: 1 }, { a: 1, b: 1 }],
    ['another field', { a: 1 }, { b: 1 }],
    ['an order of items', [1, 2], [2, 1]],
    ['a list for an object', [], {}],
    ['null for an object', { a: null }, { a: {} }],
    ['text for a number', { a: '1' }, { a: 1 }],
  ])('differs by %s', (_, a, b) => {
    expect(isSameJson(a, b)).toBe(false)
    expect(isSameJson(b, a)).toBe(false)
  })

  it('is the same with a file only where that is one and the same', () => {
    const [first, second] = [new File(['a'], 'a.png'), new File(['a'], 'a.png')]
    expect(isSameJson({ image: first }, { image: first })).toBe(true)
    expect(isSameJson({ image: first }, { image: second })).toBe(false)
    expect(isSameJson({ image: first }, { image: {} })).toBe(false)
  })

  it('does not have what is undefined', () => {
    expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  })
})
