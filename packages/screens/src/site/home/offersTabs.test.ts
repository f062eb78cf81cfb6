import { expect, it } from 'vitest'
import { isScreenOffered } from '../../base/shell/features.ts'
import { tabsOffered } from './offersTabs.ts'

const withFeatures = (...names: readonly string[]) =>
  tabsOffered((screen) =>
    isScreenOffered(
      screen,
      names.map((name) => ({ name: `feature.${name}`, value: 'on' })),
    ),
  )

it('are none but stocks where all features are off', () => {
  expect(withFeatures()).toEqual(['stocks'])
})

it.each([
  ['offers', 'newShares'],
  ['auctions', 'newShares'],
  ['blockTrades', 'blockTrades'],
  ['placements', 'blockTrades'],
  ['lending', 'blockTrades'],
  ['copyTrading', 'smartTrading'],
  ['strategies', 'smartTrading'],
] as const)('has with %s that of %s', (feature, tab) => {
  expect(withFeatures(feature)).toEqual(['stocks', tab])
})

it('are all until it is known what is offered', () => {
  expect(tabsOffered((screen) => isScreenOffered(screen, undefined))).toHaveLength(4)
})
