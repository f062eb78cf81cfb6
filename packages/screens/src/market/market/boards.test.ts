import { defaultMarkets } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketTabs, tabsShown } from './boards.ts'

const { KRX, CRYPTO, FX } = defaultMarkets
const everything = () => true
const nothing = () => false

describe('the tabs of the market', () => {
  it('are all until it is known what there is', () => {
    expect(tabsShown(everything, [])).toEqual(marketTabs)
  })
  it('are those of the markets that the broker has where the site offers nothing else', () => {
    expect(tabsShown(nothing, [KRX])).toEqual(['listed'])
    expect(tabsShown(nothing, [CRYPTO, FX])).toEqual(['digitalCurrency', 'foreignExchange'])
  })
  it('have what the site offers', () => {
    const isOffered = (screen: string) => screen === 'auction'
    expect(tabsShown(isOffered, [KRX])).toEqual(['listed', 'auction'])
  })
})
