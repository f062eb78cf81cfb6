import { describe, expect, it } from 'vitest'
import { canonicalText, createDigest } from './digest.ts'

describe('the canonical text of a body', () => {
  it('is one for the same JSON, in whatever order its fields are', async () => {
    const text = await canonicalText({ a: 1, b: [{ c: 2, d: null }, 'x'] })
    expect(await canonicalText({ b: [{ d: null, c: 2 }, 'x'], a: 1 })).toBe(text)
    expect(await canonicalText({ a: 1, b: ['x', { c: 2, d: null }] })).not.toBe(text)
    expect(await canonicalText({ a: '1', b: [{ c: 2, d: null }, 'x'] })).not.toBe(text)
  })

  it('is that of null where there is none', async () => {
    expect(await canonicalText(undefined)).toBe(await canonicalText(null))
    expect(await canonicalText(undefined)).toBe('null')
  })

  it('counts a file as its bytes, whatever it is named', async () => {
    const form = (bytes: string, name: string) =>
      canonicalText({ purpose: 'card', file: new File([bytes], name) })
    expect(await form('one', 'a.png')).toBe(await form('one', 'b.png'))
    expect(await form('one', 'a.png')).not.toBe(await form('two', 'a.png'))
  })
})

it('a digest is of its key, and never the text', async () => {
  const [one, other] = [createDigest('a secret'), createDigest('another secret')]
  expect(await one('a password')).toMatch(/^[0-9a-f]{64}$/)
  expect(await one('a password')).toBe(await one('a password'))
  expect(await one('a password')).not.toBe(await other('a password'))
})

it('a digest is HMAC-SHA-256', async () => {
  expect(await createDigest('Jefe')('what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})
