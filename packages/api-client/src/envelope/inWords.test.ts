import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseWire } from './parseWire.ts'

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('once') }),
  z.object({ kind: z.literal('daily') }),
])
const shape = z.object({
  price: z.string().check(z.regex(/^\d+$/)),
  side: z.enum(['long', 'short']),
  lots: z.int(),
  rows: z.array(z.object({ id: z.string() })),
  name: z.optional(z.string().check(z.minLength(2), z.maxLength(4))),
  code: z.optional(z.string().check(z.length(6))),
  level: z.optional(z.int().check(z.gte(1), z.lte(10))),
  rate: z.optional(z.number().check(z.gt(0), z.lt(1))),
  step: z.optional(z.int().check(z.multipleOf(5))),
  tags: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(2))),
  file: z.optional(z.file().check(z.minSize(2), z.maxSize(3))),
  either: z.optional(z.union([z.string(), z.boolean()])),
  repeat: z.optional(kinds),
  strict: z.optional(z.strictObject({})),
  day: z.optional(z.string().check(z.refine((day) => day !== '2026-02-31'))),
  holder: z.optional(z.string()),
  token: z.optional(z.string().check(z.regex(/^t-/))),
  account: z.optional(z.object({ number: z.number() })),
  dates: z.optional(z.record(z.string().check(z.regex(/^\d+$/)), z.string())),
})
const right = { price: '71200', side: 'long', lots: 1, rows: [{ id: 'a' }] }
const issuesOf = (odd: object) => {
  const parsed = parseWire(shape, { ...right, ...odd })
  return parsed.ok ? [] : parsed.issues
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what is wrong with an answer', () => {
  it.each([
    [{ price: 71_200 }, 'price: is the number 71200; a string is expected'],
    [{ price: true }, 'price: is the boolean true; a string is expected'],
    [{ price: undefined }, 'price: is missing; a string is expected'],
    [{ price: null }, 'price: is null; a string is expected'],
    [{ price: '71,200' }, 'price: is the string "71,200", of another form'],
    [{ side: 'both' }, 'side: is the string "both", another value than long or short'],
    [{ rows: {} }, 'rows: is an object; an array is expected'],
    [{ rows: [{ id: [] }] }, 'rows.0.id: is an array; a string is expected'],
    [{ lots: 1.5 }, 'lots: is the number 1.5; an int is expected'],
    [{ lots: '1' }, 'lots: is the string "1"; a number is expected'],
    [{ name: 'a' }, 'name: its length is below 2'],
    [{ name: 'abcde' }, 'name: its length is above 4'],
    [{ code: '12345' }, 'code: its length is not 6'],
    [{ level: 0 }, 'level: is the number 0, below 1'],
    [{ level: 11 }, 'level: is the number 11, above 10'],
    [{ rate: 0 }, 'rate: is the number 0, not above 0'],
    [{ rate: 1 }, 'rate: is the number 1, not below 1'],
    [{ step: 4 }, 'step: is the number 4, not a multiple of 5'],
    [{ tags: [] }, 'tags: its length is below 1'],
    [{ tags: ['a', 'b', 'c'] }, 'tags: its length is above 2'],
    [{ file: new File(['a'], 'a') }, 'file: its size is below 2'],
    [{ file: new File(['abcd'], 'a') }, 'file: its size is above 3'],
    [{ either: 3 }, 'either: is the number 3, which does not fit exactly one of its schemas'],
    [{ repeat: { kind: 'weekly' } }, 'repeat.kind: is the string "weekly", another value than once or daily'],
    [{ day: '2026-02-31' }, 'day: is the string "2026-02-31", which is not allowed'],
    [{ strict: { more: 'a', most: 'b' } }, 'strict: has unknown keys: more, most'],
    [{ dates: { today: 'a' } }, 'dates.today: is not allowed as a key'],
  ])('is said in words in development, with a short value: %o', (odd, said) => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(issuesOf(odd)).toEqual([said])
  })

  it.each([
    ['a text that may be a name', { holder: 7_012_345 }, 'holder: is a number; a string is expected'],
    ['a secret', { token: 7_012_345 }, 'token: is a number; a string is expected'],
    ['a secret of another form', { token: 'Kim' }, 'token: is a string of another form'],
    [
      'what is within a secret',
      { account: { number: '7' } },
      'account.number: is a string; a number is expected',
    ],
    ['a long text', { price: 'x'.repeat(41) }, 'price: is a string of another form'],
    ['a text of the wrong length', { name: 'Kim Minjun' }, 'name: its length is above 4'],
  ])('is said by its kind alone of %s', (_, odd, said) => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(issuesOf(odd)).toEqual([said])
  })

  it('is said by its place alone elsewhere', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(issuesOf({ price: 71_200 })).toEqual(['price: Invalid input'])
  })

  it('is said by its place alone in a page that no bundler has built', () => {
    vi.stubGlobal('process', undefined)
    const issues = issuesOf({ price: 71_200 })
    vi.unstubAllGlobals()
    expect(issues).toEqual(['price: Invalid input'])
  })
})
