import { defineModule } from '../module/defineModule.ts'
import type { Instant } from '../instant.ts'
import type { Holding } from '../module/module.ts'
import { compareDecimals } from '../money/decimal.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { type BidsContext, check } from './check.ts'
import type { AuctionStepCommand, BidsCommand } from './command.ts'
import type { BidsEvent } from './event.ts'
import { amended, ended, placed, stepEvents } from './events.ts'
import { rows } from './rows.ts'
import { type Bid, type BidsState, bidIn, initialBids } from './state.ts'

export { type Bidding, type BidsContext, bidObstacles, levelObstacles } from './check.ts'
export type { AuctionStepCommand, BidsCommand } from './command.ts'
export type { BidsEvent } from './event.ts'
export { type BidRecord, bidCollections } from './rows.ts'
export {
  type Bid,
  type BidResult,
  type BidState,
  type BidsState,
  bidEndings,
  bidIn,
  bidOn,
  costOfBid,
} from './state.ts'

const isStep = (command: BidsCommand): command is AuctionStepCommand => {
  switch (command.kind) {
    case 'bids.settle':
    case 'bids.callOff':
    case 'bids.remindClose':
      return true
    case 'bids.place':
    case 'bids.amend':
    case 'bids.withdraw':
      return false
    default: {
      const never: never = command
      return never
    }
  }
}

function without(bids: BidsState['sealed'], { auction }: Bid): BidsState['sealed'] {
  const { [auction]: _ended, ...others } = bids
  return others
}

/** What has been listed meanwhile is forgotten. */
function withWon({ won }: BidsState, bid: Bid, at: Instant): BidsState['won'] {
  const all = Object.values<Bid>({ ...won, [bid.auction]: bid })
  const unlisted = all.filter(({ lockedUntil }) => lockedUntil !== undefined && at < lockedUntil)
  return Object.fromEntries(unlisted.map((one) => [one.auction, one]))
}

function evolve(state: BidsState, { kind, bid, at }: BidsEvent): BidsState {
  switch (kind) {
    case 'bids.placed':
    case 'bids.amended':
      return {
        ...state,
        made: Math.max(state.made, bid.number),
        sealed: { ...state.sealed, [bid.auction]: bid },
      }
    case 'bids.won':
      return { ...state, sealed: without(state.sealed, bid), won: withWon(state, bid, at) }
    case 'bids.withdrawn':
    case 'bids.lost':
      return { ...state, sealed: without(state.sealed, bid) }
    case 'bids.calledOff':
      return { ...state, sealed: without(state.sealed, bid), won: without(state.won, bid) }
    case 'bids.closeReminded':
      return state
    default: {
      const never: never = kind
      return never
    }
  }
}

const isSame = (bid: Bid, { price, shares }: Pick<Bid, 'price' | 'shares'>): boolean =>
  bid.shares === shares && compareDecimals(bid.price, price) === 0

function accept(command: BidsCommand, state: BidsState, context: BidsContext): readonly BidsEvent[] {
  if (isStep(command)) return stepEvents(command, state, context)
  const { bidding } = context
  if (bidding === undefined) return []
  if (command.kind === 'bids.place') return [placed(command, bidding, state, context)]
  const bid = bidIn(state, command.bid)
  if (bid === undefined) return []
  if (command.kind === 'bids.withdraw') return [ended(bid, 'withdrawn', context)]
  return isSame(bid, command) ? [] : [amended(command, bid, bidding, context)]
}

const holds = ({ sealed }: BidsState): readonly Holding[] =>
  Object.values<Bid>(sealed).map(({ id, held: money }) => ({ account: 'frozen', ref: id, money }))

const standing = [
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_FROZEN',
  'ACCOUNT_DISABLED',
  'TRADING_BANNED',
  'REAL_NAME_REQUIRED',
  'REAL_NAME_UNDER_REVIEW',
  'REAL_NAME_REJECTED',
  'FUND_OPERATION_PENDING',
] as const
const ofLevel = ['VALIDATION', 'BALANCE_INSUFFICIENT', 'AVAILABLE_INSUFFICIENT'] as const

/** A member's sealed bids, from the hold to the position (docs/rules/offers.md). */
export const bids = defineModule({
  name: 'bids',
  stream: 'account',
  initial: initialBids,
  shape: 2,
  evolve,
  upcasts: {
    'bids.placed': [],
    'bids.amended': [],
    'bids.withdrawn': [],
    'bids.won': [],
    'bids.lost': [],
    'bids.calledOff': [],
    'bids.closeReminded': [],
  },
  refusals: {
    'bids.place': [
      'PRODUCT_UNAVAILABLE',
      ...standing,
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'DUPLICATE_SUBSCRIPTION',
      ...ofLevel,
    ],
    'bids.amend': [...standing, 'ORDER_WRONG_STATE', ...ofLevel],
    'bids.withdraw': ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'],
    'bids.settle': [],
    'bids.callOff': [],
    'bids.remindClose': [],
  },
  check: (command: BidsCommand, state: BidsState, context: BidsContext): readonly Refusal[] =>
    isStep(command) ? [] : check(command, state, context),
  accept,
  schedule: () => [],
  rows,
  holds,
})
