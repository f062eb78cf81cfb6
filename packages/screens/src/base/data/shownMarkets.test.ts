import { defaultMarkets, homeMarkets } from '@onelot/domain'
import { expect, it } from 'vitest'
import { shownMarkets } from './shownMarkets.ts'

it('are all until it is known which the broker has', () => {
  expect(shownMarkets(homeMarkets, [])).toEqual(homeMarkets)
})
it('are those that the broker has, in their own order', () => {
  expect(shownMarkets(homeMarkets, [defaultMarkets.US, defaultMarkets.KRX])).toEqual(['KRX', 'US'])
})
