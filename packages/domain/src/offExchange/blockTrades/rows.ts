import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { BlockTradesEvent } from './event.ts'
import { type BlockTradesState, countOn } from './state.ts'

/** Accounts with a request under review; the group is the product. */
export const blockTradesCollection = 'blockTrades.underReview'

export const rows = ({ after, events }: Change<BlockTradesState, BlockTradesEvent>): readonly RowChange[] =>
  events.flatMap((event) => {
    if (event.kind === 'blockTrades.calledOff') return []
    const { block } = event.terms
    const isThere = countOn(after, block) > 0
    const row = { state: 'underReview', group: block, sortKey: event.at, body: {} }
    return [{ collection: blockTradesCollection, key: block, row: isThere ? row : undefined }]
  })
