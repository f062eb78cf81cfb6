import type { AuctionId, InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Money } from '../../base/money/money.ts'
import type { Bid, BidResult } from './state.ts'
import type { ReminderStep } from '../../base/module/reminders.ts'

interface OfBid extends ModuleEvent {
  readonly version: 1
  /** As it is from then on. */
  readonly bid: Bid
}

/** Of what is not a bid. */
interface OfAuction extends ModuleEvent {
  readonly version: 1
  readonly auction: AuctionId
}

export type BidEvent =
  | (OfBid & { readonly kind: 'bids.placed' })
  /** Postings hold or release the difference. */
  | (OfBid & { readonly kind: 'bids.amended' })
  | (OfBid & { readonly kind: 'bids.withdrawn' })
  /** The position is opened in the same append, with what is still on hold; the postings release the rest. */
  | (OfBid & {
      readonly kind: 'bids.won'
      readonly result: BidResult
      /** Of new shares: until their listing. */
      readonly lockedUntil?: Instant | undefined
    })
  | (OfBid & { readonly kind: 'bids.lost' })
  /**
   * `refunded` comes back now: what is on hold, or, where it had won, what the position has cost. The position is given back in the same
   * append.
   */
  | (OfBid & { readonly kind: 'bids.calledOff'; readonly refunded: Money; readonly hadWon: boolean })
  | (OfBid & { readonly kind: 'bids.closeReminded'; readonly closesAt: Instant })

export type ReminderEvent =
  | (OfAuction & { readonly kind: 'bids.reminderSet'; readonly remind: boolean })
  | (OfAuction & {
      readonly kind: 'bids.reminded'
      readonly step: ReminderStep
      readonly instrument: InstrumentId
      readonly closesAt: Instant
    })

/** What was won of the auction can be sold, and is not given back any more. */
export type ListedEvent = OfAuction & { readonly kind: 'bids.listed' }

export type BidsEvent = BidEvent | ReminderEvent | ListedEvent
