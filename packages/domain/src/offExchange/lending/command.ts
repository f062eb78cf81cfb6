import type { SplitRatio } from '../../base/instruments/announced.ts'
import type { InstrumentId } from '../../base/ids.ts'
import type { DueCommand } from '../../base/module/module.ts'
import type { LendingTerms } from './loan.ts'

export type LendingCommand =
  /** `term` in calendar days. */
  | {
      readonly kind: 'lending.submit'
      readonly instrument: InstrumentId
      readonly lots: number
      readonly term: number
    }
  /** The request has passed. */
  | { readonly kind: 'lending.begin'; readonly request: string; readonly terms: LendingTerms }
  /** It was rejected or cancelled. */
  | { readonly kind: 'lending.release'; readonly request: string; readonly terms: LendingTerms }
  /** The member wants the shares back before the term ends. */
  | { readonly kind: 'lending.recall'; readonly loan: string }
  /** The owner is a loan whose term is over. */
  | (DueCommand & { readonly kind: 'lending.end' })
  /** The share is delisted. */
  | { readonly kind: 'lending.endDelisted'; readonly instrument: InstrumentId }
  /** Positions have been re-based. */
  | { readonly kind: 'lending.rebase'; readonly instrument: InstrumentId; readonly ratio: SplitRatio }
  | {
      readonly kind: 'lending.setAutomatic'
      readonly on: boolean
      readonly excluded: readonly InstrumentId[]
    }
  /** What the account has of a share may have changed; of all shares, where none is named. */
  | { readonly kind: 'lending.follow'; readonly instrument?: InstrumentId | undefined }
  /** The owner is a share of which lots become free. */
  | (DueCommand & { readonly kind: 'lending.unlock' })
  | (DueCommand & { readonly kind: 'lending.pay' })
