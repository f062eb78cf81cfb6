import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie } from './cookies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})
const withCookies = (cookie: string) => {
  vi.stubGlobal('document', { cookie })
}

describe('a cookie', () => {
  it('is decoded', () => {
    withCookies('other=1; XSRF-TOKEN=a%2Fb')
    expect(readCookie('XSRF-TOKEN')).toBe('a/b')
  })

  it.each(['%', '%E0%A4%A', 'a%zz'])('counts as absent where it is malformed: %j', (value) => {
    withCookies(`XSRF-TOKEN=${value}; other=1`)
    expect(readCookie('XSRF-TOKEN')).toBeUndefined()
  })
})
