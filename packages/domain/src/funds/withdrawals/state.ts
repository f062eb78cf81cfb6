import type { Instant } from '../../base/instant.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

/** Where a withdrawal is paid to, without its number or address. */
export interface WithdrawalTarget {
  readonly payee: string
  readonly kind: 'card' | 'wallet'
  /** Code of the bank, or the network. */
  readonly at: string
  readonly lastFour: string
}

/** Fixed when a withdrawal was submitted. */
export interface WithdrawalTerms {
  readonly target: WithdrawalTarget
  /** What leaves the account; the fee is part of it. */
  readonly money: Money
  readonly fee: Money
  /** What arrives: money, or USDT in a wallet. */
  readonly arrives: { readonly amount: Decimal; readonly unit: Currency | 'USDT' }
  /** US dollars for one USDT; of a wallet alone. */
  readonly rate?: Decimal | undefined
  /** When it has arrived at the latest. */
  readonly arrivesBy: Instant
}
