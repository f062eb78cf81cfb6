import { type SplitRatio, rebasedPrice } from '../../base/instruments/announced.ts'
import { type Decimal, type Exact, exact } from '../../base/money/decimal.ts'
import { scaled } from '../../base/money/scaled.ts'
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
export function averagesOf({ fast, slow }: Pick<Crossing, 'fast' | 'slow'>) {
  const [fastCount, slowCount] = [BigInt(fast), BigInt(slow)]
  let closes: { readonly text: Decimal; readonly value: bigint }[] = []
  let [fastSum, slowSum] = [0n, 0n]
  const closeBefore = (count: number): bigint => closes.at(-count - 1)?.value ?? 0n
  const sumOfLast = (count: number): bigint =>
    closes.slice(-count).reduce((sum, { value }) => sum + value, 0n)
  return {
    /** @param value the same, scaled */
    after(text: Decimal, value: bigint, before: boolean): boolean {
      closes.push({ text, value })
      fastSum += value - closeBefore(fast)
      slowSum += value - closeBefore(slow)
      if (closes.length > slow) closes.shift()
      else if (closes.length < slow) return before
      const [fastTimes, slowTimes] = [fastSum * slowCount, slowSum * fastCount]
      return fastTimes === slowTimes ? before : fastTimes > slowTimes
    },
    rebase(ratio: SplitRatio): void {
      closes = closes.map(({ text: old }) => {
        const text = rebasedPrice(old, ratio)
        return { text, value: scaled(text) }
      })
      fastSum = sumOfLast(fast)
      slowSum = sumOfLast(slow)
    },
  }
}
