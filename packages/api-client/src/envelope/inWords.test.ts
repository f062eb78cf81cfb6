import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseWire } from './parseWire.ts'

const shape = z.object({
  price: z.string().check(z.regex(/^\d+$/)),
  side: z.enum(['long', 'short']),
  lots: z.int(),
  rows: z.array(z.object({ id: z.string() })),
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
    [{ rows: [{ id: [] }] }, 'rows.0.id: is a list; a string is expected'],
  ])('is said in words in development, without the value: %o', (odd, said) => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(issuesOf(odd)).toEqual([said])
  })

  it('is said by its place alone elsewhere', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(issuesOf({ price: 71_200 })).toEqual(['price: Invalid input'])
  })
})
