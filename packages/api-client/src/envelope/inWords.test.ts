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
    [{ price: 71_200 }, 'price: is a number; a string is expected'],
    [{ price: undefined }, 'price: is missing; a string is expected'],
    [{ price: null }, 'price: is null; a string is expected'],
    [{ price: '71,200' }, 'price: is a string of another form'],
    [{ side: 'both' }, 'side: is another value than long or short'],
    [{ rows: {} }, 'rows: is an object; an array is expected'],
    [{ rows: [{ id: [] }] }, 'rows.0.id: is an array; a string is expected'],
    [{ lots: 1.5 }, 'lots: is a number; an int is expected'],
    [{ name: 'a' }, 'name: its length is below 2'],
    [{ name: 'abcde' }, 'name: its length is above 4'],
    [{ code: '12345' }, 'code: its length is not 6'],
    [{ level: 0 }, 'level: is below 1'],
    [{ level: 11 }, 'level: is above 10'],
    [{ rate: 0 }, 'rate: is not above 0'],
    [{ rate: 1 }, 'rate: is not below 1'],
    [{ step: 4 }, 'step: is not a multiple of 5'],
    [{ tags: [] }, 'tags: its length is below 1'],
    [{ tags: ['a', 'b', 'c'] }, 'tags: its length is above 2'],
    [{ file: new File(['a'], 'a') }, 'file: its size is below 2'],
    [{ file: new File(['abcd'], 'a') }, 'file: its size is above 3'],
    [{ either: 3 }, 'either: is a number that does not fit exactly one of its schemas'],
    [{ repeat: { kind: 'weekly' } }, 'repeat.kind: is another value than once or daily'],
    [{ strict: { more: 'a', most: 'b' } }, 'strict: has unknown keys: more, most'],
    [{ dates: { today: 'a' } }, 'dates.today: is not allowed as a key'],
  ])('is said in words in development, without the value: %o', (odd, said) => {
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
