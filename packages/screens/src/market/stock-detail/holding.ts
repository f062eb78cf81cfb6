import { type Decimal, type Market, type Money, type OpenPositionView, type Side, add } from '@onelot/domain'
import { averageEntry, positionFigures, zero } from '@onelot/domain'

/** All that one has open of an instrument on one side, summed for showing; each position is still closed by itself. */
export interface Holding {
  readonly side: Side
  readonly positions: readonly OpenPositionView[]
  readonly lots: number
  /** Entry prices, weighed by lots. */
  readonly average: Decimal
}

export interface HoldingFigures {
  readonly marketValue: Money
  readonly margin: Money
  readonly unrealised: Money
}

const sides = ['long', 'short'] as const

export function holdingsOf(held: readonly OpenPositionView[]): readonly Holding[] {
  return sides.flatMap((side) => {
    const positions = held.filter(({ terms }) => terms.side === side)
    const average = averageEntry(positions)
    if (average === undefined) return []
    return [{ side, positions, lots: positions.reduce((sum, { fill }) => sum + fill.lots, 0), average }]
  })
}

/** What a holding is worth at a price; undefined where it has no positions. */
export function holdingFigures(
  { positions }: Pick<Holding, 'positions'>,
  price: Decimal,
  market: Pick<Market, 'charges'>,
): HoldingFigures | undefined {
  const [first] = positions
  if (first === undefined) return undefined
  const none = zero(first.currency)
  const figures = positions.map((position) => positionFigures(position, price, market))
  return {
    marketValue: add(none, ...figures.map((each) => each.marketValue)),
    margin: add(none, ...positions.map(({ fill }) => fill.margin)),
    unrealised: add(none, ...figures.map((each) => each.unrealised)),
  }
}
