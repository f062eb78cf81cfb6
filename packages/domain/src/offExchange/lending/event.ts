import type { InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { LendingIncome } from './accrual.ts'
import type { EndedLoan, LendingTerms, Loan } from './loan.ts'
import type { AutomaticShare } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

/** What automatic lending paid for one share. */
export interface LendingPayment {
  readonly instrument: InstrumentId
  readonly income: LendingIncome
  /** With what is still owed. */
  readonly share: AutomaticShare
}

export type LendingEvent =
  | (Base & { readonly kind: 'lending.submitted'; readonly terms: LendingTerms })
  | (Base & { readonly kind: 'lending.released'; readonly request: string; readonly terms: LendingTerms })
  | (Base & { readonly kind: 'lending.begun'; readonly loan: Loan })
  /** `loan` is what it is from then on. */
  | (Base & { readonly kind: 'lending.recalled'; readonly loan: Loan })
  | (Base & { readonly kind: 'lending.rebased'; readonly loan: Loan })
  | (Base & { readonly kind: 'lending.ended'; readonly loan: Loan; readonly ended: EndedLoan })
  | (Base & {
      readonly kind: 'lending.automaticSet'
      readonly on: boolean
      readonly excluded: readonly InstrumentId[]
    })
  /** Automatic lending has other lots of a share from then on. */
  | (Base & {
      readonly kind: 'lending.followed'
      readonly instrument: InstrumentId
      readonly share: AutomaticShare
      /** When more lots become free. */
      readonly unlocksAt?: Instant | undefined
      readonly paysAt: Instant
    })
  | (Base & {
      readonly kind: 'lending.paid'
      readonly payments: readonly LendingPayment[]
      /** Missing where nothing is lent or owed any more. */
      readonly paysAt?: Instant | undefined
    })
