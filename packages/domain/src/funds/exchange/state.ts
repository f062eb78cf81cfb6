import type { Instant } from '../../base/instant.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import type { Money } from '../../base/money/money.ts'

/** An exchange that was made. */
export interface Exchanged {
  /** The `ref` of its postings. */
  readonly id: string
  readonly source: Money
  readonly target: Money
  /** What one of the source brought of the target. */
  readonly rate: Decimal
  /** The mid rate of the same moment. */
  readonly mid: Decimal
  readonly at: Instant
}

export interface ExchangeState {
  /** What all exchanges brought of each currency, less what they took of it. */
  readonly earned: Readonly<Partial<Record<Currency, Decimal>>>
  /** The newest one. */
  readonly last?: Exchanged | undefined
}

export const initialExchange: ExchangeState = Object.freeze({ earned: {} })

export function withExchanged({ earned }: ExchangeState, last: Exchanged): ExchangeState {
  const { source, target } = last
  const sum = (currency: Currency, change: Decimal): Decimal =>
    toDecimal(exact(earned[currency] ?? '0').plus(change))
  const taken = toDecimal(exact(source.amount).neg())
  return {
    last,
    earned: {
      ...earned,
      [source.currency]: sum(source.currency, taken),
      [target.currency]: sum(target.currency, target.amount),
    },
  }
}
