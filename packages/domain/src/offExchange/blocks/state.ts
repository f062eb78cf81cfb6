import type { Instant } from '../../base/instant.ts'
import type { Block, BlockCallOffCause, BlockPhase } from '../blockTrading/block.ts'

/** What happens to a product by itself, in this order. */
export const blockSteps = ['open', 'close'] as const
export type BlockStep = (typeof blockSteps)[number]

export interface BlocksState {
  /** Undefined before it is announced. */
  readonly block: Block | undefined
  readonly reached: readonly BlockStep[]
  readonly calledOff?: { readonly at: Instant; readonly cause: BlockCallOffCause } | undefined
}

export const initialBlocks: BlocksState = Object.freeze({ block: undefined, reached: [] })

export const nextStep = ({ block, reached, calledOff }: BlocksState) => {
  if (block === undefined || calledOff !== undefined) return undefined
  const step = blockSteps.find((one) => !reached.includes(one))
  return step && { step, at: step === 'open' ? block.from : block.to }
}

export function blockPhaseOf({ reached, calledOff }: BlocksState): BlockPhase {
  if (calledOff !== undefined) return 'calledOff'
  if (reached.includes('close')) return 'ended'
  return reached.includes('open') ? 'open' : 'coming'
}

export const mayEnd = ({ block, reached, calledOff }: BlocksState): boolean =>
  block !== undefined && calledOff === undefined && !reached.includes('close')
