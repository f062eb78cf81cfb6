import { type DemandLevel, sharesWon } from '../auctioning/clearing.ts'
import { bidCostOf } from '../auctioning/money.ts'
import { bidId } from '../../base/ids.ts'
import { adjust, hold, release } from '../../base/ledger/holds.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { add, subtract, zero } from '../../base/money/money.ts'
import type { Bidding, BidsContext } from './check.ts'
import type { AuctionStepCommand } from './command.ts'
import type { BidsEvent } from './event.ts'
import { type Bid, type BidEnding, type BidsState, bidOn, wonOn } from './state.ts'

type Base = Pick<BidsContext, 'now'>

/** As decimals are written, however it was typed. */
const written = ({ price, shares }: DemandLevel): DemandLevel => ({ price: toDecimal(exact(price)), shares })

export function placed(
  level: DemandLevel,
  { auction, charges }: Bidding,
  { made }: BidsState,
  { now: at, newId }: BidsContext,
): BidsEvent {
  const { instrument } = auction
  const { total } = bidCostOf(level, charges, instrument.currency)
  const id = bidId(`B${newId}`)
  return {
    kind: 'bids.placed',
    version: 1,
    at,
    postings: hold(total, 'bids.held', id),
    bid: {
      id,
      number: made + 1,
      auction: auction.id,
      instrument: instrument.id,
      currency: instrument.currency,
      ...written(level),
      charges,
      placedAt: at,
      held: total,
      deposit: total,
      state: 'sealed',
    },
  }
}

/** Only the difference to what is on hold moves. */
export function amended(level: DemandLevel, before: Bid, { charges }: Bidding, { now: at }: Base): BidsEvent {
  const { id, currency, held } = before
  const { total } = bidCostOf(level, charges, currency)
  return {
    kind: 'bids.amended',
    version: 1,
    at,
    postings: adjust(held, total, { held: 'bids.raised', released: 'bids.reduced' }, id),
    bid: { ...before, ...written(level), charges, amendedAt: at, held: total, deposit: total },
  }
}

/** All that is on hold goes back, and all that the shares have cost where it has won. */
function calledOff({ result, ...bid }: Bid, { now: at }: Base): BidsEvent {
  return {
    kind: 'bids.calledOff',
    version: 1,
    at,
    postings: release(bid.held, 'bids.calledOff', bid.id),
    bid: { ...bid, state: 'calledOff', held: zero(bid.currency), endedAt: at },
    refunded: result === undefined ? bid.held : add(result.value, result.fee),
    hadWon: bid.state === 'won',
  }
}

/** Everything that is on hold goes back. */
export function ended(
  bid: Bid,
  ending: Exclude<BidEnding, 'won' | 'calledOff'>,
  { now: at }: Base,
): BidsEvent {
  return {
    kind: `bids.${ending}`,
    version: 1,
    at,
    postings: release(bid.held, `bids.${ending}`, bid.id),
    bid: { ...bid, state: ending, held: zero(bid.currency), endedAt: at },
  }
}

/** What an auction does to the bid of one account on it, or to its reminder. Where something came first, it does nothing. */
export function stepEvents(
  command: AuctionStepCommand,
  state: BidsState,
  { now: at, bidding }: BidsContext,
): readonly BidsEvent[] {
  if (command.kind === 'bids.remind') {
    const { auction, step } = command
    if (bidding === undefined || !state.reminders.includes(auction)) return []
    const { closesAt } = bidding.auction.dates
    const instrument = bidding.auction.instrument.id
    return [{ kind: 'bids.reminded', version: 1, at, postings: [], auction, step, instrument, closesAt }]
  }
  const bid = bidOn(state, command.auction)
  if (command.kind === 'bids.callOff') {
    const own = bid ?? wonOn(state, command.auction)
    return own === undefined ? [] : [calledOff(own, { now: at })]
  }
  if (command.kind === 'bids.noteListing') {
    const { auction } = command
    if (wonOn(state, auction) === undefined) return []
    return [{ kind: 'bids.listed', version: 1, at, postings: [], auction }]
  }
  if (bid === undefined) return []
  if (command.kind === 'bids.settle' && bidding?.isGone === true) return [calledOff(bid, { now: at })]
  switch (command.kind) {
    case 'bids.remindClose': {
      if (bidding === undefined) return []
      const { closesAt } = bidding.auction.dates
      return [{ kind: 'bids.closeReminded', version: 1, at, postings: [], bid, closesAt }]
    }
    case 'bids.settle': {
      const { clearing } = command
      const shares = sharesWon(bid, clearing)
      const { currency, charges, price, id } = bid
      if (shares === 0) {
        const result = { ...clearing, shares, value: zero(currency), fee: zero(currency) }
        return [ended({ ...bid, result }, 'lost', { now: at })]
      }
      const { value, fee, total } = bidCostOf({ price, shares }, charges, currency)
      const result = { ...clearing, shares, value, fee }
      const lockedUntil = bidding?.auction.dates.listsAt
      return [
        {
          kind: 'bids.won',
          version: 1,
          at,
          postings: release(subtract(bid.held, total), 'bids.unused', id),
          bid: { ...bid, state: 'won', held: zero(currency), result, lockedUntil, endedAt: at },
          result,
          lockedUntil,
        },
      ]
    }
    default: {
      const never: never = command
      return never
    }
  }
}
