import { contract, messagesList } from '@onelot/api-client'
import {
  type StreamId,
  accountId,
  accountStream,
  auctionId,
  epochMs,
  instrumentId,
  streamId,
} from '@onelot/domain'
import { auctions } from '@onelot/domain/modules/newShares/auctions'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { auctionTimes, auctioning, blockTerms, newShareTerms } from '../../../testing/auctioning.ts'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

const { auctionsDemand, auctionsList } = contract.auctions
const BIDDERS = 25
const HOUR_MS = 3_600_000
const outcomes: readonly string[] = ['bids.won', 'bids.lost', 'trading.orderFilled']

/** A broker with bidders of 70 shares each: every second one above the cut, the others at it. */
async function bidden() {
  const store = createMemoryStore()
  const made = await auctioning({ store })
  await made.until(auctionTimes.opensAt)
  const streams: StreamId[] = []
  for (let bidder = 0; bidder < BIDDERS; bidder += 1) {
    const member = await made.trader(`0101111${String(bidder).padStart(4, '0')}`)
    await made.place(member, bidder % 2 === 0 ? '10500' : '10200', 70)
    streams.push(accountStream(accountId(member.account)))
  }
  /** What has become of each bid. */
  const ends = () =>
    Promise.all(
      streams.map(async (stream) =>
        (await store.load(stream, 0)).events
          .filter(({ event }) => outcomes.includes(event.kind))
          .map(({ event: { kind, at, postings } }) =>
            [kind, at, ...postings.map(({ reason, money }) => `${reason} ${money.amount}`)].join(' '),
          ),
      ),
    )
  return { ...made, store, ends }
}

/** Thirteen win 70 shares whole; of the 90 that are left, each of twelve wins a part of 70: 90 / 840, rounded down. */
const whole = [
  `bids.won ${auctionTimes.closesAt}`,
  `trading.orderFilled ${auctionTimes.closesAt} marginTaken 735000 commission 110`,
]
const inPart = [
  `bids.won ${auctionTimes.closesAt} bids.unused 642696`,
  `trading.orderFilled ${auctionTimes.closesAt} marginTaken 71400 commission 11`,
]
const expected = Array.from({ length: BIDDERS }, (_, bidder) => (bidder % 2 === 0 ? whole : inPart))

describe('the close of an auction', () => {
  it('reaches every bidder exactly once, though the broker ends between the close and the deliveries', async () => {
    const { world, store, ends } = await bidden()
    const { services } = world.broker
    const stream = streamId(auctions.stream, newShareTerms.auction)
    world.clock.advance(Date.parse(auctionTimes.closesAt) - epochMs(services.clock.now()))
    // Stored, and not delivered: what a kill right after the commit leaves.
    for (const step of ['remind', 'close', 'clear']) {
      const meta = { actor: 'system', command: step, correlation: step }
      const command = { kind: 'auctions.reachStep', owner: 'auction' } as const
      await services.commands.run({ stream, command, now: services.clock.now(), meta })
    }
    // Each bidder is to be reminded and settled, and the company to be listed.
    expect(await store.outboxSize()).toBe(BIDDERS * 2 + 1)
    expect(await ends()).toEqual(expected.map(() => []))

    const second = await createTestBroker({ store })
    second.clock.advance(epochMs(world.clock.now()) - epochMs(second.clock.now()))
    await second.pass(0)
    expect(await ends()).toEqual(expected)
    await second.pass(48 * HOUR_MS)
    expect(await store.outboxSize()).toBe(0)
    expect(await ends()).toEqual(expected)
  })

  it('is the same whether the broker was down over it or was up', async () => {
    const [up, down] = [await bidden(), await bidden()]
    for (let hour = 0; hour < 40; hour += 1) await up.world.pass(HOUR_MS)
    await up.until(auctionTimes.listsAt)
    await down.until(auctionTimes.listsAt)
    expect(await down.ends()).toEqual(await up.ends())
    expect(await down.ends()).toEqual(expected)
    expect(await down.seen()).toEqual(await up.seen())
  })

  it('counts demand that is simulated, which anyone may read afterwards', async () => {
    const { world, trader, until, place, read, seen } = await auctioning({
      terms: { ...newShareTerms, demand: '2' },
    })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '10000', 100)
    await until(auctionTimes.closesAt)
    expect(await read(member, bid)).toMatchObject({ state: 'lost', refunded: bid.deposit })
    const { levels = [] } = await world.call(auctionsDemand, { auction: auctionId(newShareTerms.auction) })
    const { result } = await seen()
    const above = levels.filter(({ price }) => Number(price) > Number(result?.cut))
    expect(above.reduce((sum, { shares }) => sum + shares, 0)).toBeLessThanOrEqual(1_000)
    expect(Number(result?.cut)).toBeGreaterThan(10_000)
  })
})

describe('an auction that is called off', () => {
  it('gives every bid back, tells the bidder, and lists nothing', async () => {
    const { world, trader, until, place, read, call, books, seen } = await auctioning()
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '10000', 100)
    const named = { auction: newShareTerms.auction, reason: 'withdrawn by the company' }
    expect(await world.operate('auction/call-off', named)).toMatchObject({ status: 1 })
    expect(await read(member, bid)).toMatchObject({ state: 'calledOff', refunded: bid.deposit, actions: [] })
    expect((await books(member)).KRW).toMatchObject({ available: '100000000', frozen: '0' })
    const { messages } = await call(messagesList, { pageSize: 5 }, member)
    expect(messages[0]).toMatchObject({ params: { name: 'bids.calledOff', amount: bid.deposit } })
    await until(auctionTimes.listsAt)
    const company = instrumentId('KRX:999200')
    expect(world.broker.services.market.status(company, world.clock.now())).toBe('delisted')
    expect(await seen()).toMatchObject({ phase: 'calledOff' })
    expect(await world.askOperator('auction/call-off', named)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
  })

  it('is one of a listed share that is delisted before the close', async () => {
    const { world, trader, until, place, read, books } = await auctioning({ terms: blockTerms })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '120', 20)
    await world.broker.operator.delist(apple)
    await until(auctionTimes.closesAt)
    expect(await read(member, bid)).toMatchObject({ state: 'calledOff' })
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00' })
  })

  it('is none of a listed share that is halted at the close', async () => {
    const { world, trader, until, place, read } = await auctioning({ terms: blockTerms })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '120', 20)
    await world.broker.operator.setHalt(apple, true)
    await until(auctionTimes.closesAt)
    expect(await read(member, bid)).not.toMatchObject({ state: 'calledOff' })
  })
})

describe('the list of auctions', () => {
  it('says how many there are of each phase, and finds them by it', async () => {
    const { world, announce, until } = await auctioning()
    const later = {
      auction: 'later',
      code: '999201',
      dates: { ...auctionTimes, opensAt: '2026-03-11T00:00:00.000Z' },
    }
    expect(await announce(later)).toMatchObject({ status: 1 })
    await until(auctionTimes.opensAt)
    const all = await world.call(auctionsList, { pageSize: 10 })
    expect(all.auctions.map(({ id, phase }) => [id, phase])).toEqual([
      ['haneul-2026', 'open'],
      ['later', 'coming'],
    ])
    expect(all.phases).toContainEqual({ phase: 'open', auctions: 1 })
    expect((await world.call(auctionsList, { phase: 'coming', pageSize: 10 })).total).toBe(1)
    await world.operate('settings', { modules: { auctions: { feature: 'off' } } })
    expect((await world.send('auctions/list', { pageSize: 10 })).msg).toBe('PRODUCT_UNAVAILABLE')
  })
})
