import type { BlockOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type Market,
  decimal,
  discountPercent,
  discounted,
  exact,
  toDecimal,
} from '@onelot/domain'

/** What a share costs, and how far that is under the last price. */
export interface PricedNow {
  readonly price: Decimal | undefined
  readonly last: Decimal | undefined
  /** A percentage; negative above the last price. */
  readonly percent: Decimal | undefined
}

type Priced = Pick<BlockOnWire, 'price' | 'last' | 'low' | 'terms'>

/** By a price that is newer than that of the answer, where there is one: the discount of a block is of the price of now. */
export function pricedNow(
  { price, last, low, terms }: Priced,
  live: Decimal | undefined,
  market: Pick<Market, 'ticks'> | undefined,
): PricedNow {
  // A share that is halted has no price to be under.
  const now = last === undefined ? undefined : (live ?? last)
  const isNewer = terms !== undefined && now !== undefined && market !== undefined
  const shown = isNewer ? discounted(terms.discount, now, market, low) : price
  return {
    price: shown,
    last: now,
    percent: shown === undefined || now === undefined ? undefined : discountPercent(shown, now),
  }
}

/** Shares that are taken of all. */
export const takenOf = ({ shares, left }: Pick<BlockOnWire, 'shares' | 'left'>): Decimal =>
  decimal(String(shares - left))

/** The least that is asked for: that of the block, or one share. */
export const leastOf = ({ terms }: Pick<BlockOnWire, 'terms'>): number => terms?.minShares ?? 1

/** Whether nothing more can be asked for: less is left than the least. */
export const isFull = (block: Pick<BlockOnWire, 'left' | 'terms'>): boolean => block.left < leastOf(block)

/** All the shares as a part of what is traded on a day; undefined where that is not known. */
export const partOfDay = ({
  shares,
  averageVolume,
}: Pick<BlockOnWire, 'shares' | 'averageVolume'>): Decimal | undefined =>
  averageVolume === undefined || exact(averageVolume).eq('0')
    ? undefined
    : toDecimal(exact(String(shares)).div(averageVolume).round(4))
