import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { createBrowserBroker } from '../browser.ts'
import { nextKey, requestTo } from '../testing/testBroker.ts'
import type { WorldName } from './world.ts'

async function read(name: WorldName, path: string, request: object): Promise<unknown> {
  const world = await createBrowserBroker({ world: name })
  const headers = { ...world.session, 'idempotency-key': nextKey() }
  const answer = await world.fetch(requestTo(path, request, headers))
  await world.dispose()
  return ((await answer.json()) as { readonly data: unknown }).data
}
const { placementsProducts, placementsList } = contract.placements

it('a guest finds a placement that is open, full, coming and over, what ends first before others', async () => {
  const { products } = (await read('placementsForGuests', placementsProducts.path, { pageSize: 20 })) as {
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
  expect(await read(world, placementsList.path, { pageSize: 10 })).toMatchObject({
    subscriptions: [subscription],
  })
})
