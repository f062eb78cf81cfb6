import { currencies } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { byWorth, pairOf, shownPair } from './pair.ts'

describe('the pair of an address', () => {
  it.each([
    [{}, 'KRW', 'USD'],
    [{ from: 'THB', into: 'JPY' }, 'THB', 'JPY'],
    [{ into: 'USD' }, 'KRW', 'USD'],
    [{ into: 'KRW' }, 'USD', 'KRW'],
    [{ from: 'USD' }, 'USD', 'KRW'],
    [{ from: 'THB' }, 'THB', 'USD'],
    [{ from: 'USD', into: 'USD' }, 'USD', 'KRW'],
    [{ from: 'XXX', into: '' }, 'KRW', 'USD'],
  ])('%o is %s into %s', (query, from, to) => {
    expect(pairOf(query, 'KRX')).toEqual({ from, to })
  })

  it.each([
    ['TWSE', 'TWD', 'USD'],
    ['SET', 'THB', 'USD'],
    ['US', 'KRW', 'USD'],
  ] as const)('that names none begins with the currency of %s', (homeMarket, from, to) => {
    expect(pairOf({}, homeMarket)).toEqual({ from, to })
  })
})

it('a rate is said of what is worth more, whichever way is exchanged', () => {
  const shown = { from: 'USD', to: 'KRW' }
  expect(shownPair({ from: 'KRW', to: 'USD' })).toEqual(shown)
  expect(shownPair({ from: 'USD', to: 'KRW' })).toEqual(shown)
  expect(shownPair({ from: 'VND', to: 'JPY' })).toEqual({ from: 'JPY', to: 'VND' })
})

it('every currency is there', () => {
  expect(byWorth.toSorted()).toEqual([...currencies].toSorted())
})
