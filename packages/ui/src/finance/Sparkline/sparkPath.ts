import { type Decimal, type Exact, exact } from '@onelot/domain'

export interface SparkBox {
  readonly width: number
  readonly height: number
  /** Kept free above and below, so that the line is not cut at its extremes. */
  readonly inset: number
}

const hundredth = (value: number): string => String(Math.round(value * 100) / 100)

/** The nearest float; `toNumber` refuses what no float is exactly. */
const nearest = (difference: Exact): number => Number(difference.toString())

/** Fraction, 0 to 1, of the way from `low`. The differences are exact; a float is only their ratio, which is a place on the screen. */
const shareOf = (value: Exact, low: Exact, span: number): number =>
  span === 0 ? 0.5 : nearest(value.minus(low)) / span

function extremes(values: readonly Exact[]): { low: Exact; high: Exact } | undefined {
  const first = values[0]
  if (first === undefined) return undefined
  let low = first
  let high = first
  for (const value of values) {
    if (value.lt(low)) low = value
    if (value.gt(high)) high = value
  }
  return { low, high }
}

/**
 * The path of a line through values at even distances, and the height of `base` (the previous close) where given. Nothing for
 * fewer than two values: one price is no trend.
 */
export function sparkPath(
  values: readonly Decimal[],
  box: SparkBox,
  base?: Decimal,
): { readonly line: string; readonly baseY: string | undefined } | undefined {
  const exacts = values.map((value) => exact(value))
  const bounds = extremes(base === undefined ? exacts : [...exacts, exact(base)])
  if (bounds === undefined || exacts.length < 2) return undefined
  const span = nearest(bounds.high.minus(bounds.low))
  const yOf = (value: Exact): string =>
    hundredth(box.inset + (1 - shareOf(value, bounds.low, span)) * (box.height - 2 * box.inset))
  const step = box.width / (exacts.length - 1)
  const points = exacts.map((value, index) => `${hundredth(index * step)} ${yOf(value)}`)
  return { line: `M${points.join('L')}`, baseY: base === undefined ? undefined : yOf(exact(base)) }
}
