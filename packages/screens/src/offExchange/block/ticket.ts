import type { BlockOnWire, BlockTermsOnWire } from '@onelot/api-client'
import {
  type BlockCost,
  type ChargeRates,
  type Decimal,
  type Market,
  type Money,
  type Refusal,
  averageEntry,
  blockCostOf,
  breakEvenOf,
  coverRefusals,
  invalid,
  refuse,
  subtract,
} from '@onelot/domain'
import { leastOf } from '../../parts/blocks/blockView.ts'

/** What a quantity of a product takes, and what comes of it. */
export interface TicketFigures extends BlockCost {
  /** Available once it is on hold; negative where it does not reach. */
  readonly after: Money
  /** The least price at which a sale brings back what was paid, the charges of both sides included. */
  readonly breakEven: Decimal
  /** Of what is owned of the share, charges aside; `before` is missing where nothing is. */
  readonly average: { readonly before: Decimal | undefined; readonly after: Decimal | undefined }
}

const entryOf = (
  { entry }: Pick<BlockTermsOnWire, 'entry'>,
  market: Pick<Market, 'charges'>,
): ChargeRates => ({
  ...market.charges,
  ...entry,
})

const held = (lots: number, price: Decimal) => ({ fill: { lots, price } })

export function figuresOf(
  priced: { readonly price: Decimal; readonly shares: number },
  { instrument }: Pick<BlockOnWire, 'instrument'>,
  terms: Pick<BlockTermsOnWire, 'available' | 'entry' | 'own'>,
  market: Pick<Market, 'charges' | 'ticks'>,
): TicketFigures {
  const cost = blockCostOf(priced, entryOf(terms, market), instrument.currency)
  const { lots, average } = terms.own
  const own = average === undefined ? [] : [held(lots, average)]
  return {
    ...cost,
    after: subtract(terms.available, cost.total),
    breakEven: breakEvenOf(cost.total, priced.shares, market.charges, market),
    average: { before: average, after: averageEntry([...own, held(priced.shares, priced.price)]) },
  }
}

/** Why a quantity may not be asked for, by the rules that the broker asks too; undefined where it may. */
export function wrongIn(
  shares: number,
  block: Pick<BlockOnWire, 'terms' | 'left'>,
  total: Money,
  { available, frozen }: Pick<BlockTermsOnWire, 'available' | 'frozen'>,
): Refusal | undefined {
  if (!Number.isSafeInteger(shares) || shares < 1) return invalid({ lots: 'notWhole' })
  const { terms, left } = block
  const least = leastOf(block)
  if (terms !== undefined && shares < least)
    return refuse('BLOCK_BELOW_MINIMUM_SHARES', { shares: least }, { lots: 'tooLow' })
  if (shares > left) return invalid({ lots: 'tooHigh' })
  return coverRefusals(total, { available, frozen }, { lots: 'tooHigh' })[0]
}
