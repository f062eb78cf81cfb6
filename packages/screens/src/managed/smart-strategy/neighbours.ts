import { type Decimal, type Strategy, decimal, exact, outOfBounds, toDecimal } from '@onelot/domain'

/** Strategies of the same kind around one: a row and a column each for a value of a parameter. Undefined where the values do not go together. */
export interface Neighbours {
  readonly rows: readonly string[]
  /** One column, without a value, of a strategy of one parameter. */
  readonly columns: readonly string[]
  readonly cells: readonly (readonly (Strategy | undefined)[])[]
}

const AROUND = [0.5, 0.75, 1, 1.25, 1.5] as const

/** Whole values at some distances around one, itself among them, each once. */
const wholeAround = (value: number): readonly number[] =>
  [...new Set(AROUND.map((part) => (part === 1 ? value : Math.max(2, Math.round(value * part)))))].toSorted(
    (a, b) => a - b,
  )

const times = (value: Decimal, part: string): Decimal => toDecimal(exact(value).times(part).round(2, 1))

const within = (strategy: Strategy): Strategy | undefined =>
  outOfBounds(strategy).length === 0 ? strategy : undefined

function crossed<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  strategyOf: (row: Row, column: Column) => Strategy,
): Neighbours {
  const cells = rows.map((row) => columns.map((column) => within(strategyOf(row, column))))
  const hasRow = (index: number) => cells[index]?.some((cell) => cell !== undefined) === true
  const hasColumn = (index: number) => cells.some((row) => row[index] !== undefined)
  return {
    rows: rows.filter((_, index) => hasRow(index)).map(String),
    columns: columns.filter((_, index) => hasColumn(index)).map(String),
    cells: cells.filter((_, index) => hasRow(index)).map((row) => row.filter((_, index) => hasColumn(index))),
  }
}

const K_STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const

export function neighboursOf(strategy: Strategy): Neighbours {
  switch (strategy.kind) {
    case 'crossing':
      return crossed(wholeAround(strategy.fast), wholeAround(strategy.slow), (fast, slow) => ({
        ...strategy,
        fast,
        slow,
      }))
    case 'breakout':
      return crossed(
        K_STEPS.map((step) => toDecimal(exact(strategy.k).plus(exact(String(step)).div('10')))),
        [''],
        (k) => ({ ...strategy, k }),
      )
    case 'grid': {
      const widths = [...new Set(AROUND.map((part) => times(strategy.width, String(part))))]
      return crossed(wholeAround(strategy.levels), widths, (levels, width) => ({
        ...strategy,
        levels,
        width,
      }))
    }
    default:
      return strategy satisfies never
  }
}

export const sameStrategy = (a: Strategy, b: Strategy | undefined): boolean =>
  b !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** A setting this much better than the middle of its neighbours is more likely luck than a rule. */
const STANDS_OUT = decimal('0.1')

export interface Overfitting {
  /** Settings that earned more than holding the stock, of all. */
  readonly better: number
  readonly all: number
  /** What the one in the middle of the neighbours earned. */
  readonly middle: Decimal
  /** It earned more than each neighbour, and more than the middle by 10 points and more. */
  readonly standsOut: boolean
}

/** What the neighbours of a setting say about it; undefined without a neighbour. */
export function overfittingOf(
  own: Decimal,
  neighbours: readonly Decimal[],
  held: Decimal,
): Overfitting | undefined {
  const sorted = neighbours.toSorted((a, b) => exact(a).cmp(exact(b)))
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  const best = sorted.at(-1)
  if (middle === undefined || best === undefined) return undefined
  return {
    better: [own, ...neighbours].filter((rate) => exact(rate).gt(held)).length,
    all: neighbours.length + 1,
    middle,
    standsOut: exact(own).gt(best) && exact(own).minus(middle).gte(STANDS_OUT),
  }
}
