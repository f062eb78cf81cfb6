import { isOnTick, roundToTick, tickSize, ticksOf } from '../../base/instruments/ticks.ts'
import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { exact, roundTo, toDecimal } from '../../base/money/exact.ts'
import type { FieldReason } from '../../base/refusals/refusal.ts'
import type { AlertedListing } from './context.ts'
import { levelOf, meets } from './levels.ts'
import type { AlertCondition } from './model.ts'

/** A price is named within this many times the last one, and a percent between these. */
const FARTHEST = '10'
const LEAST_PERCENT = decimal('0.1')
const MOST_PERCENT = decimal('90')
const PERCENT_DIGITS = 2

/** What a condition is measured by. */
export type MeasuredBy = Omit<AlertedListing, 'nextDayAt'>

/** Within what a condition's figure has to be. */
export type AlertBound =
  | { readonly is: 'least' | 'most'; readonly of: 'price' | 'percent'; readonly figure: Decimal }
  /** Below the day's limit: beyond it nothing is traded. */
  | { readonly is: 'below'; readonly of: 'percent'; readonly figure: Decimal }
  /** It is met already: the last price, or the move of the day in percent, that it has to be beyond. */
  | { readonly is: 'beyond'; readonly of: 'price' | 'percent'; readonly figure: Decimal }
  /** A price on the tick. */
  | { readonly is: 'step'; readonly of: 'price'; readonly figure: Decimal }

/** Why the condition cannot be met later: it is met already, or too far. */
export interface AlertFault {
  readonly reason: FieldReason
  /** Undefined where its digits are wrong, not its size. */
  readonly bound: AlertBound | undefined
}

export function alertFault(condition: AlertCondition, listing: MeasuredBy): AlertFault | undefined {
  const outside =
    condition.kind === 'price' ? ofPrice(condition.price, listing) : ofPercent(condition, listing)
  return outside ?? metAlready(condition, listing)
}

function ofPrice(asked: Decimal, { instrument, market, quote }: MeasuredBy): AlertFault | undefined {
  const table = { ticks: ticksOf(instrument, market) }
  const price = exact(asked)
  const last = exact(quote.price)
  const least = last.div(FARTHEST)
  const most = last.times(FARTHEST)
  if (price.lte('0') || price.lt(least))
    return {
      reason: 'tooLow',
      bound: { is: 'least', of: 'price', figure: roundToTick(table, toDecimal(least), 'up') },
    }
  if (price.gt(most))
    return {
      reason: 'tooHigh',
      bound: { is: 'most', of: 'price', figure: roundToTick(table, toDecimal(most), 'down') },
    }
  return isOnTick(table, asked)
    ? undefined
    : { reason: 'offTick', bound: { is: 'step', of: 'price', figure: tickSize(table, asked) } }
}

function ofPercent(
  { percent, direction }: Extract<AlertCondition, { kind: 'percent' }>,
  { instrument, market }: MeasuredBy,
): AlertFault | undefined {
  const of = 'percent'
  const asked = exact(percent)
  if (asked.lt(LEAST_PERCENT)) return { reason: 'tooLow', bound: { is: 'least', of, figure: LEAST_PERCENT } }
  const limit = direction === 'falls' ? (market.fallLimit ?? market.priceLimit) : market.priceLimit
  if (limit !== undefined && instrument.kind !== 'index') {
    const figure = toDecimal(exact(limit).times('100'))
    if (asked.gte(figure)) return { reason: 'tooHigh', bound: { is: 'below', of, figure } }
  }
  if (asked.gt(MOST_PERCENT)) return { reason: 'tooHigh', bound: { is: 'most', of, figure: MOST_PERCENT } }
  return asked.round(PERCENT_DIGITS).eq(asked) ? undefined : { reason: 'malformed', bound: undefined }
}

function metAlready(condition: AlertCondition, listing: MeasuredBy): AlertFault | undefined {
  const { quote } = listing
  const { direction } = condition
  if (!meets(direction, levelOf(condition, listing, quote.previousClose), quote.price)) return undefined
  if (condition.kind === 'price')
    return {
      reason: direction === 'rises' ? 'tooLow' : 'tooHigh',
      bound: { is: 'beyond', of: 'price', figure: quote.price },
    }
  const close = exact(quote.previousClose)
  const move = exact(quote.price).minus(close).times('100').div(close)
  // A larger percent is a farther level, whatever the direction.
  return {
    reason: 'tooLow',
    bound: { is: 'beyond', of: 'percent', figure: roundTo(move, PERCENT_DIGITS, 'halfUp') },
  }
}
