import type { Block, BlockCallOffCause } from '../blockTrading/block.ts'
import type { SaleProgress } from '../selling/sale.ts'

export interface BlocksState extends SaleProgress<BlockCallOffCause> {
  /** Undefined before it is announced. */
  readonly block: Block | undefined
}

export const initialBlocks: BlocksState = Object.freeze({ block: undefined, reached: [] })
