import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'

/** Has the share while the fast average of closes is above the slow one. */
export interface Crossing {
  readonly kind: 'crossing'
  /** Trading days; less than `slow`. */
  readonly fast: number
  readonly slow: number
}

/** Has the share on the day after a close above the open by a part of the range of the day before. */
export interface Breakout {
  readonly kind: 'breakout'
  /** That part: 0.5 is half of the range. */
  readonly k: Decimal
}

/** Buys a part of the capital at each line that the close falls to, and sells it a line higher. */
export interface Grid {
  readonly kind: 'grid'
  readonly levels: number
  /** From the base to the highest and to the lowest line, as a part of the base: 0.1 is 10 percent. */
  readonly width: Decimal
}

/** What a run trades by, with its parameters (docs/rules/strategies.md). */
export type Strategy = Crossing | Breakout | Grid

export const defaultStrategies = {
  crossing: { kind: 'crossing', fast: 20, slow: 60 },
  breakout: { kind: 'breakout', k: decimal('0.5') },
  grid: { kind: 'grid', levels: 10, width: decimal('0.1') },
} as const satisfies Record<Strategy['kind'], Strategy>

/** Bounds of the parameters, both included. */
export const strategyBounds = {
  crossing: { fast: [2, 249], slow: [3, 250] },
  breakout: { k: ['0.1', '2'] },
  grid: { levels: [2, 20], width: ['0.02', '0.5'] },
} as const

const isWhole = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= most
const isWithin = (value: Decimal, [least, most]: readonly [string, string]): boolean =>
  exact(value).gte(least) && exact(value).lte(most)

/** Parameters that are out of their bounds; a fast average that is not under the slow one is `fast`. */
export function outOfBounds(strategy: Strategy): readonly ('fast' | 'slow' | 'k' | 'levels' | 'width')[] {
  switch (strategy.kind) {
    case 'crossing': {
      const { fast, slow } = strategy
      const isFastOff = !isWhole(fast, strategyBounds.crossing.fast) || fast >= slow
      const isSlowOff = !isWhole(slow, strategyBounds.crossing.slow)
      return [...(isFastOff ? (['fast'] as const) : []), ...(isSlowOff ? (['slow'] as const) : [])]
    }
    case 'breakout':
      return isWithin(strategy.k, strategyBounds.breakout.k) ? [] : ['k']
    case 'grid': {
      const { levels, width } = strategy
      const { grid } = strategyBounds
      const isLevelsOff = !isWhole(levels, grid.levels)
      const isWidthOff = !isWithin(width, grid.width)
      return [...(isLevelsOff ? (['levels'] as const) : []), ...(isWidthOff ? (['width'] as const) : [])]
    }
    default:
      return strategy satisfies never
  }
}
