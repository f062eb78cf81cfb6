import type { Clearing } from '../auctioning/clearing.ts'
import { type BidCost, bidCostOf } from '../auctioning/money.ts'
import type { AuctionId, BidId, InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

export const bidEndings = ['won', 'lost', 'withdrawn', 'calledOff'] as const
export type BidEnding = (typeof bidEndings)[number]

/** `sealed` until the close. */
export type BidState = 'sealed' | BidEnding

/** What the close has given a bid. */
export interface BidResult extends Clearing {
  readonly shares: number
  /** What was paid: the shares at the price of the bid, and their commission. */
  readonly value: Money
  readonly fee: Money
}

/** A bid for shares of an auction. Its id is also the `ref` of its postings, and the text of the position that it leads to. */
export interface Bid {
  readonly id: BidId
  /** Counts those of the account, from 1. */
  readonly number: number
  readonly auction: AuctionId
  readonly instrument: InstrumentId
  readonly currency: Currency
  readonly price: Decimal
  readonly shares: number
  /** In force when the price and the shares were said. */
  readonly charges: ChargeRates
  readonly placedAt: Instant
  readonly amendedAt?: Instant | undefined
  /** On hold now. */
  readonly held: Money
  /** What it held last while it was sealed. */
  readonly deposit: Money
  readonly state: BidState
  readonly result?: BidResult | undefined
  /** Of new shares that were won: until their listing. */
  readonly lockedUntil?: Instant | undefined
  readonly endedAt?: Instant | undefined
}

export interface BidsState {
  /** How many there have been. */
  readonly made: number
  /** Those that are sealed, one an auction. What has ended is in rows only. */
  readonly sealed: Readonly<Record<AuctionId, Bid>>
  /** Those that have won new shares which are not listed: their auction may still be called off. */
  readonly won: Readonly<Record<AuctionId, Bid>>
  /** Auctions that the member is to be reminded of. */
  readonly reminders: readonly AuctionId[]
}

export const initialBids: BidsState = Object.freeze({
  made: 0,
  sealed: {},
  won: {},
  reminders: [],
})

/** Ids come from outside, so only own keys count. */
export const bidOn = ({ sealed }: BidsState, auction: AuctionId): Bid | undefined =>
  Object.hasOwn(sealed, auction) ? sealed[auction] : undefined

export const wonOn = ({ won }: BidsState, auction: AuctionId): Bid | undefined =>
  Object.hasOwn(won, auction) ? won[auction] : undefined

export const bidIn = ({ sealed }: BidsState, id: BidId): Bid | undefined =>
  Object.values<Bid>(sealed).find((bid) => bid.id === id)

export const costOfBid = ({
  charges,
  currency,
  ...level
}: Pick<Bid, 'price' | 'shares' | 'charges' | 'currency'>): BidCost => bidCostOf(level, charges, currency)
