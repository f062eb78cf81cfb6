import type { Instant } from '../../base/instant.ts'
import type { Step } from '../../base/module/steps.ts'
import type { Block, BlockCallOffCause, BlockPhase } from '../blockTrading/block.ts'

/** What happens to a product by itself, in this order. */
export type BlockStep = 'open' | 'close'

export interface BlocksState {
  /** Undefined before it is announced. */
  readonly block: Block | undefined
  readonly reached: readonly BlockStep[]
  readonly calledOff?: { readonly at: Instant; readonly cause: BlockCallOffCause } | undefined
}

export const initialBlocks: BlocksState = Object.freeze({ block: undefined, reached: [] })

/** Both, reached or not; none once it is called off. */
export const stepsOf = ({ block, calledOff }: BlocksState): readonly Step<BlockStep>[] =>
  block === undefined || calledOff !== undefined
    ? []
    : [
        { step: 'open', at: block.from },
        { step: 'close', at: block.to },
      ]

export function blockPhaseOf({ reached, calledOff }: BlocksState): BlockPhase {
  if (calledOff !== undefined) return 'calledOff'
  if (reached.includes('close')) return 'ended'
  return reached.includes('open') ? 'open' : 'coming'
}

export const mayEnd = ({ block, reached, calledOff }: BlocksState): boolean =>
  block !== undefined && calledOff === undefined && !reached.includes('close')
