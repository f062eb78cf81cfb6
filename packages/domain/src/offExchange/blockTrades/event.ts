import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { BlockTradeTerms } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

/** Of a request. */
interface OfRequest extends Base {
  readonly request: string
  readonly terms: BlockTradeTerms
}

export type BlockTradesEvent =
  /** A request that holds its cost is submitted with it. */
  | (Base & { readonly kind: 'blockTrades.submitted'; readonly terms: BlockTradeTerms })
  /** The position is opened in the same append. */
  | (OfRequest & {
      readonly kind: 'blockTrades.passed'
      /** Of a block. */
      readonly lockedUntil?: Instant | undefined
    })
  | (OfRequest & { readonly kind: 'blockTrades.released' })
  /** One for each request under review, which is rejected in the same append. */
  | (Base & { readonly kind: 'blockTrades.calledOff'; readonly request: string; readonly reason: string })
