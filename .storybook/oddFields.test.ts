import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { oddFields, shuffled } from './oddFields.ts'

const shape = z.object({
  state: z.enum(['open', 'closed']),
  price: z.string().check(z.regex(/^\d+$/)),
  note: z.optional(z.string()),
  rows: z.array(z.object({ kind: z.literal(['in', 'out']), count: z.int() })),
})
const answer = {
  state: 'open',
  price: '71200',
  note: 'as it was',
  rows: [
    { kind: 'in', count: 3 },
    { kind: 'in', count: 5 },
    { kind: 'out', count: 7 },
  ],
}
const odd = oddFields(shape, answer)
const oddnessOf = (name: string) => odd.filter(({ field }) => field === name).map(({ oddness }) => oddness)

describe('an answer made odd', () => {
  it('keeps its schema, and is another', () => {
    const made = odd.map(({ apply }) => apply(answer))
    expect(made.length).toBeGreaterThan(40)
    expect(made.filter((one) => !z.safeParse(shape, one).success)).toEqual([])
    expect(made.filter((one) => JSON.stringify(one) === JSON.stringify(answer))).toEqual([])
  })

  it('is odd in a value that the schema names, in one that it does not, and in one that is missing', () => {
    expect(oddnessOf('state')).toEqual(['closed'])
    expect(oddnessOf('price')).toEqual(['zero', 'huge'])
    expect(oddnessOf('note')).toEqual(expect.arrayContaining(['absent', 'empty', 'very long', 'unknown']))
  })

  it('is odd in its lists, and in a row of each kind', () => {
    expect(oddnessOf('rows')).toEqual([
      'empty',
      'its first row alone',
      'its first row twice',
      'all rows twice',
      'reversed',
    ])
    expect(oddnessOf('rows[out].count')).toContain('below zero')
    const [one] = odd.filter(({ field, oddness }) => field === 'rows[out].count' && oddness === 'zero')
    expect(one?.apply(answer)).toEqual({ ...answer, rows: answer.rows.with(2, { kind: 'out', count: 0 }) })
  })

  it('is odd in the whole of a long list, though few of its rows are tried', () => {
    const long = { ...answer, rows: Array.from({ length: 9 }, (_, count) => ({ kind: 'in', count })) }
    const [reversed] = oddFields(shape, long).filter(({ oddness }) => oddness === 'reversed')
    expect(reversed?.apply(long)).toEqual({ ...long, rows: long.rows.toReversed() })
  })

  it('stays as it is where another answer has no such field', () => {
    const { note: _, ...without } = answer
    const [noted] = odd.filter(({ field }) => field === 'note')
    expect(noted?.apply(without)).toBe(without)
  })
})

it('the order is a seed’s own', () => {
  const all = Array.from({ length: 20 }, (_, index) => index)
  expect(shuffled(all, 7)).toEqual(shuffled(all, 7))
  expect(shuffled(all, 7)).not.toEqual(shuffled(all, 8))
  expect(shuffled(all, 7).toSorted((a, b) => a - b)).toEqual(all)
})
