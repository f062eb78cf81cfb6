import { contract } from '@onelot/api-client'
import {
  type AuctionId,
  auctionId,
  balanceOf,
  decimal,
  defaultMarkets,
  exact,
  plusMs,
  sliceOf,
  stepTick,
} from '@onelot/domain'
import { auctions } from '@onelot/domain/modules/newShares/auctions'
import { type Bid, bids as rules } from '@onelot/domain/modules/newShares/bids'
import { type FoundAuction, auctionOf, auctionStream } from '../modules/newShares/auctioned.ts'
import { newCompany } from '../worlds/newCompany.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { nth } from './nth.ts'
import { sendSomehow } from './sending.ts'
import type { AuctionAction, Step } from './step.ts'

const calls = contract.bids
const MINUTE_MS = 60_000
const OPEN_MS = 10 * MINUTE_MS
const LISTED_MS = 26 * 60 * MINUTE_MS

/** Where members have money, in a currency that others are exchanged into. */
const markets = [
  { market: 'KRX', floor: '20000' },
  { market: 'US', floor: '20' },
  { market: 'SET', floor: '40' },
  { market: 'TWSE', floor: '60' },
] as const
/** From nobody else to far more than is offered: most is cut. */
const ratios = ['0', '0.8', '1', '1.6'] as const
/** Of what is available. */
const parts = ['0.02', '0.1', '0.3', '1.2'] as const

const bidsOf = async (drawn: DrawnBroker, who: DrawnMember): Promise<readonly Bid[]> =>
  Object.values<Bid>(sliceOf(await drawn.stateOf(who), rules).sealed)

const drawnAuction = (number: number): AuctionId => auctionId(`auction-${String(number)}`)

/** The auction that was announced last, while it is open; a new one otherwise, open for ten minutes and listed the next day. */
async function openAuction(drawn: DrawnBroker, { pick }: Step): Promise<FoundAuction | undefined> {
  const { services, operator } = drawn.broker
  const now = drawn.clock.now()
  const last = await auctionOf(services, drawnAuction(drawn.auctions))
  if (last?.phase === 'open' && now < last.auction.dates.closesAt) return last
  drawn.auctions += 1
  drawn.sent += 1
  const id = drawnAuction(drawn.auctions)
  const { market, floor } = nth(markets, pick >> 3) ?? markets[0]
  const dates = { opensAt: now, closesAt: plusMs(now, OPEN_MS), listsAt: plusMs(now, LISTED_MS) }
  const instrument = newCompany({ listedAt: dates.listsAt, market, code: `BID${String(drawn.auctions)}` })
  const ratio = decimal(nth(ratios, pick >> 5) ?? '1')
  const done = await operator.command(auctions, auctionStream(id), {
    kind: 'auctions.set',
    reason: '',
    auction: {
      id,
      kind: 'newShare',
      instrument,
      issuer: instrument.name,
      seller: instrument.name,
      dates,
      floor: decimal(floor),
      shares: 3_000,
      minShares: 10,
      simulated: { seed: id, ratio },
    },
  })
  if (!done.ok) drawn.refusedOperator(done.refusal)
  await drawn.tick()
  return auctionOf(services, id)
}

/** A price some ticks above the floor, now and then below it or off the tick; and shares for a part of what is available. */
async function levelFor(
  drawn: DrawnBroker,
  who: DrawnMember,
  { auction }: FoundAuction,
  { pick, ticks }: Step,
) {
  const { instrument, floor, shares: offered } = auction
  const table = defaultMarkets[instrument.market]
  const price = stepTick(table, floor, pick % 23 === 0 ? -1 : Math.abs(ticks) % 40)
  const { amount } = balanceOf((await drawn.stateOf(who)).ledger, instrument.currency, 'available')
  const money = exact(amount).times(nth(parts, pick >> 2) ?? '0.1')
  const most = Math.min(offered, Math.floor(Number(money.div(price).toFixed(4))))
  return { price, shares: Math.max(pick % 29 === 0 ? 1 : 10, most) }
}

async function place(drawn: DrawnBroker, who: DrawnMember, step: Step): Promise<void> {
  const found = await openAuction(drawn, step)
  if (found === undefined) return
  const body = { auction: found.auction.id, ...(await levelFor(drawn, who, found, step)) }
  await sendSomehow(drawn, who, calls.bidsPlace.path, body, step.pick)
}

/** What a member does in auctions. What it is about is made first where there is none. */
export async function actOnAuctions(
  action: AuctionAction,
  drawn: DrawnBroker,
  who: DrawnMember,
  step: Step,
): Promise<void> {
  if (action === 'bid') return place(drawn, who, step)
  if ((await bidsOf(drawn, who)).length === 0) await place(drawn, who, { ...step, pick: step.pick * 7 + 2 })
  const [bid] = await bidsOf(drawn, who)
  const found = bid && (await auctionOf(drawn.broker.services, bid.auction))
  if (bid === undefined || found === undefined) return
  if (action === 'withdrawBid') {
    await sendSomehow(drawn, who, calls.bidsWithdraw.path, { bid: bid.id }, step.pick)
    return
  }
  const level = await levelFor(drawn, who, found, { ...step, ticks: step.ticks + 3 })
  await sendSomehow(drawn, who, calls.bidsAmend.path, { bid: bid.id, ...level }, step.pick)
}
