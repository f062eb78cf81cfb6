import type { InstrumentId } from '../../base/ids.ts'
import type { DueCommand } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Strategy } from '../running/strategy.ts'

/** What a member asks for. */
export type MemberStrategiesCommand =
  /** `term` in trading days. */
  | {
      readonly kind: 'strategies.submit'
      readonly instrument: InstrumentId
      readonly strategy: Strategy
      readonly amount: Decimal
      readonly term: number
    }
  /** Before the first close: all of it comes back. */
  | { readonly kind: 'strategies.cancel'; readonly run: string }
  | { readonly kind: 'strategies.end'; readonly run: string }

export type StrategiesCommand =
  | MemberStrategiesCommand
  /** The owner is a run whose next day has closed. */
  | (DueCommand & { readonly kind: 'strategies.close' })
  /** The share is delisted at a last price. */
  | { readonly kind: 'strategies.endDelisted'; readonly instrument: InstrumentId; readonly price: Decimal }
