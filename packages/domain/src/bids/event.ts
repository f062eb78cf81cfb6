import type { Instant } from '../instant.ts'
import type { ModuleEvent } from '../module/module.ts'
import type { Money } from '../money/money.ts'
import type { Bid, BidResult } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
  /** As it is from then on. */
  readonly bid: Bid
}

export type BidsEvent =
  | (Base & { readonly kind: 'bids.placed' })
  /** Postings hold or release the difference. */
  | (Base & { readonly kind: 'bids.amended' })
  | (Base & { readonly kind: 'bids.withdrawn' })
  /** The position is opened in the same append, with what is still on hold; the postings release the rest. */
  | (Base & {
      readonly kind: 'bids.won'
      readonly result: BidResult
      /** Of new shares: until their listing. */
      readonly lockedUntil?: Instant | undefined
    })
  | (Base & { readonly kind: 'bids.lost' })
  /**
   * `refunded` comes back now: what is on hold, or, where it had won, what the position has cost. The position is given back in the same
   * append.
   */
  | (Base & { readonly kind: 'bids.calledOff'; readonly refunded: Money; readonly hadWon: boolean })
  | (Base & { readonly kind: 'bids.closeReminded'; readonly closesAt: Instant })
