import { instrumentId, positionId } from '@onelot/domain'
import type { RouteTarget } from '@onelot/screens'
import { describe, expect, it } from 'vitest'
import { addressOf, placeAt, returnTargetOf } from './addresses.ts'
import { targetOf } from './targets.ts'

const there = (address: string) => {
  const [pathname = '', search = ''] = address.split('?')
  return placeAt({ pathname, search })
}

const targets: readonly RouteTarget[] = [
  { to: 'market' },
  { to: 'stockDetail', instrument: instrumentId('US:BRK.B') },
  { to: 'positionDetail', position: positionId('p-1') },
  { to: 'trade', tab: 'foreignExchange' },
  { to: 'trade' },
  { to: 'register', invitation: 'ONELOT' },
  { to: 'copyTrading' },
]

describe('an address', () => {
  it('carries the code, so that a link can be shared', () => {
    expect(addressOf({ to: 'stockDetail', instrument: instrumentId('KRX:005930') })).toBe(
      '/market/stockDetail?instrument=KRX%3A005930',
    )
  })

  it.each(targets)('leads back to its target: %j', (target) => {
    expect(there(addressOf(target))?.target).toEqual(target)
  })

  it('with what nobody could have written is read without it', () => {
    expect(there('/trade/index?tab=nonsense')?.target).toEqual({ to: 'trade' })
    expect(there('/market/stockDetail?instrument=%3Cscript%3E')).toMatchObject({
      key: 'stockDetail',
      target: undefined,
    })
    expect(there('/nowhere')).toBeUndefined()
  })

  it('of re-login is a login', () => {
    expect(there('/login/reLogin')).toMatchObject({ key: 'reLogin', target: { to: 'login' } })
  })
})

describe('a way back after logging in', () => {
  it('leads to where the person was', () => {
    expect(returnTargetOf(there('/trade/positionDetail?position=p-1'))).toEqual({
      to: 'positionDetail',
      position: 'p-1',
    })
  })

  it.each(['/login/login', '/login/start', '/login/register', '/nowhere'])('never leads to %s', (path) => {
    expect(returnTargetOf(there(path))).toBeUndefined()
  })
})

describe('a stored target', () => {
  it.each(targets)('is read again: %j', (target) => {
    expect(targetOf(JSON.parse(JSON.stringify(target)))).toEqual(target)
  })

  it.each([
    null,
    'market',
    {},
    { to: 'nowhere' },
    { to: 'stockDetail' },
    { to: 'positionDetail', position: 7 },
  ])('that is not one reads as none: %j', (value) => {
    expect(targetOf(value)).toBeUndefined()
  })
})
