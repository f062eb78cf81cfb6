import type { LocalDate } from '../../base/instant.ts'
import type { Money } from '../../base/money/money.ts'
import type { RunBar } from './bar.ts'
import { type Decider, type Decision, deciderOf, holder, rebased } from './decider.ts'
import {
  type RunBook,
  type RunFill,
  type RunTerms,
  firstBook,
  lotsIn,
  openingOfRun,
  runEquity,
} from './opening.ts'
import type { Strategy } from './strategy.ts'

/** What a run did on a trading day. */
export interface RunDay {
  readonly date: LocalDate
  readonly fills: readonly RunFill[]
  /** Dividends after tax, and the cash of a split's fraction. */
  readonly income: Money
  readonly cash: Money
  readonly lots: number
  /** At the close. */
  readonly equity: Money
}

export interface RunSpan {
  /** The close before it decides first; without one before it the first bar only decides. @defaultValue the second bar */
  readonly from?: LocalDate | undefined
}

function dayAfter(
  decider: Decider,
  before: RunBook,
  bar: RunBar,
  terms: RunTerms,
): { readonly day: RunDay; readonly book: RunBook } {
  const { book, fills, income } = openingOfRun(rebased(before, bar), bar, terms)
  return {
    day: {
      date: bar.date,
      fills,
      income,
      cash: book.cash,
      lots: lotsIn(book.parts),
      equity: runEquity(book, bar.close),
    },
    book: { ...book, ...decider.after(bar, book) },
  }
}

/** A grid begins at the last close before the start, whatever it has seen before. */
const seen = (decider: Decider, bars: readonly RunBar[]): Decision =>
  bars.reduce<Decision>((before, bar) => decider.after(bar, { wanted: before.wanted }), { wanted: [] })

export interface Ran {
  readonly days: readonly RunDay[]
  readonly book: RunBook
}

/** Pauses after each day. */
function* running(
  decider: Decider,
  bars: readonly RunBar[],
  terms: RunTerms,
  { from }: RunSpan,
): Generator<undefined, Ran> {
  const found = from === undefined ? 1 : bars.findIndex(({ date }) => date >= from)
  const start = found < 0 ? bars.length : Math.max(1, found)
  let book = firstBook(terms, seen(decider, bars.slice(0, start)))
  const days: RunDay[] = []
  for (const bar of bars.slice(start)) {
    const next = dayAfter(decider, book, bar, terms)
    book = next.book
    days.push(next.day)
    yield
  }
  return { days, book }
}

function ran(...asked: Parameters<typeof running>): Ran {
  const days = running(...asked)
  for (;;) {
    const { done, value } = days.next()
    if (done === true) return value
  }
}

/**
 * A strategy over the bars of a share with its capital: the backtest, a member's run and a mentor's share are this one function
 * (docs/rules/strategies.md). A decision at a close is filled at the next open. Bars are daily, of increasing dates, as traded.
 */
export const run = (strategy: Strategy, bars: readonly RunBar[], terms: RunTerms, span: RunSpan = {}): Ran =>
  ran(deciderOf(strategy), bars, terms, span)

/** The same run, which pauses after each day: for who must answer something else meanwhile. */
export const runByDays = (
  strategy: Strategy,
  bars: readonly RunBar[],
  terms: RunTerms,
  span: RunSpan = {},
): Generator<undefined, Ran> => running(deciderOf(strategy), bars, terms, span)

/** The share bought at the first opening and held: what a run is compared with. */
export const heldOver = (bars: readonly RunBar[], terms: RunTerms, span: RunSpan = {}): readonly RunDay[] =>
  ran(holder, bars, terms, span).days

/** The first decision of a run, and its book; the bars are those before the start. */
export const startOf = (strategy: Strategy, bars: readonly RunBar[], terms: RunTerms): RunBook =>
  firstBook(terms, seen(deciderOf(strategy), bars))

/**
 * One more day of a run from its stored book: what was done is not done again from bars that may have changed since.
 * @param seenBars before the day, as many as the strategy looks back on
 */
export function nextDay(
  strategy: Strategy,
  book: RunBook,
  seenBars: readonly RunBar[],
  bar: RunBar,
  terms: RunTerms,
): { readonly day: RunDay; readonly book: RunBook } {
  const decider = deciderOf(strategy)
  seen(decider, seenBars)
  return dayAfter(decider, book, bar, terms)
}
