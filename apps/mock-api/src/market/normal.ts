import { mix } from './hash.ts'

/** Quantiles kept: numbers between them are not drawn. The outermost is 3.67 deviations out. */
const COUNT = 4_096

/** Coefficients of Acklam's rational approximation of the quantiles, good to nine digits. */
const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716]
const A0 = 2.506628277459239
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
]
const C0 = 2.938163982698783
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]
const TAIL = 0.02425

/** A polynomial whose coefficient of power 0 comes last. */
const polynomial = (coefficients: readonly number[], x: number, last: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0) * x + last

function quantile(p: number): number {
  if (p < TAIL) {
    const q = Math.sqrt(-2 * Math.log(p))
    return polynomial(C, q, C0) / polynomial(D, q, 1)
  }
  if (p > 0.5) return -quantile(1 - p)
  const q = p - 0.5
  return (polynomial(A, q * q, A0) * q) / polynomial(B, q * q, 1)
}

const quantiles = Float64Array.from({ length: COUNT }, (_, i) => quantile((i + 0.5) / COUNT))

/** Draws from the standard normal distribution. */
export const normal = (key: number, index: number): number => quantiles[mix(key, index) >>> 20] ?? 0

/** The quantile of a probability, out of those that are kept. */
export const quantileOf = (probability: number): number =>
  quantiles[Math.min(COUNT - 1, Math.floor(probability * COUNT))] ?? 0

/** The probability of less than `x`: Abramowitz and Stegun 26.2.17, good to seven digits. */
export function probabilityBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const beyond = 0.3989422804014327 * Math.exp((-x * x) / 2) * sum
  return x > 0 ? 1 - beyond : beyond
}
