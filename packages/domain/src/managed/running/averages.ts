import { type SplitRatio, rebasedPrice } from '../../base/instruments/announced.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { scaled } from '../../base/money/scaled.ts'
import type { Crossing } from './strategy.ts'

type Days = Pick<Crossing, 'fast' | 'slow'>

const sumOf = (closes: readonly Decimal[]): bigint => closes.reduce((sum, close) => sum + scaled(close), 0n)

/** Whether the fast average is above the slow one; equal ones change nothing. They are compared without a division. */
function isAbove(fastSum: bigint, slowSum: bigint, { fast, slow }: Days, before: boolean): boolean {
  const [fastTimes, slowTimes] = [fastSum * BigInt(slow), slowSum * BigInt(fast)]
  return fastTimes === slowTimes ? before : fastTimes > slowTimes
}

/** Whether the share is had after those closes: equal averages, and too few closes, change nothing. */
export function crossedAfter(closes: readonly Decimal[], days: Days, before: boolean): boolean {
  const { fast, slow } = days
  if (closes.length < slow) return before
  const fastSum = sumOf(closes.slice(-fast))
  return isAbove(fastSum, fastSum + sumOf(closes.slice(-slow, -fast)), days, before)
}

/** The same, close by close, with sums that are carried along: five years take a few milliseconds. */
export function averagesOf(days: Days) {
  const { fast, slow } = days
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
      return isAbove(fastSum, slowSum, days, before)
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
