import {
  type Instant,
  type LedgerLine,
  type OrderId,
  type Position,
  type PositionTab,
  tabsOf,
} from '@onelot/domain'

/** A ledger line with its time; `sequence` counts the account's lines from 1. */
export interface LineRow extends LedgerLine {
  readonly at: Instant
}

/** A position as the lists of /trade/index need it: by tab, the newest first. */
export interface PositionRow {
  readonly id: OrderId
  /** Every position stands in one tab; one that is owned stands in `inventory` too. */
  readonly tab: PositionTab
  readonly owned: boolean
  /** What lists are sorted by: when it was placed, filled or ended. */
  readonly sortedAt: Instant
  readonly position: Position
}

function sortedAt(position: Position): Instant {
  switch (position.status) {
    case 'pendingOrder':
      return position.placedAt
    case 'holding':
    case 'preparingToClose':
      return position.fill.at
    case 'closed':
      return position.closing.at
    case 'cancelled':
      return position.cancelledAt
  }
}

/** A position's row; Inventory is shown besides its own tab (RULES 3). */
export function positionRow(position: Position): PositionRow {
  const tabs = tabsOf(position)
  return {
    id: position.id,
    tab: tabs[0] ?? 'terminated',
    owned: tabs.includes('inventory'),
    sortedAt: sortedAt(position),
    position,
  }
}
