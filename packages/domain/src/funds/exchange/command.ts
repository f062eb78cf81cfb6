import type { Decimal } from '../../base/money/decimal.ts'

export interface ExchangeCommand {
  readonly kind: 'exchange.convert'
  /** What is given, in the currency that the quote is from, as it was sent. */
  readonly amount: Decimal
  /** By which quote; the context says what it is. */
  readonly token: string
}
