import type { DueCommand } from '../../base/module/module.ts'
import type { Block, BlockCallOffCause } from '../blockTrading/block.ts'

/** What became of its share. */
export type BlockShareCause = Exclude<BlockCallOffCause, 'operator'>

export type BlocksCommand =
  /** Announces a product, or changes one that has not opened. */
  | { readonly kind: 'blocks.set'; readonly block: Block; readonly reason: string }
  /** Ends it before its time: what is under review is rejected. */
  | { readonly kind: 'blocks.callOff'; readonly reason: string }
  /** The same by what became of the share, where that concerns the product. */
  | { readonly kind: 'blocks.end'; readonly cause: BlockShareCause }
  | (DueCommand & { readonly kind: 'blocks.reachStep' })
