import type { InstrumentId, OrderId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import { type Decimal, toDecimal } from '../money/decimal.ts'
import { type Money, add } from '../money/money.ts'
import { quantityOf } from './charges.ts'
import type { OpenPosition, Position, PositionStatus } from './order.ts'

/** Tabs of /trade/index (RULES 3). */
export const positionTabs = [
  'purchase',
  'inProgress',
  'terminated',
  'inventory',
  'digitalCurrency',
  'foreignExchange',
] as const
export type PositionTab = (typeof positionTabs)[number]

export const isOpen = (position: Position): position is OpenPosition =>
  position.status === 'holding' || position.status === 'preparingToClose'

/** Owned securities: open, long, unleveraged, and neither digital currency nor foreign exchange. */
const isOwned = (position: Position): position is OpenPosition =>
  isOpen(position) &&
  position.terms.side === 'long' &&
  position.terms.leverage === 1 &&
  position.market !== 'CRYPTO' &&
  position.market !== 'FX'

/** Where a position is listed, its own tab first; owned securities are summed under Inventory besides. */
export function tabsOf(position: Position): readonly PositionTab[] {
  if (position.status === 'pendingOrder') return ['purchase']
  if (!isOpen(position)) return ['terminated']
  if (position.market === 'CRYPTO') return ['digitalCurrency']
  if (position.market === 'FX') return ['foreignExchange']
  return isOwned(position) ? ['inProgress', 'inventory'] : ['inProgress']
}

export type DisplayStatus = PositionStatus | 'locked'

/** The status as it shows: a holding that may not be sold yet is `locked` (RULES 3). */
export function displayStatus(position: Position, now: Instant): DisplayStatus {
  if (position.status !== 'holding') return position.status
  const { lockedUntil } = position.fill
  return lockedUntil !== undefined && now < lockedUntil ? 'locked' : 'holding'
}

/** Owned securities of one instrument, summed for display; the positions themselves are never averaged (RULES 3). */
export interface InventoryLine {
  readonly instrument: InstrumentId
  readonly positions: readonly OrderId[]
  readonly lots: number
  readonly quantity: Decimal
  /** The whole price that was paid, charges aside. */
  readonly cost: Money
}

function extended(line: InventoryLine | undefined, position: OpenPosition): InventoryLine {
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

/** The Inventory tab, in the order in which the instruments were first bought. */
export function inventoryOf(positions: readonly Position[]): readonly InventoryLine[] {
  const lines = new Map<InstrumentId, InventoryLine>()
  for (const position of positions.filter(isOwned)) {
    const { instrument } = position.terms
    lines.set(instrument, extended(lines.get(instrument), position))
  }
  return [...lines.values()]
}
