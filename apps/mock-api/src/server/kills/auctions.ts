import { type BidOnWire, contract } from '@onelot/api-client'
import { type Instant, instant } from '@onelot/domain'
import { expect } from 'vitest'
import { auctioningOn } from '../../testing/auctioning.ts'
import { newShareTerms, openAuctionTimes } from '../../modules/newShares/auctions/testing/terms.ts'
import type { TestBroker, TestMember } from '../../testing/testBroker.ts'
import {
  type Asking,
  type Subject,
  countOf,
  delistUndelivered,
  eventsOfMember,
  untilRead,
} from './subject.ts'

const { bidsTerms } = contract.bids
const { auction } = newShareTerms
const listing = 'KRX:999200'
const SHARES = 250
const BID = 200
/** Of each of two bids of 200 at one price. */
const WON = 125
const closesAt: Instant = instant(Date.parse(openAuctionTimes.closesAt))

interface Bidder {
  readonly member: TestMember
  readonly bid: BidOnWire
}

/** Two bids in an auction that is open. */
async function bidding(world: TestBroker): Promise<readonly Bidder[]> {
  const { announce, trader, place } = auctioningOn(world)
  expect(await announce({ shares: SHARES, dates: openAuctionTimes })).toMatchObject({ status: 1 })
  await world.pass(1)
  const bidders: Bidder[] = []
  for (const phone of ['01011110001', '01011110002']) {
    const member = await trader(phone)
    bidders.push({ member, bid: await place(member, '10000', BID) })
  }
  return bidders
}

/** The bid of each once something has become of it. */
const become = (
  { ask }: Asking,
  bidders: readonly Bidder[],
  isDone: (bid: BidOnWire) => boolean,
): Promise<readonly BidOnWire[]> =>
  Promise.all(
    bidders.map(({ member }) =>
      untilRead(async () => {
        const { bid } = await ask(member, bidsTerms, { auction }, `read-${member.account}`)
        return bid !== undefined && isDone(bid) ? bid : undefined
      }),
    ),
  )

export const close: Subject = {
  from: closesAt,
  async prepare(world) {
    const bidders = await bidding(world)
    return {
      async act(asking) {
        const won = await become(asking, bidders, ({ result }) => result !== undefined)
        expect(won.map(({ result }) => result?.shares)).toEqual([WON, WON])
      },
      async check(store) {
        for (const { member } of bidders) {
          const events = await eventsOfMember(store, member)
          const counts = ['bids.won', 'trading.orderFilled'].map((kind) => countOf(events, kind))
          expect(counts).toEqual([1, 1])
        }
      },
    }
  },
}

export const delisting: Subject = {
  from: closesAt,
  async prepare(world) {
    const bidders = await bidding(world)
    const { until } = auctioningOn(world)
    await until(closesAt)
    await delistUndelivered(world, listing)
    return {
      async act(asking) {
        const gone = await become(asking, bidders, ({ state }) => state === 'calledOff')
        expect(gone.map(({ refunded }) => refunded.amount)).toEqual(gone.map(({ deposit }) => deposit.amount))
      },
      async check(store) {
        for (const { member } of bidders) {
          const events = await eventsOfMember(store, member)
          const counts = ['bids.won', 'bids.calledOff', 'trading.orderFilled'].map((kind) =>
            countOf(events, kind),
          )
          // The position is opened, and given back.
          expect(counts).toEqual([1, 1, 2])
        }
      },
    }
  },
}
