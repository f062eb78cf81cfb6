import type { BacktestOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type LocalDate,
  type Money,
  type RunBook,
  type RunDay,
  type RunFigures,
  type RunTerms,
  type Strategy,
  exact,
  heldOver,
  money,
  nextDay,
  roundTo,
  run,
  runByDays,
  runFigures,
  startOf,
} from '@onelot/domain'

/** What a strategy is run over. */
export interface Tested extends Pick<BacktestOnWire, 'bars' | 'market'> {
  readonly capital: Money
}

/** Example money: enough that whole shares and the least commission change little. */
const TIMES_THE_LEAST = '10'

export const testedOf = ({
  bars,
  market,
  least,
}: Pick<BacktestOnWire, 'bars' | 'market' | 'least'>): Tested => ({
  bars,
  market,
  capital: money(least.currency, exact(least.amount).times(TIMES_THE_LEAST)),
})

export interface Backtest {
  readonly days: readonly RunDay[]
  readonly figures: RunFigures
}

export const termsOf = ({ market, capital }: Pick<Tested, 'market' | 'capital'>): RunTerms => ({
  market,
  capital,
})

const backtestOn = (days: readonly RunDay[], { capital }: Tested): Backtest => ({
  days,
  figures: runFigures(days, capital),
})

/** What a run over those bars would have come to: it is the run itself. */
export function backtestOf(strategy: Strategy, tested: Tested): Backtest {
  const { days } = run(strategy, tested.bars, termsOf(tested))
  return backtestOn(days, tested)
}

/** The stock bought with the same money at the first opening, and held. */
export function heldOf(tested: Tested): Backtest {
  const days = heldOver(tested.bars, termsOf(tested))
  return backtestOn(days, tested)
}

const RATE_DIGITS = 6

/** What became of the capital at a close: 0.05 is 5 percent more. */
export const rateOf = (worth: Money, capital: Money): Decimal =>
  roundTo(exact(worth.amount).div(exact(capital.amount)).minus('1'), RATE_DIGITS, 'halfUp')

/** Points of a curve on a phone. */
const POINTS = 100

/** Some days at even distances, with the first and the last. */
export function sampled<T>(days: readonly T[]): readonly T[] {
  if (days.length <= POINTS) return days
  return Array.from({ length: POINTS }, (_, index) => {
    const at = Math.round((index * (days.length - 1)) / (POINTS - 1))
    return days.slice(at, at + 1)
  }).flat()
}

export interface CurveDay {
  readonly date: LocalDate
  readonly rate: Decimal
  readonly benchmark: Decimal | undefined
}

export interface CurvePoint {
  readonly date: LocalDate
  readonly rate: Decimal
}

export const pointsOf = (days: readonly RunDay[], capital: Money): readonly CurvePoint[] =>
  sampled(days).map(({ date, equity }) => ({ date, rate: rateOf(equity, capital) }))

export function curveOf(own: readonly CurvePoint[], held: readonly CurvePoint[]): readonly CurveDay[] {
  const heldAt = new Map(held.map(({ date, rate }) => [date, rate]))
  return own.map(({ date, rate }) => ({ date, rate, benchmark: heldAt.get(date) }))
}

/** Commission and tax as a part of the capital. */
export const chargedPart = ({ charged }: RunFigures, capital: Money): Decimal =>
  roundTo(exact(charged.amount).div(exact(capital.amount)), RATE_DIGITS, 'halfUp')

export type Trade = RunDay['fills'][number] & { readonly date: LocalDate }

/** The newest first. */
export const tradesOf = (days: readonly RunDay[]): readonly Trade[] =>
  days.flatMap(({ date, fills }) => fills.map((fill) => ({ ...fill, date }))).toReversed()

/** What a run that is started now begins with. A grid looks at its last close alone, and would draw its lines for each. */
export const beginningOf = (strategy: Strategy, tested: Tested): RunBook =>
  startOf(strategy, strategy.kind === 'grid' ? tested.bars.slice(-1) : tested.bars, termsOf(tested))

/** What such a run buys at the next opening, if that is at the last close; undefined where it buys nothing, or no bar is there. */
export function firstPurchase(
  strategy: Strategy,
  book: RunBook,
  tested: Tested,
): RunDay['fills'][number] | undefined {
  const last = tested.bars.at(-1)
  if (last === undefined) return undefined
  const { date, close } = last
  const opening = { date, open: close, high: close, low: close, close }
  const { day } = nextDay(strategy, book, [], opening, termsOf(tested))
  return day.fills.find(({ side }) => side === 'buy')
}

/** What a strategy earned, without the rest of its figures. It pauses after each day. */
export function* earnedBy(strategy: Strategy, tested: Tested): Generator<undefined, Decimal> {
  const { days } = yield* runByDays(strategy, tested.bars, termsOf(tested))
  return rateOf(days.at(-1)?.equity ?? tested.capital, tested.capital)
}
