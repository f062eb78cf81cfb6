import type { BlockId, InstrumentId } from '../../base/ids.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { BlockKind } from '../blockTrading/block.ts'
import type { UnderReview } from '../selling/underReview.ts'

/** Fixed when a request was submitted. */
export interface BlockTradeTerms {
  readonly block: BlockId
  readonly kind: BlockKind
  readonly instrument: InstrumentId
  readonly price: Decimal
  readonly shares: number
  /** Price x shares, and the commission: both are on hold. */
  readonly value: Money
  readonly fee: Money
  /** Of a block: trading days of the lock that begins when it passes. */
  readonly lockDays?: number | undefined
}

export interface BlockTradesState {
  /** How many requests are under review, by product. */
  readonly underReview: UnderReview
}

export const initialBlockTrades: BlockTradesState = Object.freeze({ underReview: {} })
