import type { Currency } from '../../base/money/currency.ts'
import { type Decimal, ZERO } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

export const depositMethods = ['bank', 'wallet'] as const
export type DepositMethod = (typeof depositMethods)[number]

/** What was paid: money, or USDT to a wallet. */
export type PaidUnit = Currency | 'USDT'

/** Fixed when a deposit was submitted. */
export interface DepositTerms {
  readonly method: DepositMethod
  readonly channel: string
  /** Name of the bank, or the network. */
  readonly place: string
  readonly paid: { readonly amount: Decimal; readonly unit: PaidUnit }
  /** What is credited once it has passed. */
  readonly credit: Money
  /** US dollars for one USDT; of a wallet alone. */
  readonly rate?: Decimal | undefined
  /** What the member wrote with the transfer. */
  readonly reference: string
  /** The key of the picture of the transfer. */
  readonly voucher: string
}

export interface DepositsState {
  /** All that has passed, in won at the mid rates of its passing. */
  readonly total: Decimal
}

export const initialDeposits: DepositsState = Object.freeze({ total: ZERO })
