import type { AnnouncedRights } from '../../../base/instruments/announced.ts'
import type { TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { isBeforeListing } from '../orders/allotted.ts'
import { isOwnership } from '../positions/asset.ts'
import type { OpenPosition } from '../positions/position.ts'
import type { TradingState } from '../state.ts'

/**
 * Own shares that were held before a moment: listed, whole and without leverage. Locked and lent ones count; what copies a mentor's trades does
 * not (docs/rules/capital-increases.md).
 */
export const sharesHeld = (
  { instrument, opensAt }: Pick<AnnouncedRights, 'instrument' | 'opensAt'>,
  { positions }: Pick<TradingState, 'positions'>,
  context: Pick<TradingContext, 'now'>,
): number =>
  Object.values<OpenPosition>(positions)
    .filter((position) => position.terms.instrument === instrument && isOwnership(position))
    .filter((position) => position.fill.at < opensAt && !isBeforeListing(position, context))
    .reduce((sum, { fill }) => sum + fill.lots, 0)

/** Counts what is held at the opening of the record date; nothing of it changes. */
export const countRights = (
  rights: AnnouncedRights,
  state: TradingState,
  context: TradingContext,
): TradingEvent => ({
  kind: 'trading.rightsCounted',
  version: 1,
  at: context.now,
  postings: [],
  rights,
  shares: sharesHeld(rights, state, context),
})
