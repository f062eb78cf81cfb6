import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'

const { blockTradesProducts, blockTradesList } = contract.blockTrades
const blocks = { kind: 'block', pageSize: 20 }

it('a guest finds a block that is open, full, for institutions, coming and over, what ends first before others', async () => {
  const { products } = (await readInWorld('blocksForGuests', blockTradesProducts.path, blocks)) as {
    readonly products: readonly object[]
  }
  expect(products).toMatchObject([
    { id: 'korean-full', phase: 'open', left: 0 },
    { id: 'apple-fund', phase: 'open', left: 7_600 },
    { id: 'korean-founder', phase: 'open' },
    { id: 'apple-seats', phase: 'open', institutional: true },
    { id: 'apple-coming', phase: 'coming' },
    { id: 'korean-ended', phase: 'ended' },
  ])
})

it('of an earlier block one sees how the share stood when its lock had ended', async () => {
  const { products } = (await readInWorld('blocksForGuests', blockTradesProducts.path, blocks)) as {
    readonly products: readonly { readonly id: string; readonly afterLock?: object }[]
  }
  expect(products.flatMap(({ id, afterLock }) => (afterLock === undefined ? [] : [[id, afterLock]]))).toEqual(
    [['korean-ended', { unlockedAt: '2026-02-26T15:00:00.000Z', change: '0.1179' }]],
  )
})

it.each([
  ['blockSubmitted', { state: 'underReview' }],
  ['blockLocked', { state: 'passed', kind: 'block' }],
  ['blockRejected', { state: 'rejected', cause: 'operator' }],
] as const)('of %s the member has one request', async (world, trade) => {
  expect(await readInWorld(world, blockTradesList.path, { pageSize: 10 })).toMatchObject({ trades: [trade] })
})

it('of blocksClosed no block is taken now, and each says when', async () => {
  const { products } = (await readInWorld('blocksClosed', blockTradesProducts.path, blocks)) as {
    readonly products: readonly { readonly window: { readonly isOpen: boolean } }[]
  }
  expect(products.map(({ window }) => window.isOpen)).toEqual(Array.from({ length: 6 }, () => false))
})

it('of blocksHalted no block has a price', async () => {
  const { products } = (await readInWorld('blocksHalted', blockTradesProducts.path, blocks)) as {
    readonly products: readonly object[]
  }
  expect(products).toHaveLength(6)
  expect(products.filter((product) => 'price' in product)).toEqual([])
})
