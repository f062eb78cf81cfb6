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
import { type FoundAuction, auctionOf, auctionStream } from '../../foundAuction.ts'
import { newCompany } from '../../../../worlds/newCompany.ts'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { type Act, announcements, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { operating } from '../../../../anyCommands/operating.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

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

const announced = announcements('auction')
const drawnAuction = (drawn: DrawnBroker, back = 0): AuctionId => auctionId(announced.last(drawn, back))

/** The auction that was announced last, while it is open; a new one otherwise, open for ten minutes and listed the next day. */
async function openAuction(drawn: DrawnBroker, { pick }: Drawn): Promise<FoundAuction | undefined> {
  const { services, operator } = drawn.broker
  const now = drawn.clock.now()
  const last = await auctionOf(services, drawnAuction(drawn))
  if (last?.phase === 'open' && now < last.auction.dates.closesAt) return last
  drawn.sent += 1
  const id = auctionId(announced.next(drawn))
  const { market, floor } = nth(markets, pick >> 3) ?? markets[0]
  const dates = { opensAt: now, closesAt: plusMs(now, OPEN_MS), listsAt: plusMs(now, LISTED_MS) }
  const instrument = newCompany({ listedAt: dates.listsAt, market, code: id.replace('-', '').toUpperCase() })
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
  { pick, ticks }: Drawn,
) {
  const { instrument, floor, shares: offered } = auction
  const table = defaultMarkets[instrument.market]
  const price = stepTick(table, floor, pick % 23 === 0 ? -1 : Math.abs(ticks) % 40)
  const { amount } = balanceOf((await drawn.stateOf(who)).ledger, instrument.currency, 'available')
  const money = exact(amount).times(nth(parts, pick >> 2) ?? '0.1')
  const most = Math.min(offered, Math.floor(Number(money.div(price).toFixed(4))))
  return { price, shares: Math.max(pick % 29 === 0 ? 1 : 10, most) }
}

const bid: Act = async (drawn, who, step) => {
  const found = await openAuction(drawn, step)
  if (found === undefined) return
  const body = { auction: found.auction.id, ...(await levelFor(drawn, who, found, step)) }
  await sendSomehow(drawn, who, calls.bidsPlace.path, body, step.pick)
}

/** A bid that there is, or one that is made first. */
async function sealedBid(drawn: DrawnBroker, who: DrawnMember, step: Drawn) {
  if ((await bidsOf(drawn, who)).length === 0) await bid(drawn, who, { ...step, pick: step.pick * 7 + 2 })
  const [sealed] = await bidsOf(drawn, who)
  const found = sealed && (await auctionOf(drawn.broker.services, sealed.auction))
  return sealed && found && { sealed, found }
}

const amendBid: Act = async (drawn, who, step) => {
  const known = await sealedBid(drawn, who, step)
  if (known === undefined) return
  const level = await levelFor(drawn, who, known.found, { ...step, ticks: step.ticks + 3 })
  await sendSomehow(drawn, who, calls.bidsAmend.path, { bid: known.sealed.id, ...level }, step.pick)
}

const withdrawBid: Act = async (drawn, who, step) => {
  const known = await sealedBid(drawn, who, step)
  if (known) await sendSomehow(drawn, who, calls.bidsWithdraw.path, { bid: known.sealed.id }, step.pick)
}

/** The one that was announced last, or the one before it. */
const callOffAuction = operating(async ({ drawn, operator, step }) => {
  const id = drawnAuction(drawn, (step.pick >> 3) % 2)
  const found = await auctionOf(drawn.broker.services, id)
  return found && operator.command(auctions, auctionStream(id), { kind: 'auctions.callOff', reason: '' })
})

export const acts = defineActs({
  acts: { bid, amendBid, withdrawBid, callOffAuction },
  byOperator: ['callOffAuction'],
  drawn: [
    [9, 'bid', 'amendBid', 'withdrawBid'],
    [12, 'callOffAuction'],
  ],
  kinds: [
    'bids/place',
    'bids/amend',
    'bids/withdraw',
    'listings.listAuctioned',
    'listings.listAtCut',
    'listings.withdrawAuctioned',
    'auctions.announced',
    'auctions.calledOff',
    'auctions.reachStep',
    'bids.callOff',
    'bids.settle',
    'bids.noteListing',
  ],
})
