import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

export type DepositsCommand =
  /** `amount` is of the channel's unit; `voucher` the key of an upload. */
  | {
      readonly kind: 'deposits.submit'
      readonly channel: string
      readonly amount: Decimal
      readonly voucher: string
      /** What the member wrote with the transfer; today's where it is not said. */
      readonly reference?: string | undefined
    }
  /** The request has passed. */
  | { readonly kind: 'deposits.credit'; readonly id: string; readonly money: Money }
