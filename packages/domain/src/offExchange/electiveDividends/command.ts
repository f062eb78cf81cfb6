import type { AnnouncedDividend } from '../../base/instruments/announced.ts'
import type { DueCommand } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { ElectionTerms, StandingChoice } from './state.ts'

/** What a dividend is for one position. */
export interface CountedLine {
  readonly position: string
  readonly quantity: Decimal
  readonly net: Money
}

export type ElectiveDividendsCommand =
  /** Asks for shares in place of cash. */
  | { readonly kind: 'electiveDividends.submit'; readonly dividend: string }
  /** Of an election that was accepted. */
  | { readonly kind: 'electiveDividends.withdraw'; readonly dividend: string }
  | { readonly kind: 'electiveDividends.setStanding'; readonly standing: StandingChoice }
  /** The ex-date has begun: `longs` are all positions that receive the dividend. */
  | {
      readonly kind: 'electiveDividends.count'
      readonly dividend: AnnouncedDividend
      readonly longs: readonly CountedLine[]
    }
  | { readonly kind: 'electiveDividends.accept'; readonly terms: ElectionTerms }
  /** It was rejected or cancelled. */
  | { readonly kind: 'electiveDividends.release'; readonly terms: ElectionTerms }
  /** From the timer of the deadline. */
  | (DueCommand & { readonly kind: 'electiveDividends.close' })
  /** The dividend was paid in cash, and buys shares where that was chosen. */
  | { readonly kind: 'electiveDividends.settle'; readonly dividend: string }
