import { boards, contract, endpoints, priceAlertsCreate, tradePlace, watchlistAdd } from '@onelot/api-client'
import { type Instant, type InstrumentId, instrumentId, marketIds } from '@onelot/domain'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createMarket } from '../market/market.ts'
import type { Prices } from '../market/prices.ts'
import { createMemoryStore } from '../store/memory.ts'
import { type Owned, goodRequests } from '../testing/goodRequests.ts'
import { appleOtc } from '../modules/offExchange/blocks/testing/terms.ts'
import { appleIncrease } from '../testing/increasing.ts'
import { applePlacement } from '../modules/offExchange/placementOffers/testing/terms.ts'
import { appleRun } from '../testing/running.ts'
import { north } from '../testing/copying.ts'
import { northMentor } from '../modules/managed/mentors/testing/terms.ts'
import { offerTerms, openTimes } from '../modules/newShares/offers/testing/terms.ts'
import { closedTerms, newShareTerms, openAuctionTimes } from '../modules/newShares/auctions/testing/terms.ts'
import { offeringOn } from '../testing/offering.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  testTime,
} from '../testing/testBroker.ts'
import { fundPassword, setFundPassword, uploaded } from '../testing/verified.ts'
import { wallet } from '../testing/withdrawing.ts'
import { dayAhead } from '../worlds/dayAhead.ts'

/** Counted is what a read asks of the simulation, never time, which differs from machine to machine. A bar or a path costs some twenty closes. */
const DRAWN = 20
const CLOSE = 1
/** The detail of a stock and its news ask for the bars of a year, some 270, in one turn. A quote is a path or two. */
const MOST_A_TURN = 300 * DRAWN
const HELD = 20
const WORTH_KRW = 50_000
const HOURS = 3_600_000
const REVIEW_MS = 5_000

const asked = vi.hoisted(() => ({ inTurn: 0, most: 0 }))
function count(cost: number): void {
  asked.inTurn += cost
  asked.most = Math.max(asked.most, asked.inTurn)
}
vi.mock(import('../market/prices.ts'), async (original) => {
  const { createPrices } = await original()
  return {
    createPrices(...options): Prices {
      const prices = createPrices(...options)
      return {
        ...prices,
        closeOf(issue, ordinal) {
          count(CLOSE)
          return prices.closeOf(issue, ordinal)
        },
        dayBar(issue, ordinal) {
          count(DRAWN)
          return prices.dayBar(issue, ordinal)
        },
        boundsOf(issue, ordinal) {
          count(DRAWN)
          return prices.boundsOf(issue, ordinal)
        },
        pathOf(issue, day, part) {
          count(DRAWN)
          return prices.pathOf(issue, day, part)
        },
      }
    },
  }
})

const options = { seed: 1, calendar: 'exchange' } as const
const store = createMemoryStore()
/** It has read nothing yet. */
const coldBroker = (at = testTime): Promise<TestBroker> =>
  createTestBroker({
    store,
    at,
    calendar: 'exchange',
    operator: 'open',
    market: (overrides) => createMarket({ ...options, overrides }),
  })

/** Announces one of each thing that can be asked for. */
async function announce(world: TestBroker): Promise<void> {
  await offeringOn(world).announce({ dates: openTimes })
  for (const auction of [{ ...newShareTerms, dates: openAuctionTimes }, closedTerms])
    expect(await world.operate('auction', { ...auction, reason: 'simulated' })).toMatchObject({ status: 1 })
  await world.operate('block', appleOtc)
  await world.operate('placement', applePlacement)
  await world.operate('increase', appleIncrease)
  await world.operate('mentor', northMentor)
  const least = { KRW: '1', USD: '1', TWD: '1', THB: '1' }
  await world.operate('settings', { modules: { lending: { least }, loans: { leastOwn: '0' } } })
}

/** Has made a deposit and a withdrawal, and asked for a loan, which have passed. */
async function fundRequests(world: TestBroker, member: TestMember) {
  await setFundPassword(world, member)
  const { payee } = await world.call(contract.payees.payeesAddWallet, wallet, member)
  const money = { currency: 'USD', amount: '50' } as const
  const asked = { money, payee, fundPassword }
  const { withdrawal } = await world.call(contract.withdrawals.withdrawalsSubmit, asked, member)
  await world.pass(REVIEW_MS)
  const paid = { channel: 'bank-KRW', amount: '50000', voucher: await uploaded(world, member) }
  const { deposit } = await world.call(contract.deposits.depositsSubmit, paid, member)
  await world.pass(REVIEW_MS)
  const { loan } = await world.call(contract.loans.loansSubmit, { amount: '20000', instalments: 3 }, member)
  await world.pass(REVIEW_MS)
  return { deposit: deposit.id, withdrawal: withdrawal.id, credit: loan.id }
}

