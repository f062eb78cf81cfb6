import { manageCodes, standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { AuctionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Holding } from '../../base/module/module.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { withReminder } from '../../base/module/reminders.ts'
import type { Refusal } from '../../base/refusals/refusal.ts'
import { type BidsContext, check } from './check.ts'
import type { AuctionStepCommand, BidsCommand } from './command.ts'
import type { BidsEvent } from './event.ts'
import { amended, ended, placed, stepEvents } from './events.ts'
import { rows } from './rows.ts'
import { type Bid, type BidsState, bidIn, initialBids } from './state.ts'

export { type Bidding, type BidsContext, bidObstacles, levelObstacles } from './check.ts'
export type { AuctionStepCommand, BidsCommand } from './command.ts'
export type { BidEvent, BidsEvent } from './event.ts'
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
    case 'bids.noteListing':
    case 'bids.remindClose':
    case 'bids.remind':
      return true
    case 'bids.place':
    case 'bids.amend':
    case 'bids.withdraw':
    case 'bids.setReminder':
      return false
    default: {
      const never: never = command
      return never
    }
  }
}

function without(bids: BidsState['sealed'], { auction }: Pick<Bid, 'auction'>): BidsState['sealed'] {
  const { [auction]: _ended, ...others } = bids
  return others
}

/** What has been listed meanwhile is forgotten: an earlier release noted no listing. */
function withWon({ won }: BidsState, bid: Bid, at: Instant): BidsState['won'] {
  const all = Object.values<Bid>({ ...won, [bid.auction]: bid })
  const unlisted = all.filter(({ lockedUntil }) => lockedUntil !== undefined && at < lockedUntil)
  return Object.fromEntries(unlisted.map((one) => [one.auction, one]))
}

const withSealed = (state: BidsState, bid: Bid): BidsState => ({
  ...state,
  made: Math.max(state.made, bid.number),
  sealed: { ...state.sealed, [bid.auction]: bid },
})

const withReminderOf = (state: BidsState, auction: AuctionId, remind: boolean): BidsState => ({
  ...state,
  reminders: withReminder(state.reminders, auction, remind),
})

function evolve(state: BidsState, event: BidsEvent): BidsState {
  switch (event.kind) {
    case 'bids.placed':
      // Who has bid is told of the close by the bid.
      return withReminderOf(withSealed(state, event.bid), event.bid.auction, false)
    case 'bids.amended':
      return withSealed(state, event.bid)
    case 'bids.won':
      return {
        ...state,
        sealed: without(state.sealed, event.bid),
        won: withWon(state, event.bid, event.at),
      }
    case 'bids.withdrawn':
    case 'bids.lost':
      return { ...state, sealed: without(state.sealed, event.bid) }
    case 'bids.calledOff':
      return { ...state, sealed: without(state.sealed, event.bid), won: without(state.won, event.bid) }
    case 'bids.listed':
      return { ...state, won: without(state.won, event) }
    case 'bids.reminderSet':
      return withReminderOf(state, event.auction, event.remind)
    case 'bids.reminded':
      // After the opening comes one more: the last day, or that it is called off.
      return event.step === 'open' ? state : withReminderOf(state, event.auction, false)
    case 'bids.closeReminded':
      return state
    default: {
      const never: never = event
      return never
    }
  }
}

const isSame = (bid: Bid, { price, shares }: Pick<Bid, 'price' | 'shares'>): boolean =>
  bid.shares === shares && compareDecimals(bid.price, price) === 0

function accept(command: BidsCommand, state: BidsState, context: BidsContext): readonly BidsEvent[] {
  if (isStep(command)) return stepEvents(command, state, context)
  const { bidding, now: at } = context
  if (command.kind === 'bids.setReminder') {
    const { auction, remind } = command
    const isSet = state.reminders.includes(auction)
    return isSet === remind
      ? []
      : [{ kind: 'bids.reminderSet', version: 1, at, postings: [], auction, remind }]
  }
  if (bidding === undefined) return []
  if (command.kind === 'bids.place') return [placed(command, bidding, state, context)]
  const bid = bidIn(state, command.bid)
  if (bid === undefined) return []
  if (command.kind === 'bids.withdraw') return [ended(bid, 'withdrawn', context)]
  return isSame(bid, command) ? [] : [amended(command, bid, bidding, context)]
}

const holds = ({ sealed }: BidsState): readonly Holding[] =>
  Object.values<Bid>(sealed).map(({ id, held: money, auction }) => ({
    account: 'frozen',
    ref: id,
    money,
    // A bid is shown with its auction.
    heldFor: { kind: 'product', id: auction },
  }))

const ofLevel = ['VALIDATION', ...coverCodes] as const

/** A member's sealed bids, from the hold to the position (docs/rules/offers.md). */
export const bids = defineModule({
  name: 'bids',
  stream: 'account',
  initial: initialBids,
  shape: 3,
  evolve,
  upcasts: {
    'bids.placed': [],
    'bids.amended': [],
    'bids.withdrawn': [],
    'bids.won': [],
    'bids.lost': [],
    'bids.calledOff': [],
    'bids.listed': [],
    'bids.closeReminded': [],
    'bids.reminderSet': [],
    'bids.reminded': [],
  },
  refusals: {
    'bids.place': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'DUPLICATE_SUBSCRIPTION',
      ...ofLevel,
    ],
    'bids.amend': [...standingCodes, 'ORDER_WRONG_STATE', ...ofLevel],
    'bids.withdraw': [...manageCodes, 'ORDER_WRONG_STATE'],
    'bids.setReminder': ['PRODUCT_UNAVAILABLE', 'SUBSCRIPTION_CHANNEL_CLOSED', 'DUPLICATE_SUBSCRIPTION'],
    'bids.settle': [],
    'bids.callOff': [],
    'bids.noteListing': [],
    'bids.remindClose': [],
    'bids.remind': [],
  },
  check: (command: BidsCommand, state: BidsState, context: BidsContext): readonly Refusal[] =>
    isStep(command) ? [] : check(command, state, context),
  accept,
  schedule: () => [],
  rows,
  openWork: ({ sealed }) => Object.keys(sealed).length > 0,
  holds,
})
