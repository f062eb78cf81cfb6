import type { ModuleEvent } from '../../base/module/module.ts'
import type { Money } from '../../base/money/money.ts'
import type { WithdrawalTerms } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type WithdrawalsEvent =
  /** A request that holds the money is submitted with it. */
  | (Base & { readonly kind: 'withdrawals.submitted'; readonly terms: WithdrawalTerms })
  | (Base & { readonly kind: 'withdrawals.paid'; readonly money: Money; readonly fee: Money })
