import { type BidOnWire, contract } from '@onelot/api-client'
import { auctionId } from '@onelot/domain'
import { expect } from 'vitest'
import type { AuctionInput } from '../modules/newShares/auctions/operator.ts'
import { auctionTimes, newShareTerms } from '../modules/newShares/auctions/testing/terms.ts'
import { sessionsOn } from './sessions.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  apple,
  createTestBroker,
} from './testBroker.ts'

export { auctionTimes, newShareTerms }

const { bidsPlace, bidsAmend, bidsWithdraw, bidsGet, bidsList, bidsTerms } = contract.bids
const { auctionsGet } = contract.auctions

/** Fifty shares of a listed company, from 100 dollars on. */
export const blockTerms: AuctionInput = {
  auction: 'apple-block',
  kind: 'block',
  instrument: apple,
  issuer: { en: 'Apple Inc.', kor: '애플', tw: '蘋果' },
  seller: { en: 'A pension fund', kor: '한 연기금', tw: '某退休基金' },
  dates: { opensAt: auctionTimes.opensAt, closesAt: auctionTimes.closesAt },
  floor: '100',
  shares: 50,
  minShares: 1,
  demand: '0',
}

/** What tests of an auction do to a broker. */
export function auctioningOn(world: TestBroker, terms: AuctionInput = newShareTerms) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  const auction = auctionId(terms.auction)
  return {
    ...sessions,
    announce: (more: object = {}) => world.operate('auction', { ...terms, ...more }),
    place: async (member: TestMember, price: string, shares: number): Promise<BidOnWire> =>
      (await call(bidsPlace, { auction, price, shares }, member)).bid,
    amend: async (member: TestMember, { id: bid }: BidOnWire, price: string, shares: number) =>
      (await call(bidsAmend, { bid, price, shares }, member)).bid,
    withdraw: async (member: TestMember, { id: bid }: BidOnWire) =>
      (await call(bidsWithdraw, { bid }, member)).bid,
    read: async (member: TestMember, { id: bid }: Pick<BidOnWire, 'id'>) =>
      (await call(bidsGet, { bid }, member)).bid,
    list: async (member: TestMember, state?: 'open' | 'ended') =>
      (await call(bidsList, { state, pageSize: 20 }, member)).bids,
    terms: (member: TestMember) => call(bidsTerms, { auction }, member),
    seen: async () => (await world.call(auctionsGet, { auction })).auction,
    /** The answer to a bid, whatever it is. */
    bid: (member: TestMember, price: string, shares: number) =>
      send(member, bidsPlace, { auction, price, shares }),
  }
}

export interface AuctioningOptions extends TestBrokerOptions {
  readonly terms?: AuctionInput | undefined
}

/** A broker with an auction that opens in an hour. */
export async function auctioning({ terms, ...options }: AuctioningOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const acts = auctioningOn(world, terms)
  expect(await acts.announce()).toMatchObject({ status: 1 })
  return { world, ...acts }
}
