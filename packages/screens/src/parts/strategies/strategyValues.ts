import { type Strategy, defaultStrategies, exact, isDecimal, outOfBounds, toDecimal } from '@onelot/domain'

export const strategyKinds = ['crossing', 'breakout', 'grid'] as const satisfies readonly Strategy['kind'][]
export type StrategyKind = (typeof strategyKinds)[number]

/** Parameters of a strategy as an address has them. */
export interface StrategyValues {
  readonly fast?: string | undefined
  readonly slow?: string | undefined
  readonly k?: string | undefined
  readonly levels?: string | undefined
  readonly width?: string | undefined
}

const wholeIn = (text: string | undefined, other: number): number =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : other
const decimalIn = (text: string | undefined, other: string) =>
  toDecimal(exact(text !== undefined && isDecimal(text) ? text : other))

function read(kind: StrategyKind, values: StrategyValues): Strategy {
  switch (kind) {
    case 'crossing': {
      const { fast, slow } = defaultStrategies.crossing
      return { kind, fast: wholeIn(values.fast, fast), slow: wholeIn(values.slow, slow) }
    }
    case 'breakout':
      return { kind, k: decimalIn(values.k, defaultStrategies.breakout.k) }
    case 'grid': {
      const { levels, width } = defaultStrategies.grid
      return { kind, levels: wholeIn(values.levels, levels), width: decimalIn(values.width, width) }
    }
    default:
      return kind satisfies never
  }
}

/** The strategy that an address names; with its usual parameters where those of the address are none, or out of their bounds. */
export function strategyOf(kind: StrategyKind, values: StrategyValues): Strategy {
  const asked = read(kind, values)
  return outOfBounds(asked).length === 0 ? asked : defaultStrategies[kind]
}

/** What an address says of a strategy; without trailing zeros, so that one strategy has one address. */
export function valuesOf(strategy: Strategy): StrategyValues {
  const plain = (value: string) => toDecimal(exact(value))
  switch (strategy.kind) {
    case 'crossing':
      return { fast: String(strategy.fast), slow: String(strategy.slow) }
    case 'breakout':
      return { k: plain(strategy.k) }
    case 'grid':
      return { levels: String(strategy.levels), width: plain(strategy.width) }
    default:
      return strategy satisfies never
  }
}