/** Holds, watches and orders what many others do not. */
async function owning(world: TestBroker, member: TestMember): Promise<Owned> {
  const funds = await fundRequests(world, member)
  const now = world.clock.now()
  const { market } = world.broker.services
  const stocks = market.listings().filter((one) => one.market === 'KRX' && one.kind === 'stock')
  const held = stocks
    .flatMap(({ id }) => {
      const quote = market.quote(id, now)
      return quote === undefined ? [] : [{ id, lots: Math.ceil(WORTH_KRW / Number(quote.price)) }]
    })
    .slice(0, HELD)
  const order = { side: 'long', lots: 1, leverage: 1 } as const
  const place = async (instrument: InstrumentId, lots: number) =>
    (await world.call(tradePlace, { ...order, type: 'market', instrument, lots }, member)).position.id
  for (const { id, lots } of held) await place(id, lots)
  await world.call(watchlistAdd, { items: held.map(({ id }) => ({ instrument: id })) }, member)
  const bitx = instrumentId('CRYPTO:BITX')
  const resting = { ...order, type: 'limit', limitPrice: '2000.0', instrument: bitx, lots: 50 } as const
  const pending = (await world.call(tradePlace, resting, member)).position.id
  const condition = { kind: 'percent', direction: 'falls', percent: '85' } as const
  const { alert } = await world.call(
    priceAlertsCreate,
    { instrument: bitx, condition, repeat: 'once' },
    member,
  )
  const { applicationsApply } = contract.applications
  const applied = await world.call(applicationsApply, { offer: offerTerms.offer, shares: 10 }, member)
  const sealed = { auction: newShareTerms.auction, price: '10000', shares: 10 }
  const placed = await world.call(contract.bids.bidsPlace, sealed, member)
  const request = { block: appleOtc.block, lots: 1, price: '150' } as const
  const { trade } = await world.call(contract.blockTrades.blockTradesSubmit, request, member)
  const { placementsProduct, placementsSubmit } = contract.placements
  const { placement } = applePlacement
  const [tier] = (await world.call(placementsProduct, { placement })).product.tiers
  const asked = { placement, amount: '8000', price: tier?.price ?? '1' }
  const { subscription } = await world.call(placementsSubmit, asked, member)
  const [share] = held
  // Which may be taken in shares.
  const { broker } = world
  await world.operate('dividend', {
    instrument: share?.id ?? bitx,
    amount: '1',
    exDate: dayAhead(broker, 'KRX', 1),
    payDate: dayAhead(broker, 'KRX', 5),
    elective: true,
  })
  const lending = { instrument: share?.id ?? bitx, lots: 1, term: 7 } as const
  const { loan } = await world.call(contract.lending.lendingSubmit, lending, member)
  const following = { mentor: north, amount: '1000', stopLoss: 20, copyOpen: true } as const
  const { follow } = await world.call(contract.copyTrading.copyTradingSubmit, following, member)
  const crossing = { kind: 'crossing', fast: 20, slow: 60 } as const
  const running = { ...appleRun, strategy: crossing, term: 20 }
  const { run } = await world.call(contract.strategies.strategiesSubmit, running, member)
  return {
    holding: await place(bitx, 50),
    pending,
    alert: alert.id,
    application: applied.application.id,
    bid: placed.bid.id,
    trade: trade.id,
    subscription: subscription.id,
    increase: market.increases(instrumentId('US:AAPL'))[0]?.id,
    loan: loan.id,
    follow: follow.id,
    run: run.id,
    ...funds,
  }
}

/** A read by its path, of each market and board where it is of one. */
const reads = endpoints
  .filter(({ kind, path }) => kind === 'read' && path !== 'stream/open')
  .flatMap(({ path, request }) => {
    const fields = Object.keys(z.toJSONSchema(request, { io: 'input' }).properties ?? {})
    const markets = fields.includes('market') ? marketIds.map((market) => ({ market })) : [{}]
    const ofBoards = fields.includes('board') ? boards.map((board) => ({ board })) : [{}]
    const longest = {
      ...(fields.includes('pageSize') && { pageSize: 100 }),
      ...(fields.includes('limit') && { limit: 1_000 }),
    }
    return markets.flatMap((market) =>
      ofBoards.map((board) => ({
        path,
        of: { ...longest, ...market, ...board },
        name: [path, ...Object.values({ ...market, ...board })].join(' '),
      })),
    )
  })

let owned: Owned
let member: TestMember
let now: Instant
/** Seoul trades at first, and is after hours once 6.5 hours have passed, New York before its opening. */
beforeAll(async () => {
  const world = await coldBroker()
  await announce(world)
  await world.pass(1)
  member = await world.trader('01011110000')
  owned = await owning(world, member)
  // From here on, each review has taken its while.
  await world.pass(6.5 * HOURS - REVIEW_MS)
  now = world.clock.now()
  await world.broker.close()
}, 60_000)

describe('a read asks for few prices between two turns of others', () => {
  it.each(reads)('$name', async ({ path, of }) => {
    const world = await coldBroker(now)
    vi.spyOn(world.broker.services, 'yieldTurn').mockImplementation(() => {
      asked.inTurn = 0
      return Promise.resolve()
    })
    Object.assign(asked, { inTurn: 0, most: 0 })
    const request = { ...goodRequests(owned)[path], ...of }
    const { status } = await world.send(path, request, headersOf(member))
    await world.broker.close()
    expect(status).toBe(1)
    expect(asked.most).toBeLessThanOrEqual(MOST_A_TURN)
  })
})
