import { type SplitRatio, rebasedPrice } from '../../base/instruments/announced.ts'
import { type Decimal, type Exact, exact, toDecimal } from '../../base/money/decimal.ts'
import type { Crossing } from './strategy.ts'

const sumOf = (closes: readonly (Decimal | Exact)[]): Exact =>
  closes.reduce<Exact>((sum, close) => sum.plus(close), exact('0'))

/** The sign of the fast average less the slow one; undefined under so many closes. Averages are compared without a division. */
function signOf(fastSum: Exact, slowSum: Exact, { fast, slow }: Pick<Crossing, 'fast' | 'slow'>): number {
  return fastSum.times(String(slow)).cmp(slowSum.times(String(fast)))
}

/** Whether the share is had after those closes: equal averages, and too few closes, change nothing. */
export function crossedAfter(
  closes: readonly Decimal[],
  days: Pick<Crossing, 'fast' | 'slow'>,
  before: boolean,
): boolean {
  if (closes.length < days.slow) return before
  const fastSum = sumOf(closes.slice(-days.fast))
  const sign = signOf(fastSum, fastSum.plus(sumOf(closes.slice(-days.slow, -days.fast))), days)
  return sign === 0 ? before : sign > 0
}

/** The same, close by close, with sums that are carried along: five years take a few milliseconds. */
export function averagesOf(days: Pick<Crossing, 'fast' | 'slow'>) {
  const none = exact('0')
  let closes: Exact[] = []
  let [fastSum, slowSum] = [none, none]
  const closeBefore = (count: number) => closes.at(-count - 1) ?? none
  return {
    after(text: Decimal, before: boolean): boolean {
      const close = exact(text)
      closes.push(close)
      fastSum = fastSum.plus(close).minus(closeBefore(days.fast))
      slowSum = slowSum.plus(close).minus(closeBefore(days.slow))
      if (closes.length > days.slow) closes.shift()
      else if (closes.length < days.slow) return before
      const sign = signOf(fastSum, slowSum, days)
      return sign === 0 ? before : sign > 0
    },
    rebase(ratio: SplitRatio): void {
      closes = closes.map((close) => exact(rebasedPrice(toDecimal(close), ratio)))
      fastSum = sumOf(closes.slice(-days.fast))
      slowSum = sumOf(closes.slice(-days.slow))
    },
  }
}
