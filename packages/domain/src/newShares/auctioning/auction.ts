import type { AuctionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Localized } from '../../base/localized.ts'
import type { Decimal } from '../../base/money/decimal.ts'

/** `newShare`: shares of a company before its listing. `block`: shares of a listed one. */
export const auctionKinds = ['newShare', 'block'] as const
export type AuctionKind = (typeof auctionKinds)[number]

export interface AuctionDates {
  readonly opensAt: Instant
  /** Bids are taken, amended and withdrawn before it. */
  readonly closesAt: Instant
  /** Of new shares alone: when they are listed. What was won is locked until then. */
  readonly listsAt?: Instant | undefined
}

/** Shares that members bid for, each at a price of their own (docs/rules/offers.md). */
export interface Auction {
  readonly id: AuctionId
  readonly kind: AuctionKind
  readonly instrument: Instrument
  /** The company in full. */
  readonly issuer: Localized
  /** Whose shares they are. */
  readonly seller: Localized
  readonly dates: AuctionDates
  /** Least price of a bid. */
  readonly floor: Decimal
  /** Shares that are offered. */
  readonly shares: number
  /** Fewest shares of a bid. */
  readonly minShares: number
  /** Demand besides that of members, which the broker simulates: a function of the seed. */
  readonly simulated: {
    readonly seed: string
    /** Shares that are asked for, as a multiple of those that are offered. */
    readonly ratio: Decimal
  }
}
