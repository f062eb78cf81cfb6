import { bidObstacleCodes, contract } from '@onelot/api-client'
import {
  type AuctionId,
  type BidId,
  type Refusal,
  type Result,
  type RowValue,
  accountStream,
  auctionStepsOf,
  balanceOf,
  no,
  ok,
  refuse,
  remindersAhead,
  sliceOf,
} from '@onelot/domain'
import {
  type Bid,
  type BidEvent,
  type BidRecord,
  bidCollections,
  bidIn,
  bidObstacles,
  bidOn,
  bids as rules,
} from '@onelot/domain/modules/newShares/bids'
import { storedPage } from '../../../http/paging.ts'
import {
  type MemberVisit,
  type MemberWriteVisit,
  type Route,
  memberRead,
  memberWrite,
} from '../../../http/route.ts'
import type { Plan } from '../../../kernel/plan.ts'
import { readableAuction } from '../foundAuction.ts'
import { decidedForMember } from '../../base/decided.ts'
import { biddingOf, knownOf } from './context.ts'
import { bidOnWire } from './onWire.ts'

const calls = contract.bids

/** The module writes each row of its list. */
const bidInRow = ({ body }: RowValue): Bid => (body as BidRecord).bid

/** The bid that a command was about; an amendment that changes nothing has no event. @throws Error where there is none */
function bidOf({ events, after }: Plan, id?: BidId): Bid {
  // The command's own events are of its bid.
  const [event] = events as readonly BidEvent[]
  const bid = event?.bid ?? (id === undefined ? undefined : bidIn(sliceOf(after, rules), id))
  if (bid === undefined) throw new Error('nothing has become of a bid')
  return bid
}

const ownBid = async (
  { services, account }: MemberVisit,
  id: BidId,
): Promise<Result<Bid, Refusal<'ORDER_WRONG_STATE'>>> => {
  const row = await services.store.row(bidCollections.list, accountStream(account), id)
  return row === undefined ? no(refuse('ORDER_WRONG_STATE', {})) : ok(bidInRow(row))
}

/** The last bid on an auction that has ended, unless it was withdrawn. */
async function endedBid({ services, account }: MemberVisit, auction: AuctionId): Promise<Bid | undefined> {
  const filter = { collection: bidCollections.list, stream: accountStream(account), group: auction }
  const { rows } = await services.store.rows(filter, { limit: 1 })
  const [bid] = rows.map(({ row }) => bidInRow(row))
  return bid?.state === 'withdrawn' ? undefined : bid
}

const answered = async ({ services, now }: MemberWriteVisit, plan: Plan, id?: BidId) => ({
  bid: await bidOnWire(services, bidOf(plan, id), now),
})

export const routes: readonly Route[] = [
  memberRead(calls.bidsTerms, async ({ auction: id }, visit) => {
    const { services, account, now } = visit
    const found = await readableAuction(services, id)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    const base = { now, newId: '', ledger: state.ledger }
    const standing = knownOf(services, { state, base }, found.value)
    const bidding = biddingOf(services, found.value)
    const against = bidObstacles(bidding, standing)
    const { currency } = found.value.auction.instrument
    const own = sliceOf(state, rules)
    const bid = bidOn(own, id) ?? (await endedBid(visit, id))
    return ok({
      available: balanceOf(state.ledger, currency, 'available'),
      frozen: balanceOf(state.ledger, currency, 'frozen'),
      obstacles: bidObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      bid: bid && (await bidOnWire(services, bid, now)),
      reminded: own.reminders.includes(id),
      reminders: bidding.isOver ? [] : remindersAhead(auctionStepsOf(found.value.auction), now),
    })
  }),

  memberWrite(calls.bidsPlace, async ({ auction, price, shares }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'bids.place', auction, price, shares })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan), message: 'SUBSCRIBED', plan })
  }),

  memberWrite(calls.bidsAmend, async ({ bid, price, shares }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'bids.amend', bid, price, shares })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan, bid), message: 'SUBSCRIBED', plan })
  }),

  memberWrite(calls.bidsWithdraw, async ({ bid }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'bids.withdraw', bid })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan), message: 'CANCELLED', plan })
  }),

  memberWrite(calls.bidsRemind, async ({ auction, remind }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'bids.setReminder', auction, remind })
    if (!decided.ok) return decided
    return ok({ data: { reminded: remind }, plan: decided.value })
  }),

  memberRead(calls.bidsList, async ({ state, ...page }, { services, account, now }) => {
    const stream = accountStream(account)
    const found = await storedPage(services, { collection: bidCollections.list, stream, state }, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const bids = await Promise.all(rows.map(({ row }) => bidOnWire(services, bidInRow(row), now)))
    return ok({ bids, ...rest })
  }),

  memberRead(calls.bidsGet, async ({ bid }, visit) => {
    const found = await ownBid(visit, bid)
    return found.ok ? ok({ bid: await bidOnWire(visit.services, found.value, visit.now) }) : found
  }),
]
