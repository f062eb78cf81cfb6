import { auctionId, defaultMarkets, simulatedDemand } from '@onelot/domain'
import { expect, it } from 'vitest'
import { auctioning, newShareTerms } from '../../../testing/auctioning.ts'
import { auctionOf } from '../foundAuction.ts'

/** The demand against which an auction is cleared that is announced with a seed, or with none. */
async function demandOf(seed?: string) {
  const { world } = await auctioning({ terms: { ...newShareTerms, demand: '1.4', ...(seed && { seed }) } })
  const found = await auctionOf(world.broker.services, auctionId(newShareTerms.auction))
  if (found === undefined) throw new Error('nothing was announced')
  const { auction } = found
  const computed = (from: string) =>
    simulatedDemand({ ...auction, simulated: { ...auction.simulated, seed: from } }, defaultMarkets.KRX)
  return { real: computed(auction.simulated.seed), computed }
}

it('nobody computes the demand of an auction before its close from what is public, nor from what an operator has named it', async () => {
  const { real, computed } = await demandOf()
  expect(real.length).toBeGreaterThan(10)
  expect(computed(newShareTerms.auction)).not.toEqual(real)
  const named = await demandOf('named')
  expect(named.computed('named')).not.toEqual(named.real)
  expect(named.real).not.toEqual(real)
})

it('every instance of one key derives the same demand', async () => {
  expect((await demandOf()).real).toEqual((await demandOf()).real)
})
