import type { InstrumentId, PositionId } from '../../../base/ids.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { toDecimal } from '../../../base/money/exact.ts'
import { type Money, add } from '../../../base/money/money.ts'
import { quantityOf } from '../charges.ts'
import type { Fill, PositionBase } from '../positions/position.ts'
import { isOwnership } from '../positions/asset.ts'

/** Owned securities of one instrument, summed for display; the positions themselves are never averaged. */
export interface InventoryLine {
  readonly instrument: InstrumentId
  readonly positions: readonly PositionId[]
  readonly lots: number
  readonly quantity: Decimal
  /** The whole price that was paid for what is still open, charges aside. */
  readonly cost: Money
}

/** An open position, or a view of one. */
export type Held = PositionBase & { readonly fill: Fill }

function extended(line: InventoryLine | undefined, position: Held): InventoryLine {
  const { terms, fill, lotSize } = position
  const quantity = quantityOf(fill.lots, lotSize)
  return {
    instrument: terms.instrument,
    positions: [...(line?.positions ?? []), position.id],
    lots: (line?.lots ?? 0) + fill.lots,
    quantity: toDecimal(line === undefined ? quantity : quantity.plus(line.quantity)),
    cost: line === undefined ? fill.margin : add(line.cost, fill.margin),
  }
}

/** The Inventory tab of open positions, in the order in which the instruments come first. */
export function inventoryOf(positions: readonly Held[]): readonly InventoryLine[] {
  const lines = new Map<InstrumentId, InventoryLine>()
  for (const position of positions.filter(isOwnership)) {
    const { instrument } = position.terms
    lines.set(instrument, extended(lines.get(instrument), position))
  }
  return [...lines.values()]
}
