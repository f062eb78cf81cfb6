import { contract } from '@onelot/api-client'
import { auctionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { auctionTimes, newShareTerms } from '../../newShares/auctions/testing/terms.ts'
import { closable } from '../../../testing/closable.ts'
import { offerTerms, offerTimes } from '../../newShares/offers/testing/terms.ts'

const { bidsRemind } = contract.bids
const { applicationsRemind } = contract.applications

/** What the store holds of a closed account but the end of what is kept. */
async function afterClosing(
  until: string,
  prepare: (world: Awaited<ReturnType<typeof closable>>) => Promise<unknown>,
) {
  const world = await closable()
  await prepare(world)
  expect((await world.close()).status).toBe(1)
  const { store, clock } = world.services
  const events = async () => (await store.load(world.stream, 0)).events.map(({ event }) => event.kind)
  const closed = await events()
  await world.pass(Date.parse(until) - Date.parse(clock.now()))
  return {
    closed,
    events: await events(),
    left: await store.outboxSize(),
    failures: await world.broker.operator.failures(),
  }
}

describe('to a closed account nothing is written', () => {
  it.each<readonly [string, string, Parameters<typeof afterClosing>[1]]>([
    [
      'by a reminder of an auction',
      auctionTimes.closesAt,
      async ({ operate, call, member }) => {
        expect((await operate('auction', newShareTerms)).status).toBe(1)
        await call(bidsRemind, { auction: auctionId(newShareTerms.auction), remind: true }, member)
      },
    ],
    [
      'by a reminder of an offer',
      offerTimes.closesAt,
      async ({ operate, call, member }) => {
        expect((await operate('offer', offerTerms)).status).toBe(1)
        await call(applicationsRemind, { offer: offerTerms.offer, remind: true }, member)
      },
    ],
  ])('%s', async (_, until, prepare) => {
    const { closed, events, left, failures } = await afterClosing(until, prepare)
    expect(events).toEqual(closed)
    expect([left, failures]).toEqual([0, []])
  })
})
