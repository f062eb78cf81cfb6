import { rebasedPrice } from '../../base/instruments/announced.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact } from '../../base/money/exact.ts'
import { UNIT, scaled } from '../../base/money/scaled.ts'
import { averagesOf } from './averages.ts'
import { type RunBar, rebasedBar, scaledBar } from './bar.ts'
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
    after: (bar, { wanted }) => {
      if (bar.split !== undefined) averages.rebase(bar.split)
      return { wanted: [averages.after(bar.close, scaledBar(bar).close, wanted[0] ?? false)] }
    },
  }
}

/** As `breakoutLevel` has it, by whole numbers. */
function breakout({ k }: Breakout): Decider {
  const part = scaled(k)
  let last: RunBar | undefined
  return {
    after: (bar) => {
      const before = last === undefined || bar.split === undefined ? last : rebasedBar(last, bar.split)
      last = bar
      if (before === undefined) return { wanted: [false] }
      const { open, close } = scaledBar(bar)
      const { high, low } = scaledBar(before)
      return { wanted: [(close - open) * UNIT > (high - low) * part] }
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

/** A line as scaled prices: the greatest at or below it, and the least at or above it. */
interface ScaledLine {
  readonly below: bigint
  readonly above: bigint
}

function scaledLines(base: Decimal, strategy: Grid): readonly ScaledLine[] {
  const unit = BigInt(strategy.levels) * UNIT
  return linesOf(base, strategy).map((line) => {
    const whole = BigInt(line.times(LINE_UNITS).toFixed(0))
    const below = whole / unit
    return { below, above: below * unit === whole ? below : below + 1n }
  })
}

const indexOr = (index: number, none: number): number => (index < 0 ? none : index)

function grid(strategy: Grid): Decider {
  let drawn: { readonly base: Decimal; readonly lines: readonly ScaledLine[] } | undefined
  return {
    after: (bar, { base = bar.close, wanted }) => {
      if (drawn?.base !== base) drawn = { base, lines: scaledLines(base, strategy) }
      const { lines } = drawn
      const price = scaledBar(bar).close
      // Lines rise: a part is bought at its line or below, and sold at the line above it or over that.
      const bought = indexOr(
        lines.findIndex(({ below }) => price <= below),
        lines.length,
      )
      const kept = indexOr(
        lines.findIndex(({ above }) => price < above),
        lines.length,
      )
      return {
        base,
        wanted: Array.from(
          { length: strategy.levels },
          (_, index) => index >= bought || (index + 1 >= kept && wanted[index] === true),
        ),
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
export const rebased = <T extends Decision>(decision: T, { split }: Pick<RunBar, 'split'>): T =>
  split === undefined || decision.base === undefined
    ? decision
    : { ...decision, base: rebasedPrice(decision.base, split) }
