import type { Auction } from '../auctioning/auction.ts'
import type { Clearing } from '../auctioning/clearing.ts'
import type { AuctionStep } from '../auctioning/steps.ts'
import type { Instant } from '../instant.ts'

/** `delisted`: nobody could sell the shares. */
export const callOffCauses = ['operator', 'delisted'] as const
export type CallOffCause = (typeof callOffCauses)[number]

export interface AuctionsState {
  /** Undefined before it is announced. */
  readonly auction: Auction | undefined
  /** In the order in which they were. */
  readonly reached: readonly AuctionStep[]
  /** Once it is cleared. */
  readonly clearing?: Clearing | undefined
  /** Nothing happens to it any more. */
  readonly calledOff?: { readonly at: Instant; readonly cause: CallOffCause } | undefined
}

export const initialAuctions: AuctionsState = Object.freeze({ auction: undefined, reached: [] })
