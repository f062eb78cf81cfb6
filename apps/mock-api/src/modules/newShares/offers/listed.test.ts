import { contract } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { applicationCollections } from '@onelot/domain/modules/newShares/applications'
import { bidCollections } from '@onelot/domain/modules/newShares/bids'
import { describe, expect, it } from 'vitest'
import { auctionTimes, auctioning, newShareTerms } from '../../../testing/auctioning.ts'
import { offerTerms, offerTimes } from './testing/terms.ts'
import { offering } from '../../../testing/offering.ts'
import type { TestBroker, TestMember } from '../../../testing/testBroker.ts'

/** States of what calling off would give back, of all accounts. */
async function refundable({ broker }: TestBroker, collection: string, group: string) {
  const { rows } = await broker.services.store.rows({ collection, group }, { limit: 100 })
  return rows.map(({ row }) => row.state)
}
async function kindsOf({ broker }: TestBroker, { account }: TestMember): Promise<readonly string[]> {
  const { events } = await broker.services.store.load(accountStream(accountId(account)), 0)
  return events.map(({ event }) => event.kind)
}

/** Everything is won: of two applications of one member, one of another; a third member has cancelled. */
async function applied() {
  const made = await offering({ terms: { winningRate: '1', limit: 2 } })
  const winner = await made.trader('01011110000')
  const another = await made.trader('01011110001')
  const third = await made.trader('01011110002')
  await made.until(offerTimes.opensAt)
  await made.apply(winner, 10)
  await made.apply(winner, 30)
  await made.apply(another, 20)
  const { id } = await made.apply(third, 10)
  await made.call(contract.applications.applicationsCancel, { application: id }, third)
  const kept = () => refundable(made.world, applicationCollections.refundable, offerTerms.offer)
  return { ...made, winner, third, kept }
}

/** Two members win new shares, a third one bids too little. */
async function bidden() {
  const made = await auctioning()
  const winner = await made.trader('01011110000')
  const another = await made.trader('01011110001')
  const loser = await made.trader('01011110002')
  await made.until(auctionTimes.opensAt)
  await made.place(winner, '12000', 600)
  await made.place(another, '11000', 400)
  await made.place(loser, '10000', 100)
  const kept = () => refundable(made.world, bidCollections.refundable, newShareTerms.auction)
  return { ...made, winner, loser, kept }
}

describe('what calling off gives back', () => {
  it('is kept of issued shares until their listing, and goes then, once an account', async () => {
    const { world, until, winner, third, kept } = await applied()
    await until(offerTimes.issuesAt)
    expect(await kept()).toEqual(['issued', 'issued', 'issued'])
    await until(offerTimes.listsAt)
    expect(await kept()).toEqual([])
    const kinds = await kindsOf(world, winner)
    expect(kinds.filter((kind) => kind === 'applications.listed')).toHaveLength(1)
    expect(await kindsOf(world, third)).not.toContain('applications.listed')
  })

  it('is kept of new shares that were won until their listing, and goes then', async () => {
    const { world, until, winner, loser, kept } = await bidden()
    await until(auctionTimes.closesAt)
    expect(await kept()).toEqual(['won', 'won'])
    await until(auctionTimes.listsAt)
    expect(await kept()).toEqual([])
    expect((await kindsOf(world, winner)).filter((kind) => kind === 'bids.listed')).toHaveLength(1)
    expect(await kindsOf(world, loser)).not.toContain('bids.listed')
  })

  it('goes also where the broker was down from the opening to the listing', async () => {
    const offered = await applied()
    expect(await offered.kept()).toEqual(['toBeDrawn', 'toBeDrawn', 'toBeDrawn'])
    await offered.until(offerTimes.listsAt)
    expect(await offered.kept()).toEqual([])
    const auctioned = await bidden()
    expect(await auctioned.kept()).toEqual(['sealed', 'sealed', 'sealed'])
    await auctioned.until(auctionTimes.listsAt)
    expect(await auctioned.kept()).toEqual([])
    for (const { world, winner } of [offered, auctioned]) {
      expect((await kindsOf(world, winner)).at(-1)).toMatch(/^messages\.|\.listed$/)
      expect(await world.broker.operator.failures()).toEqual([])
    }
  })
})
