import { type Decimal, type Exact, type LocalDate, ZERO, exact, toDecimal } from '@onelot/domain'
import { type ChangeDirection, directionOf } from '../../format/change.ts'
import { digitsOf } from '../../format/number.ts'

export interface ProfitDay {
  /** A trading day, in the time of the exchange. */
  readonly date: LocalDate
  /** Profit and loss to the end of that day, in the curve's currency. */
  readonly profit: Decimal
}

export interface CurveDay extends ProfitDay {
  /** Against the day before; undefined on the first. */
  readonly change: Decimal | undefined
  /** Where it is drawn, 0 at the foot of the axis to 1 at its top: only this ratio leaves exact arithmetic. */
  readonly height: number
}

export interface Curve {
  readonly days: readonly CurveDay[]
  readonly first: CurveDay
  readonly last: CurveDay
  readonly low: Decimal
  readonly high: Decimal
  /** Round amounts at even distances, lowest first, which the axis is labelled with; zero is one of them. */
  readonly axis: readonly Decimal[]
  /** Where nothing is gained or lost. The range always holds it. */
  readonly zeroHeight: number
  /** Whether it is at a gain or at a loss now. */
  readonly direction: ChangeDirection
}

const HEIGHT_PLACES = 6

/** As many distances of labels as the drawing has room for. */
const MOST_STEPS = 4
const roundSteps = ['1', '2', '5'] as const
/** Big's mode that rounds the magnitude up. */
const AWAY_FROM_ZERO = 3

/** Round amounts from `low`, at most 0, to `high`, at least 0, with one below and above each that is between two; none is finer than `places` digits. */
function roundAxis(low: Exact, high: Exact, places: number): readonly Decimal[] {
  let unit = exact('1').div(exact('10').pow(places))
  for (;;) {
    for (const round of roundSteps) {
      const step = unit.times(round)
      const first = Number(low.div(step).round(0, AWAY_FROM_ZERO).toFixed())
      const last = Number(high.div(step).round(0, AWAY_FROM_ZERO).toFixed())
      if (last - first <= MOST_STEPS)
        return Array.from({ length: last - first + 1 }, (_, at) => toDecimal(step.times(String(first + at))))
    }
    unit = unit.times('10')
  }
}

/** A curve through days in their order; nothing without a day. Its range includes zero, so that gain and loss can be distinguished. */
export function curveOf(days: readonly ProfitDay[]): Curve | undefined {
  let low: Exact = exact('0')
  let high: Exact = exact('0')
  for (const { profit } of days) {
    const value = exact(profit)
    if (value.lt(low)) low = value
    if (value.gt(high)) high = value
  }
  const axis = roundAxis(low, high, Math.max(0, ...days.map(({ profit }) => digitsOf(profit))))
  const foot = exact(axis[0] ?? ZERO)
  const range = exact(axis.at(-1) ?? ZERO).minus(foot)
  const heightOf = (value: Exact): number =>
    range.eq('0') ? 0.5 : Number(value.minus(foot).div(range).toFixed(HEIGHT_PLACES))
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
    axis,
    zeroHeight: heightOf(exact('0')),
    direction: directionOf(last.profit),
  }
}
