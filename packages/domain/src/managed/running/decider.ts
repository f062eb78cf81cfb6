import { rebasedPrice } from '../../base/instruments/announced.ts'
import { type Decimal, type Exact, exact } from '../../base/money/decimal.ts'
import { averagesOf } from './averages.ts'
import { type RunBar, rebasedBar } from './bar.ts'
import { UNIT, scaled } from './scaled.ts'
import type { Breakout, Crossing, Grid, Strategy } from './strategy.ts'

/** What a strategy holds after a close: whether each of its parts has the share. Only a grid has more than one part, and a base. */
export interface Decision {
  readonly wanted: readonly boolean[]
  /** The close before the start, in units of the day. */
  readonly base?: Decimal | undefined
}

/** Sees each close in turn, and decides from what it has seen and the decision before. */
export interface Decider {
  readonly after: (bar: RunBar, before: Decision) => Decision
}

function crossing(strategy: Crossing): Decider {
  const averages = averagesOf(strategy)
  return {
    after: ({ close, split }, { wanted }) => {
      if (split !== undefined) averages.rebase(split)
      return { wanted: [averages.after(close, wanted[0] ?? false)] }
    },
  }
}

function breakout({ k }: Breakout): Decider {
  let last: RunBar | undefined
  return {
    after: (bar) => {
      const before = last === undefined || bar.split === undefined ? last : rebasedBar(last, bar.split)
      last = bar
      return { wanted: [before !== undefined && exact(bar.close).gt(breakoutLevel(k, bar, before))] }
    },
  }
}

/** A close above it is a signal. */
export const breakoutLevel = (
  k: Decimal,
  { open }: Pick<RunBar, 'open'>,
  before: Pick<RunBar, 'high' | 'low'>,
): Exact => exact(before.high).minus(before.low).times(k).plus(open)

/** The lines of a grid, from the lowest to the highest, each times the number of levels: a price is compared without a division. */
export const linesOf = (base: Decimal, { levels, width }: Grid): readonly Exact[] =>
  Array.from({ length: levels + 1 }, (_, index) =>
    exact('1')
      .minus(width)
      .times(String(levels))
      .plus(exact(width).times(String(2 * index)))
      .times(base),
  )

/** Of a width and a base, which have the digits of a decimal each. */
const LINE_UNITS = exact(String(UNIT * UNIT))

/** A line as a whole number of its smallest possible units. */
const scaledLine = (line: Exact): bigint => BigInt(line.times(LINE_UNITS).toFixed(0))

function grid(strategy: Grid): Decider {
  const count = BigInt(strategy.levels)
  let drawn: { readonly base: Decimal; readonly lines: readonly bigint[] } | undefined
  return {
    after: ({ close }, { base = close, wanted }) => {
      if (drawn?.base !== base) drawn = { base, lines: linesOf(base, strategy).map(scaledLine) }
      const price = scaled(close) * count * UNIT
      const lines = drawn.lines
      return {
        base,
        wanted: Array.from({ length: strategy.levels }, (_, index) => {
          const [line, above] = [lines[index] ?? price, lines[index + 1] ?? price]
          return price <= line || (price < above && (wanted[index] ?? false))
        }),
      }
    },
  }
}

/** Has the share from the first opening on: what a run is compared with. */
export const holder: Decider = { after: () => ({ wanted: [true] }) }

export function deciderOf(strategy: Strategy): Decider {
  switch (strategy.kind) {
    case 'crossing':
      return crossing(strategy)
    case 'breakout':
      return breakout(strategy)
    case 'grid':
      return grid(strategy)
    default:
      return strategy satisfies never
  }
}

/** A decision in units of the day. */
export const rebasedDecision = (decision: Decision, { split }: Pick<RunBar, 'split'>): Decision =>
  split === undefined || decision.base === undefined
    ? decision
    : { ...decision, base: rebasedPrice(decision.base, split) }
