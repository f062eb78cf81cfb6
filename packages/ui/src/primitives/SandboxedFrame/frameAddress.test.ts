import { describe, expect, test } from 'vitest'
import { frameAddress } from './frameAddress.ts'

const page = 'http://localhost:6006/iframe.html'
const of = (src: string) => frameAddress(src, page)

test('a page over https shows, and opens in the browser', () => {
  expect(of('https://pay.example/checkout?id=1')).toEqual({
    shown: 'https://pay.example/checkout?id=1',
    opens: 'https://pay.example/checkout?id=1',
  })
})
test('a page of the same origin shows', () => {
  expect(of('/frame.html').shown).toBe('http://localhost:6006/frame.html')
})
test('a page over http opens in the browser only', () => {
  expect(of('http://pay.example/')).toEqual({ shown: undefined, opens: 'http://pay.example/' })
  expect(of('http://localhost:9999/').shown).toBeUndefined()
})
describe('neither shows nor opens', () => {
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'blob:http://localhost:6006/1',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'https://',
  ])('%s', (src) => {
    expect(of(src)).toEqual({ shown: undefined, opens: undefined })
  })
})
