import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { BlockTradesEvent } from './event.ts'
import { underReviewRow } from '../selling/underReview.ts'
import type { BlockTradesState } from './state.ts'

/** Accounts with a request under review; the group is the product. */
export const blockTradesCollection = 'blockTrades.underReview'

export const rows = ({ after, events }: Change<BlockTradesState, BlockTradesEvent>): readonly RowChange[] =>
  events.flatMap((event) =>
    event.kind === 'blockTrades.calledOff'
      ? []
      : [underReviewRow(blockTradesCollection, after.underReview, event.terms.block, event.at)],
  )
