import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Block, BlockCallOffCause, BlockPhase } from '../blockTrading/block.ts'
import type { BlocksEvent } from './event.ts'
import { salePhaseOf, saleSortKey } from '../selling/sale.ts'
import type { BlocksState } from './state.ts'

/** Every product as a `BlockRecord`; the state is its phase: once in the group of its kind, once in that of its share. */
export const blocksCollection = 'blocks.list'

export interface BlockRecord {
  readonly block: Block
  readonly phase: BlockPhase
  readonly calledOff?: BlockCallOffCause | undefined
}

/** Undefined before it is announced. */
export function blockRecordOf(state: BlocksState): BlockRecord | undefined {
  const { block, calledOff } = state
  return block && { block, phase: salePhaseOf(state), calledOff: calledOff?.cause }
}

export function rows({ after }: Change<BlocksState, BlocksEvent>): readonly RowChange[] {
  const body = blockRecordOf(after)
  if (body === undefined) return []
  const { block, phase } = body
  const row = (key: string, group: string): RowChange => ({
    collection: blocksCollection,
    key,
    row: { state: phase, group, sortKey: saleSortKey(block, phase), body },
  })
  return [row('kind', block.kind), row('instrument', block.instrument.id)]
}
