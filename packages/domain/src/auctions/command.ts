import type { Auction } from '../auctioning/auction.ts'
import type { DueCommand } from '../module/module.ts'

export type AuctionsCommand =
  /** Announces an auction, or changes one that has not opened. */
  | { readonly kind: 'auctions.set'; readonly auction: Auction; readonly reason: string }
  /** Ends it before it is cleared: every bid is released. */
  | { readonly kind: 'auctions.callOff'; readonly reason: string }
  | (DueCommand & { readonly kind: 'auctions.reachStep' })
