import type { Auction } from '../auctioning/auction.ts'
import type { Clearing } from '../auctioning/clearing.ts'
import type { AuctionStep } from '../auctioning/steps.ts'
import type { Instant } from '../../base/instant.ts'
import type { CallOffCause } from '../offering/callOff.ts'

export interface AuctionsState {
  /** Undefined before it is announced. */
  readonly auction: Auction | undefined
  /** When it was announced or changed last: its prices and shares are those of then. */
  readonly setAt?: Instant | undefined
  /** In the order in which they were. */
  readonly reached: readonly AuctionStep[]
  /** Once it is cleared. */
  readonly clearing?: Clearing | undefined
  /** Nothing happens to it any more. */
  readonly calledOff?: { readonly at: Instant; readonly cause: CallOffCause } | undefined
}

export const initialAuctions: AuctionsState = Object.freeze({ auction: undefined, reached: [] })

/** A block may be called off until it is cleared; new shares, which nobody can have sold before, until they are listed. */
export function mayBeCalledOff({ auction, reached, clearing, calledOff }: AuctionsState): boolean {
  if (auction === undefined || calledOff !== undefined) return false
  return auction.kind === 'block' ? clearing === undefined : !reached.includes('list')
}
