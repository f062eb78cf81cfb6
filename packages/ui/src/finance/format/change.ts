import { type Decimal, type Quote, exact, roundTo, toDecimal } from '@onelot/domain'

export const directions = ['up', 'down', 'flat'] as const
/** Which way a price or a result went. */
export type ChangeDirection = (typeof directions)[number]

/** A change: by how much, by what rate of where it began (undefined from nothing), and which way. */
export interface Change {
  /** In the unit of what moved; negative for a fall. */
  readonly amount: Decimal
  /** The part of where it began: 0.0245 is 2.45 %. */
  readonly rate: Decimal | undefined
  /** The sign of the amount. */
  readonly direction: ChangeDirection
}

const RATE_PLACES = 8

export function directionOf(value: Decimal): ChangeDirection {
  const sign = exact(value).cmp('0')
  if (sign === 0) return 'flat'
  return sign > 0 ? 'up' : 'down'
}

/** Digits of a rate in per cent. */
const PERCENT_PLACES = 2

/** The direction of a rate as it is written: what shows as 0.00 % has none. */
export const directionOfRate = (rate: Decimal): ChangeDirection =>
  directionOf(roundTo(exact(rate), PERCENT_PLACES + 2, 'halfUp'))

/** The move from `from` to `to`, in their own unit. */
export function changeBetween(from: Decimal, to: Decimal): Change {
  const amount = exact(to).minus(exact(from))
  return {
    amount: toDecimal(amount),
    rate: exact(from).eq('0') ? undefined : roundTo(amount.div(exact(from)), RATE_PLACES, 'halfUp'),
    direction: directionOf(toDecimal(amount)),
  }
}

/** The day's change: since the close of the trading day before. */
export const dayChange = (quote: Pick<Quote, 'price' | 'previousClose'>): Change =>
  changeBetween(quote.previousClose, quote.price)
