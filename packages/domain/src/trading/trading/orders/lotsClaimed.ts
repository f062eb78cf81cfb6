import type { PositionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { cancelOrderEvent } from './cancel.ts'
import type { TradingEvent } from '../event.ts'
import { type ClosingOrder, type WorkingClosingOrder, revised } from './order.ts'
import type { AccountOrder, TradingAccount } from '../tradingAccount.ts'

/** Open lots of a position that no ungrouped working order closes yet. */
export function freeLotsOf(
  { orders, positions }: Pick<TradingAccount, 'orders' | 'positions'>,
  id: PositionId,
): number {
  const claimed = Object.values<AccountOrder>(orders)
    .filter(({ purpose, position, group }) => purpose === 'close' && position === id && group === undefined)
    .reduce((sum, { terms }) => sum + terms.lots, 0)
  return (positions[id]?.fill.lots ?? 0) - claimed
}

/**
 * What an exit leaves of the other working orders that close the position. Orders of the filled one's group lose what it filled;
 * none claims more than is open, and the ungrouped ones do not together, the oldest coming first.
 */
export function lotsClaimedAfterExit(
  working: readonly WorkingClosingOrder[],
  filled: ClosingOrder,
  openLots: number,
  at: Instant,
): readonly TradingEvent[] {
  let unclaimed = openLots
  const events: TradingEvent[] = []
  for (const order of working.filter(({ id }) => id !== filled.id)) {
    const { terms, group } = order
    const isGrouped = group !== undefined
    const claimed = isGrouped && group === filled.group ? terms.lots - filled.terms.lots : terms.lots
    const lots = Math.max(0, Math.min(claimed, isGrouped ? openLots : unclaimed))
    if (!isGrouped) unclaimed -= lots
    if (lots === 0) {
      events.push(cancelOrderEvent(order, openLots === 0 ? 'positionClosed' : 'groupFilled', at))
    } else if (lots < terms.lots) {
      const reduced = revised({ ...order, terms: { ...terms, lots } })
      events.push({ kind: 'trading.orderReduced', version: 1, at, postings: [], order: reduced })
    }
  }
  return events
}
