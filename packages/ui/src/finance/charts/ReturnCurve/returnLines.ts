import { type Decimal, type LocalDate, ZERO, exact } from '@onelot/domain'

export interface ComparedRate {
  /** Since the start: 0.05 is 5 percent. */
  readonly rate: Decimal
  /** Of the benchmark, since the same start; undefined where it had no price. */
  readonly benchmark?: Decimal | undefined
}
export interface ReturnDay extends ComparedRate {
  readonly date: LocalDate
}

/** From 0 at the left and the top to 1 at the right and the bottom. */
export interface LinePoint {
  readonly x: number
  readonly y: number
}

export interface ReturnLines {
  readonly own: readonly LinePoint[]
  readonly benchmark: readonly LinePoint[]
  /** Where nothing was gained or lost. The range always holds it. */
  readonly zero: number
}

const DIGITS = 4

/** Both lines on one scale, so that they can be compared; only ratios leave exact arithmetic. */
export function returnLines(days: readonly ComparedRate[]): ReturnLines {
  let [low, high] = [exact('0'), exact('0')]
  for (const rate of days.flatMap((day) => [day.rate, day.benchmark ?? day.rate])) {
    const value = exact(rate)
    if (value.lt(low)) low = value
    if (value.gt(high)) high = value
  }
  const yOf = (rate: Decimal): number =>
    high.eq(low) ? 0.5 : Number(high.minus(exact(rate)).div(high.minus(low)).toFixed(DIGITS))
  const xOf = (index: number): number =>
    Number((days.length < 2 ? 0 : index / (days.length - 1)).toFixed(DIGITS))
  return {
    own: days.map(({ rate }, index) => ({ x: xOf(index), y: yOf(rate) })),
    benchmark: days.flatMap(({ benchmark }, index) =>
      benchmark === undefined ? [] : [{ x: xOf(index), y: yOf(benchmark) }],
    ),
    zero: yOf(ZERO),
  }
}
