import { describe, expect, it } from 'vitest'
import { allowedAddress, readEnvironment } from './environment.ts'

describe('the environment', () => {
  it('has defaults that work', () => {
    expect(readEnvironment({})).toEqual({ demo: false, apiOrigin: '', allowedHosts: ['onelot.example'] })
  })

  it('refuses an origin with a path', () => {
    expect(() => readEnvironment({ VITE_API_ORIGIN: 'https://broker.example/api' })).toThrow('not an origin')
  })
})

describe('an address from outside', () => {
  const hosts = ['onelot.example']

  it.each(['https://onelot.example/help', 'https://service.onelot.example/'])('is opened: %s', (address) => {
    expect(allowedAddress(address, hosts)).toBe(address)
  })

  it.each([
    undefined,
    '',
    'http://onelot.example/',
    'javascript:alert(1)',
    'https://elsewhere.example/',
    'https://onelot.example.elsewhere.example/',
    'https://notonelot.example/',
    '//onelot.example',
  ])('is not opened: %s', (address) => {
    expect(allowedAddress(address, hosts)).toBeUndefined()
  })
})
