import type { AuctionOnWire, BidOnWire, BidTerms } from '@onelot/api-client'
import {
  type BidCost,
  type Decimal,
  type Market,
  type Money,
  type Refusal,
  add,
  bidCostOf,
  greatestCount,
  isNegative,
  subtract,
} from '@onelot/domain'
import { levelObstacles } from '@onelot/domain/modules/newShares/bids'

/** What is filled in so far. */
export interface BidDraft {
  readonly price: Decimal | undefined
  readonly shares: number | undefined
}
export interface BidLevel {
  readonly price: Decimal
  readonly shares: number
}

export type BidRules = Pick<Market, 'ticks' | 'charges'>
type Asked = Pick<AuctionOnWire, 'floor' | 'shares' | 'minShares'> & {
  readonly instrument: Pick<AuctionOnWire['instrument'], 'currency'>
}
type Funds = Pick<BidTerms, 'available' | 'frozen'>

/** Why a price and shares may not be bid, by the rules that the broker asks too; undefined where they may. */
export function wrongIn(
  level: BidLevel,
  auction: Asked,
  market: BidRules,
  { available, frozen }: Funds,
  before: Pick<BidOnWire, 'held'> | undefined,
): Refusal | undefined {
  const ledger = { [available.currency]: { available: available.amount, frozen: frozen.amount } }
  const bidding = { auction, tickTable: market, charges: market.charges }
  const [first] = levelObstacles(level, bidding, { ledger }, before)
  return first
}

/** What a bid puts on hold, and what is available besides it then. */
export function costOf(
  level: BidLevel,
  { instrument }: Asked,
  { charges }: BidRules,
  { available }: Pick<Funds, 'available'>,
  before: Pick<BidOnWire, 'held'> | undefined,
): BidCost & { readonly after: Money } {
  const cost = bidCostOf(level, charges, instrument.currency)
  const free = before === undefined ? available : add(available, before.held)
  return { ...cost, after: subtract(free, cost.total) }
}

/** The most shares of the auction that may be bid for at a price: all of them, or as many as the reader's money pays, where that is the least or more. */
export function mostSharesAt(
  price: Decimal,
  auction: Asked,
  market: BidRules,
  terms: Pick<Funds, 'available'>,
  before: Pick<BidOnWire, 'held'> | undefined,
): number {
  const { minShares, shares } = auction
  const paid = greatestCount(
    shares,
    (count) => !isNegative(costOf({ price, shares: count }, auction, market, terms, before).after),
  )
  return paid < minShares ? shares : paid
}
