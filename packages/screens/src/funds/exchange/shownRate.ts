import { type Decimal, exact, roundTo } from '@onelot/domain'
import { type CurrencyPair, shownPair } from './pair.ts'

/** Significant digits of a rate that a person reads. */
const SHOWN_DIGITS = 6

/** What one of the pair's currency that is worth more brings of the other. */
export function shownRate(pair: CurrencyPair, rate: Decimal): Decimal {
  const isTurned = shownPair(pair).from !== pair.from
  const value = isTurned ? exact('1').div(rate) : exact(rate)
  return roundTo(value, Math.max(0, SHOWN_DIGITS - 1 - value.e), 'halfUp')
}
