import { type Decimal, type Exact, type LocalDate, exact, toDecimal } from '@onelot/domain'
import { type ChangeDirection, directionOf } from '../../format/change.ts'

export interface ProfitDay {
  /** A trading day, in the time of the exchange. */
  readonly date: LocalDate
  /** Profit and loss to the end of that day, in the curve's currency. */
  readonly profit: Decimal
}

export interface CurveDay extends ProfitDay {
  /** Against the day before; undefined on the first. */
  readonly change: Decimal | undefined
  /** Where it is drawn, 0 at the lowest to 1 at the highest: only this ratio leaves exact arithmetic. */
  readonly height: number
}

export interface Curve {
  readonly days: readonly CurveDay[]
  readonly first: CurveDay
  readonly last: CurveDay
  readonly low: Decimal
  readonly high: Decimal
  /** Where nothing is gained or lost. The range always holds it. */
  readonly zeroHeight: number
  /** Whether it is at a gain or at a loss now. */
  readonly direction: ChangeDirection
}

const HEIGHT_PLACES = 6

/** A curve through days in their order; nothing without a day. Its range includes zero, so that gain and loss can be distinguished. */
export function curveOf(days: readonly ProfitDay[]): Curve | undefined {
  let low: Exact = exact('0')
  let high: Exact = exact('0')
  for (const { profit } of days) {
    const value = exact(profit)
    if (value.lt(low)) low = value
    if (value.gt(high)) high = value
  }
  const heightOf = (value: Exact): number =>
    high.eq(low) ? 0.5 : Number(value.minus(low).div(high.minus(low)).toFixed(HEIGHT_PLACES))
  const drawn = days.map((day, index): CurveDay => {
    const before = days[index - 1]
    return {
      ...day,
      change: before === undefined ? undefined : toDecimal(exact(day.profit).minus(exact(before.profit))),
      height: heightOf(exact(day.profit)),
    }
  })
  const first = drawn[0]
  const last = drawn.at(-1)
  if (first === undefined || last === undefined) return undefined
  return {
    days: drawn,
    first,
    last,
    low: toDecimal(low),
    high: toDecimal(high),
    zeroHeight: heightOf(exact('0')),
    direction: directionOf(last.profit),
  }
}

/** The middle between two ends of an axis. */
export const middleOf = (low: Decimal, high: Decimal): Decimal =>
  toDecimal(exact(low).plus(exact(high)).div('2'))
