import type { MentorOnWire } from '@onelot/api-client'
import { type Decimal, exact, isNegative, localDate, subtract, toDecimal } from '@onelot/domain'
import type { MentorCardProps } from '@onelot/ui'

type Shown = MentorCardProps['performance']

/** A course that begins at 1, as rates since its beginning. */
const sinceStart = (part: Decimal): Decimal => toDecimal(exact(part).minus('1'))

/** The first of a month, by which it is named. */
export const dayOfMonth = (month: string) => localDate(`${month}-01`)

/** A year beside the market, in rates since its beginning. */
export const besideMarket = ({ curve }: Pick<MentorOnWire, 'curve'>) =>
  curve.map(({ date, mentor, market }) => ({
    date,
    rate: sinceStart(mentor),
    benchmark: market === undefined ? undefined : sinceStart(market),
  }))

/** A year of a mentor and of its market; the market’s is undefined where it had no close since the beginning. */
export function yearOf({ curve }: Pick<MentorOnWire, 'curve'>) {
  const days = besideMarket({ curve })
  return {
    mentor: days.at(-1)?.rate,
    market: days.findLast(({ benchmark }) => benchmark !== undefined)?.benchmark,
  }
}

interface PerformanceWords {
  /** The time that the total is of. */
  readonly period: string
  /** What the curves of the year are called. */
  readonly own: string
  readonly market: string
}

/** What a mentor made itself, and its year beside the market where that has closes. */
export function performanceOf(
  mentor: Pick<MentorOnWire, 'figures' | 'curve'>,
  { period, own, market }: PerformanceWords,
): Shown {
  const { figures } = mentor
  const days = besideMarket(mentor)
  const { worstMonth } = figures
  return {
    period,
    total: figures.earnedRate,
    drawdown: toDecimal(exact('0').minus(exact(figures.drawdown).abs())),
    worstMonth: worstMonth && { month: dayOfMonth(worstMonth.month), rate: worstMonth.rate },
    curve: days.map(({ rate }) => rate),
    beside: days.some(({ benchmark }) => benchmark !== undefined)
      ? { own, name: market, curve: days.map(({ benchmark }) => benchmark) }
      : undefined,
    risk: figures.risk,
  }
}

/** Whether less is left than the least that one may put in. */
export const isFull = ({ left, least }: Pick<MentorOnWire, 'left' | 'least'>): boolean =>
  left !== undefined && isNegative(subtract(left, least))

/** What followers have put in, where the mentor takes no more than so much. */
export const fundOf = ({ size, left }: Pick<MentorOnWire, 'size' | 'left'>) =>
  size === undefined || left === undefined
    ? undefined
    : { used: subtract(size, left).amount, total: size.amount, unit: size.currency }
