import type { LocalDate } from '../instant.ts'
import { type Exact, exact, roundTo, toDecimal } from '../money/exact.ts'
import type { Adjustment, Candle, CorporateAction } from './candle.ts'

/** Fraction digits of an adjusted price: those of the recorded series. */
export const ADJUSTED_FRACTION_DIGITS = 6
/** Enough that a product of many factors stays exact far beyond `ADJUSTED_FRACTION_DIGITS`, yet does not grow without end. */
const FACTOR_PLACES = 20
const ONE = exact('1')

/** What an ex-date does to prices (`factor` takes the day before to it) and to the number of shares. */
interface Step {
  readonly exDate: LocalDate
  readonly factor: Exact
  readonly shares: Exact
}

function stepOf(exDate: LocalDate, previous: Candle<LocalDate>, actions: readonly CorporateAction[]): Step {
  let shares = ONE
  let paid = exact('0')
  for (const action of actions) {
    if (action.kind === 'split') shares = shares.times(action.ratio)
    else paid = paid.plus(action.amountPerShare)
  }
  // Dividends of the same date are paid on the shares after the split.
  const base = exact(previous.close).div(shares)
  if (shares.lte('0') || paid.gte(base)) throw new RangeError(`the action of ${exDate} leaves no price`)
  return { exDate, factor: ONE.minus(paid.div(base)).div(shares), shares }
}

/** Steps that fall inside the series, in date order; before its first bar and after its last nothing is adjusted. */
function stepsOf(bars: readonly Candle<LocalDate>[], actions: readonly CorporateAction[]): readonly Step[] {
  const dates = [...new Set(actions.map(({ exDate }) => exDate))].sort()
  const steps: Step[] = []
  let at = 0
  for (const exDate of dates) {
    while (at < bars.length && (bars[at]?.time ?? exDate) < exDate) at += 1
    const previous = bars[at - 1]
    if (previous === undefined || at >= bars.length) continue
    steps.push(
      stepOf(
        exDate,
        previous,
        actions.filter((action) => action.exDate === exDate),
      ),
    )
  }
  return steps
}

function scaled(bar: Candle<LocalDate>, factor: Exact, shares: Exact): Candle<LocalDate> {
  if (factor.eq(ONE) && shares.eq(ONE)) return bar
  const price = (value: Candle['close']): Candle['close'] =>
    toDecimal(exact(roundTo(exact(value).times(factor), ADJUSTED_FRACTION_DIGITS, 'halfUp')))
  return {
    ...bar,
    open: price(bar.open),
    high: price(bar.high),
    low: price(bar.low),
    close: price(bar.close),
    volume: toDecimal(exact(bar.volume).times(shares).round(0, 1)),
  }
}

/**
 * Takes dividends and splits out of daily bars as traded, in date order. *Forward* leaves the latest price as traded and scales
 * history; *backward* leaves the earliest and scales what follows. A dividend's factor is 1 - amount / close of the day before
 * the ex-date, a split's 1 / ratio; a split scales volume the other way. Prices are rounded half up to `ADJUSTED_FRACTION_DIGITS`, volume
 * to whole units; bars that no action touches are returned as they are. Backward needs the series from its beginning.
 * @throws RangeError on an action that leaves no price.
 */
export function adjustCandles(
  bars: readonly Candle<LocalDate>[],
  actions: readonly CorporateAction[],
  adjustment: Adjustment,
): readonly Candle<LocalDate>[] {
  if (adjustment === 'none') return bars
  const steps = stepsOf(bars, actions)
  if (steps.length === 0) return bars
  let factor = ONE
  let shares = ONE
  if (adjustment === 'backward') {
    let next = 0
    return bars.map((bar) => {
      for (let step = steps[next]; step !== undefined && step.exDate <= bar.time; step = steps[next]) {
        factor = factor.div(step.factor).round(FACTOR_PLACES)
        shares = shares.div(step.shares)
        next += 1
      }
      return scaled(bar, factor, shares)
    })
  }
  let next = steps.length - 1
  const adjusted: Candle<LocalDate>[] = []
  for (const bar of bars.toReversed()) {
    for (let step = steps[next]; step !== undefined && bar.time < step.exDate; step = steps[next]) {
      factor = factor.times(step.factor).round(FACTOR_PLACES)
      shares = shares.times(step.shares)
      next -= 1
    }
    adjusted.push(scaled(bar, factor, shares))
  }
  return adjusted.reverse()
}
