import type { Instant } from '../../../base/instant.ts'
import { type PositionAsset, positionAssets } from '../positions/asset.ts'
import type { OpenPositionView, PositionStatus, PositionView } from './view.ts'

/** Lists of /trade/index, by the names of the specification (docs/screens.md): what is open, orders that wait, what has ended. */
export const positionTabs = ['inProgress', 'purchase', 'terminated'] as const
export type PositionTab = (typeof positionTabs)[number]

export const olderTabNames = ['inventory', 'digitalCurrency', 'foreignExchange'] as const
export type OlderTab = (typeof olderTabNames)[number]

/** Tabs of the specification that are no lists of their own (docs/screens.md), as the list and the asset that each became. */
export const olderTabs = {
  inventory: { tab: 'inProgress', asset: 'stocks' },
  digitalCurrency: { tab: 'inProgress', asset: 'crypto' },
  foreignExchange: { tab: 'inProgress', asset: 'forex' },
} as const satisfies Record<OlderTab, object>

export const isOlderTab = (tab: PositionTab | OlderTab): tab is OlderTab => tab in olderTabs

export const isOpen = (view: PositionView): view is OpenPositionView =>
  view.status === 'holding' || view.status === 'preparingToClose'

/** Where an order or position is listed. */
export function tabOf(view: PositionView): PositionTab {
  if (view.status === 'pendingOrder') return 'purchase'
  return isOpen(view) ? 'inProgress' : 'terminated'
}

/** State of a stored card: its list and its asset, so that either can be asked for. */
export type CardState = `${PositionTab} ${PositionAsset}`

/** States of the cards that a list shows: of one asset, or of all. */
export const cardStates = (
  tab: PositionTab,
  assets: readonly PositionAsset[] = positionAssets,
): readonly CardState[] => assets.map((asset) => `${tab} ${asset}` as const)

export type DisplayStatus = PositionStatus | 'locked'

/** The status as it shows: a holding that may not be sold yet is `locked`. */
export function displayStatus(view: PositionView, now: Instant): DisplayStatus {
  if (view.status !== 'holding') return view.status
  const { lockedUntil } = view.fill
  return lockedUntil !== undefined && now < lockedUntil ? 'locked' : 'holding'
}
