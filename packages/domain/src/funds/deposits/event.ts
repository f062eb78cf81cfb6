import type { ModuleEvent } from '../../base/module/module.ts'
import type { Money } from '../../base/money/money.ts'
import type { DepositTerms } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type DepositsEvent =
  /** A request that moves nothing is submitted with it. */
  | (Base & { readonly kind: 'deposits.submitted'; readonly terms: DepositTerms })
  /** `worth` is what it was in won, at the mid rate of the moment. */
  | (Base & { readonly kind: 'deposits.credited'; readonly money: Money; readonly worth: Money<'KRW'> })
