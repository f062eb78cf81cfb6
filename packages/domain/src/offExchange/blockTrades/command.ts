import type { BlockId } from '../../base/ids.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { BlockTradeTerms } from './state.ts'

export type BlockTradesCommand =
  /** `price` is the one that was shown: a lower one is taken, a higher one refused. */
  | {
      readonly kind: 'blockTrades.submit'
      readonly block: BlockId
      readonly lots: number
      readonly price: Decimal
    }
  /** The request has passed; what it holds pays the position. */
  | { readonly kind: 'blockTrades.pass'; readonly request: string; readonly terms: BlockTradeTerms }
  /** It was rejected or cancelled; what it held is released already. */
  | { readonly kind: 'blockTrades.release'; readonly request: string; readonly terms: BlockTradeTerms }
  /** The product is called off. */
  | { readonly kind: 'blockTrades.callOff'; readonly block: BlockId; readonly reason: string }
