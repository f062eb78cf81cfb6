import type { Auction } from '../auctioning/auction.ts'
import type { CallOffCause } from '../offering/callOff.ts'
import type { DueCommand } from '../../base/module/module.ts'

/** `split` ends a block alone: what is not listed is not split. */
export type ShareCause = Exclude<CallOffCause, 'operator'>

export type AuctionsCommand =
  /** Announces an auction, or changes one that has not opened. */
  | { readonly kind: 'auctions.set'; readonly auction: Auction; readonly reason: string }
  /** Ends a block before it is cleared and new shares before they are listed: all that is held or paid goes back. */
  | { readonly kind: 'auctions.callOff'; readonly reason: string }
  /** What became of its share: the same, where it may still be called off. */
  | { readonly kind: 'auctions.end'; readonly cause: ShareCause }
  | (DueCommand & { readonly kind: 'auctions.reachStep' })
