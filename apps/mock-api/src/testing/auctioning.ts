import { type BidOnWire, type Endpoint, type RequestInput, contract, memberLogin } from '@onelot/api-client'
import { accountId, accountStream, auctionId, epochMs } from '@onelot/domain'
import { expect } from 'vitest'
import { booksFaults, worthFaults } from '../anyCommands/soundBooks.ts'
import type { AuctionInput } from '../modules/newShares/auctions/operator.ts'
import { figureContext } from '../modules/base/figures.ts'
import { auctionTimes, newShareTerms } from './auctionTerms.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
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
  const { broker, clock } = world
  const phones = new Map<string, string>()
  const auction = auctionId(terms.auction)
  /** A member who may bid. */
  async function trader(phone: string): Promise<TestMember> {
    const member = await world.trader(phone)
    phones.set(member.account, phone)
    return member
  }
  /** A session of now: an auction lasts longer than one. */
  const again = async ({ account }: TestMember): Promise<TestMember> =>
    world.call(memberLogin, { phone: phones.get(account) ?? '', password: 'Onelot2026' })
  const call = async <E extends Endpoint>(endpoint: E, request: RequestInput<E>, member: TestMember) =>
    world.call(endpoint, request, await again(member))
  /** Lets time pass until a moment. */
  const until = (at: string): Promise<void> => world.pass(Date.parse(at) - epochMs(clock.now()))
  const send = async (member: TestMember, endpoint: Endpoint, body: object) =>
    world.send(endpoint.path, body, { ...headersOf(await again(member)), 'idempotency-key': nextKey() })
  const stateOf = async ({ account }: TestMember) =>
    (await broker.services.streams.load(accountStream(accountId(account)))).state
  return {
    until,
    trader,
    call,
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
    send,
    stateOf,
    /** The balances of a member, whose books and worth add up. */
    books: async (member: TestMember) => {
      const { services } = broker
      const state = await stateOf(member)
      expect(booksFaults(services.table, state)).toEqual([])
      expect(worthFaults(services.table, state, figureContext(services, clock.now()))).toEqual([])
      return state.ledger
    },
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
