import type { BlockId, InstrumentId } from '../../base/ids.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Block, BlockCallOffCause } from '../blockTrading/block.ts'
import type { SaleStep } from '../selling/sale.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type BlocksEvent =
  | (Base & { readonly kind: 'blocks.announced'; readonly block: Block; readonly reason: string })
  | (Base & { readonly kind: 'blocks.amended'; readonly block: Block; readonly reason: string })
  | (Base & { readonly kind: 'blocks.stepReached'; readonly block: BlockId; readonly step: SaleStep })
  | (Base & {
      readonly kind: 'blocks.calledOff'
      readonly block: BlockId
      readonly instrument: InstrumentId
      readonly cause: BlockCallOffCause
      readonly reason: string
    })
