import type { Instant } from '../../instant.ts'
import type { MarketId } from '../../instruments/instrument.ts'
import type { OrderTerms } from '../orders/order.ts'
import type { OpenPositionView, PositionStatus, PositionView } from './view.ts'

/** Tabs of /trade/index (docs/rules/positions.md). */
export const positionTabs = [
  'purchase',
  'inProgress',
  'terminated',
  'inventory',
  'digitalCurrency',
  'foreignExchange',
] as const
export type PositionTab = (typeof positionTabs)[number]
/** Each order and position is in one of these; Inventory sums what is owned besides. */
export type CardTab = Exclude<PositionTab, 'inventory'>

export const isOpen = (view: PositionView): view is OpenPositionView =>
  view.status === 'holding' || view.status === 'preparingToClose'

/** An open position in a security that is owned: long, unleveraged, and neither digital currency nor foreign exchange. */
export const isOwnership = ({
  terms,
  market,
}: {
  readonly terms: Pick<OrderTerms, 'side' | 'leverage'>
  readonly market: MarketId
}): boolean => terms.side === 'long' && terms.leverage === 1 && market !== 'CRYPTO' && market !== 'FX'

export function cardTabOf(view: PositionView): CardTab {
  if (view.status === 'pendingOrder') return 'purchase'
  if (!isOpen(view)) return 'terminated'
  return openTabOf(view.market)
}

/** Where open positions of a market are listed. */
export function openTabOf(market: MarketId): CardTab {
  if (market === 'CRYPTO') return 'digitalCurrency'
  return market === 'FX' ? 'foreignExchange' : 'inProgress'
}

/** Where an order or position is listed, its own tab first; what is owned is summed under Inventory besides. */
export const tabsOf = (view: PositionView): readonly PositionTab[] =>
  isOpen(view) && isOwnership(view) ? [cardTabOf(view), 'inventory'] : [cardTabOf(view)]

export type DisplayStatus = PositionStatus | 'locked'

/** The status as it shows: a holding that may not be sold yet is `locked`. */
export function displayStatus(view: PositionView, now: Instant): DisplayStatus {
  if (view.status !== 'holding') return view.status
  const { lockedUntil } = view.fill
  return lockedUntil !== undefined && now < lockedUntil ? 'locked' : 'holding'
}
