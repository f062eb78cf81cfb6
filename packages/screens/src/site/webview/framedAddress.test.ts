import { describe, expect, it } from 'vitest'
import { framedAddress } from './framedAddress.ts'

const hosts = 'onelot.example,help.broker.example'

describe('a page within the app', () => {
  it.each([
    ['a host that is listed', 'https://onelot.example/terms?v=2#fees'],
    ['one below it', 'https://news.onelot.example/'],
    ['one in capitals', 'https://ONELOT.EXAMPLE/'],
  ])('is one of %s', (_, url) => {
    expect(framedAddress(url, hosts)?.protocol).toBe('https:')
  })

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host that only ends alike', 'https://notonelot.example/'],
    ['a host that only begins alike', 'https://onelot.example.evil.example/'],
    ['the host above a listed one', 'https://broker.example/'],
    ['another protocol', 'http://onelot.example/'],
    ['a script', 'javascript:alert(1)//onelot.example'],
    ['data', 'data:text/html,onelot.example'],
    ['a name before the host', 'https://onelot.example@evil.example/'],
    ['a password', 'https://a:b@onelot.example/'],
    ['another port', 'https://onelot.example:8443/'],
    ['no address', 'terms'],
    ['an empty text', ''],
  ])('is refused for %s', (_, url) => {
    expect(framedAddress(url, hosts)).toBeUndefined()
  })

  it('is refused for all where no host is listed', () => {
    expect(framedAddress('https://onelot.example/', '')).toBeUndefined()
  })
})
