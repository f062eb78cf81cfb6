import { contract } from '@onelot/api-client'
import { createBrowserBroker } from '../../../../browser.ts'
import { expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'
import type { WorldName } from '../../../../worlds/worlds.ts'

const { increasesProducts, increasesTerms } = contract.increases

async function termsIn(world: WorldName): Promise<unknown> {
  const { broker } = await createBrowserBroker({ world })
  const [increase] = broker.services.market.acting().flatMap((id) => broker.services.market.increases(id))
  return readInWorld(world, increasesTerms.path, { increase: increase?.id })
}

it('a guest finds one that is coming', async () => {
  expect(await readInWorld('rightsForGuests', increasesProducts.path, {})).toMatchObject({
    products: [{ phase: 'coming', ratio: { to: 3, from: 20 } }],
  })
})

it.each([
  ['rightsAhead', { obstacles: ['NOT_YET_SUBSCRIPTION_TIME'], expected: { held: 40, rights: 6 } }],
  ['rightsGranted', { obstacles: ['NOT_YET_SUBSCRIPTION_TIME'], grant: { state: 'granted', rights: 6 } }],
  ['rightsOpen', { obstacles: [], grant: { state: 'granted', held: 40, rights: 6 } }],
  ['rightsNone', { obstacles: ['PRODUCT_UNAVAILABLE'] }],
  ['rightsPoor', { obstacles: [], grant: { state: 'granted' } }],
  ['rightsRestricted', { obstacles: ['TRADING_BANNED'], grant: { state: 'granted' } }],
  ['rightsApplied', { obstacles: ['DUPLICATE_SUBSCRIPTION'], grant: { state: 'applied' } }],
  ['rightsIssued', { grant: { state: 'issued', application: { shares: 4 } } }],
  ['rightsLapsed', { grant: { state: 'lapsed' } }],
  ['rightsSplit', { grant: { state: 'calledOff', cause: 'split' } }],
  ['rightsSplitNone', { obstacles: ['PRODUCT_UNAVAILABLE'] }],
  ['rightsCalledOff', { grant: { state: 'calledOff', cause: 'operator' } }],
] as const)('of %s the member has what it says', async (world, terms) => {
  expect(await termsIn(world)).toMatchObject(terms)
})
