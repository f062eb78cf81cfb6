import type { Money } from '../../base/money/money.ts'

export type WithdrawalsCommand =
  | { readonly kind: 'withdrawals.submit'; readonly money: Money; readonly payee: string }
  /** The request has passed; `money` is on hold for it. */
  | {
      readonly kind: 'withdrawals.pay'
      readonly id: string
      readonly money: Money
      readonly fee: Money
    }
