export type Values = readonly number[] | Float64Array

export function mean(values: Values): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

export function deviation(values: Values): number {
  const middle = mean(values)
  let squares = 0
  for (const value of values) squares += (value - middle) ** 2
  return Math.sqrt(squares / values.length)
}

/** The fourth moment by the square of the second: 3 for a normal distribution. */
export function kurtosis(values: Values): number {
  const middle = mean(values)
  let squares = 0
  let fourths = 0
  for (const value of values) {
    const square = (value - middle) ** 2
    squares += square
    fourths += square * square
  }
  return (fourths * values.length) / (squares * squares)
}

/** Values about their mean, in their deviations. */
export function standardised(values: Values): Float64Array {
  const middle = mean(values)
  const unit = deviation(values)
  const own = Float64Array.from(values)
  for (const [i, value] of own.entries()) own[i] = (value - middle) / unit
  return own
}

export function correlation(a: Values, b: Values): number {
  const [first, second] = [standardised(a), standardised(b)]
  return mean(first.map((value, i) => value * (second[i] ?? Number.NaN)))
}

export const autocorrelation = (values: Values, lag: number): number => {
  const own = standardised(values)
  let sum = 0
  for (let i = lag; i < own.length; i += 1) sum += (own[i] ?? 0) * (own[i - lag] ?? 0)
  return sum / (own.length - lag)
}

/** Mean autocorrelation of absolute values at lags 1 to 10. */
export const clustering = (values: Values): number => {
  const sizes = Float64Array.from(values, Math.abs)
  return mean(Array.from({ length: 10 }, (_, i) => autocorrelation(sizes, i + 1)))
}

/** The fraction of the sum that the greatest `part` of the values makes. */
export function heldByGreatest(values: Values, part: number): number {
  const sorted = Float64Array.from(values).sort()
  const from = sorted.length - Math.round(sorted.length * part)
  return (mean(sorted.subarray(from)) / mean(sorted)) * part
}

export function logReturns(prices: Values): Float64Array {
  const returns = new Float64Array(Math.max(0, prices.length - 1))
  for (let i = 0; i < returns.length; i += 1) returns[i] = Math.log((prices[i + 1] ?? 0) / (prices[i] ?? 0))
  return returns
}

export function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
