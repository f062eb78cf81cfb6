import { rebasedPrice } from '../../base/instruments/announced.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, roundTo } from '../../base/money/exact.ts'
import { type RunBar, rebasedBar } from './bar.ts'
import { breakoutLevel, linesOf } from './decider.ts'
import { type RunBook, lotsIn } from './opening.ts'
import type { Strategy } from './strategy.ts'

/** Decimals of an average and of a line that are told. */
const TOLD_DIGITS = 6

/** What a decision follows from, in units of the last bar. */
export type Why =
  | { readonly kind: 'tooFewDays'; readonly days: number; readonly needed: number }
  /** Averages of closes. */
  | { readonly kind: 'crossing'; readonly fast: Decimal; readonly slow: Decimal }
  /** A close above the level is a signal. */
  | { readonly kind: 'breakout'; readonly close: Decimal; readonly level: Decimal }
  /** The nearest lines: the greatest at the close or below it, and the least above it; missing beyond the lines. */
  | {
      readonly kind: 'grid'
      readonly close: Decimal
      readonly below?: Decimal | undefined
      readonly above?: Decimal | undefined
    }

/** What a run does at the next opening, and why. */
export interface Decided {
  /** Lots that it sells. */
  readonly sells: number
  /** Whether it buys what its cash pays; a grid so many parts of its capital. */
  readonly buys: number
  readonly why: Why
}

const told = (value: Exact): Decimal => roundTo(value, TOLD_DIGITS, 'halfUp')

/** Closes in units of the last bar. */
function closesOf(bars: readonly RunBar[]): readonly Decimal[] {
  let closes: Decimal[] = []
  for (const { close, split } of bars) {
    if (split !== undefined) closes = closes.map((one) => rebasedPrice(one, split))
    closes.push(close)
  }
  return closes
}

const averageOf = (closes: readonly Decimal[]): Decimal =>
  told(closes.reduce((sum, close) => sum.plus(close), exact('0')).div(String(closes.length)))

function whyAfter(strategy: Strategy, base: Decimal | undefined, bars: readonly RunBar[]): Why {
  const last = bars.at(-1)
  switch (strategy.kind) {
    case 'crossing': {
      const closes = closesOf(bars.slice(-strategy.slow))
      if (closes.length < strategy.slow)
        return { kind: 'tooFewDays', days: closes.length, needed: strategy.slow }
      return { kind: 'crossing', fast: averageOf(closes.slice(-strategy.fast)), slow: averageOf(closes) }
    }
    case 'breakout': {
      const before = bars.at(-2)
      if (last === undefined || before === undefined)
        return { kind: 'tooFewDays', days: bars.length, needed: 2 }
      const inUnits = last.split === undefined ? before : rebasedBar(before, last.split)
      return { kind: 'breakout', close: last.close, level: told(breakoutLevel(strategy.k, last, inUnits)) }
    }
    case 'grid': {
      if (last === undefined) return { kind: 'tooFewDays', days: 0, needed: 1 }
      const { close } = last
      const lines = linesOf(base ?? close, strategy).map((line) => told(line.div(String(strategy.levels))))
      return {
        kind: 'grid',
        close,
        below: lines.findLast((line) => exact(line).lte(close)),
        above: lines.find((line) => exact(line).gt(close)),
      }
    }
    default:
      return strategy satisfies never
  }
}

/**
 * What a run does at the opening after the last bar, from its book of then: in words on a screen, never what it is filled by.
 * @param bars up to the last close, as many as the strategy looks back on or more
 */
export function decidedFrom(
  strategy: Strategy,
  book: Pick<RunBook, 'wanted' | 'base' | 'parts'>,
  bars: readonly RunBar[],
): Decided {
  const { wanted, base, parts } = book
  const isWanted = (index: number): boolean => wanted[index] === true
  return {
    sells: lotsIn(parts.filter(({ lots }, index) => lots > 0 && !isWanted(index))),
    buys: parts.filter(({ lots }, index) => lots === 0 && isWanted(index)).length,
    why: whyAfter(strategy, base, bars),
  }
}

/** Daily bars that a strategy has to see before a day to go on as if it had seen all. */
export function barsSeen(strategy: Strategy): number {
  switch (strategy.kind) {
    case 'crossing':
      return strategy.slow
    case 'breakout':
      return 2
    case 'grid':
      return 1
    default:
      return strategy satisfies never
  }
}
