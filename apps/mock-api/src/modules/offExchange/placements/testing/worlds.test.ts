import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'

const { placementsProducts, placementsList } = contract.placements

it('a guest finds a placement that is open, full, coming and over, what ends first before others', async () => {
  const { products } = (await readInWorld('placementsForGuests', placementsProducts.path, {
    pageSize: 20,
  })) as {
    readonly products: readonly object[]
  }
  expect(products).toMatchObject([
    { id: 'korean-placed', phase: 'open', left: 0 },
    { id: 'apple-placement', phase: 'open', left: 81_700 },
    { id: 'korean-placement', phase: 'open' },
    { id: 'apple-next', phase: 'coming' },
    { id: 'korean-last', phase: 'ended' },
  ])
})

it.each([
  ['placementSubmitted', { state: 'underReview' }],
  ['placementLocked', { state: 'passed', discount: '0.03' }],
  ['placementRejected', { state: 'rejected', cause: 'operator' }],
] as const)('of %s the member has one request', async (world, subscription) => {
  expect(await readInWorld(world, placementsList.path, { pageSize: 10 })).toMatchObject({
    subscriptions: [subscription],
  })
})
