import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookupPublic } from './publicAddress.ts'

describe('an address', () => {
  it.each(['142.250.206.42', '17.57.146.20', '2404:6800:400a:80b::200a'])(
    'of the internet is reached: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'push.example.net',
  ])('of this machine or of a network of one’s own is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

it('a name of this machine is refused as it is resolved for a connection', async () => {
  const failed = new Promise((resolve) => {
    lookupPublic('localhost', {}, (error) => {
      resolve(error?.message)
    })
  })
  expect(await failed).toBe('localhost is not on the internet')
})
