import { type Instant, epochMs } from '../../base/instant.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Block, BlockCallOffCause, BlockPhase } from '../blockTrading/block.ts'
import type { BlocksEvent } from './event.ts'
import { type BlocksState, blockPhaseOf } from './state.ts'

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
  return block && { block, phase: blockPhaseOf(state), calledOff: calledOff?.cause }
}

/** Lists begin with the greatest key. */
const listed: readonly BlockPhase[] = ['calledOff', 'ended', 'coming', 'open']
const LAST_MOMENT = 9_999_999_999_999
const padded = (ms: number): string => String(ms).padStart(13, '0')
const soonestFirst = (at: Instant): string => padded(LAST_MOMENT - epochMs(at))

/** What is open or coming begins with what ends or opens soonest; of what has ended, the last comes first. */
function sortKeyOf({ from, to }: Block, phase: BlockPhase): string {
  const rank = String(listed.indexOf(phase))
  if (phase === 'open') return `${rank} ${soonestFirst(to)}`
  return phase === 'coming' ? `${rank} ${soonestFirst(from)}` : `${rank} ${padded(epochMs(to))}`
}

export function rows({ after }: Change<BlocksState, BlocksEvent>): readonly RowChange[] {
  const body = blockRecordOf(after)
  if (body === undefined) return []
  const { block, phase } = body
  const row = (key: string, group: string): RowChange => ({
    collection: blocksCollection,
    key,
    row: { state: phase, group, sortKey: sortKeyOf(block, phase), body },
  })
  return [row('kind', block.kind), row('instrument', block.instrument.id)]
}
