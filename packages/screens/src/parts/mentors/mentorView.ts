import type { MentorOnWire } from '@onelot/api-client'
import { type Decimal, exact, isNegative, localDate, subtract, toDecimal } from '@onelot/domain'
import type { MentorCardProps } from '@onelot/ui'

type Shown = MentorCardProps['performance']

/** A course that begins at 1, as rates since its beginning. */
const sinceStart = (part: Decimal): Decimal => toDecimal(exact(part).minus('1'))

/** The first of a month, by which it is named. */
export const dayOfMonth = (month: string) => localDate(`${month}-01`)

/** What a mentor made itself. @param period the time that it is of, in words */
export function performanceOf(
  { figures, curve }: Pick<MentorOnWire, 'figures' | 'curve'>,
  period: string,
): Shown {
  const { worstMonth } = figures
  return {
    period,
    total: figures.earnedRate,
    drawdown: toDecimal(exact('0').minus(exact(figures.drawdown).abs())),
    worstMonth: worstMonth && { month: dayOfMonth(worstMonth.month), rate: worstMonth.rate },
    curve: curve.map(({ mentor }) => sinceStart(mentor)),
    risk: figures.risk,
  }
}

/** A year beside the market, in rates since its beginning. */
export const besideMarket = ({ curve }: Pick<MentorOnWire, 'curve'>) =>
  curve.map(({ date, mentor, market }) => ({
    date,
    rate: sinceStart(mentor),
    benchmark: market === undefined ? undefined : sinceStart(market),
  }))

/** Whether less is left than the least that one may put in. */
export const isFull = ({ left, least }: Pick<MentorOnWire, 'left' | 'least'>): boolean =>
  left !== undefined && isNegative(subtract(left, least))

/** What followers have put in, where the mentor takes no more than so much. */
export const fundOf = ({ size, left }: Pick<MentorOnWire, 'size' | 'left'>) =>
  size === undefined || left === undefined
    ? undefined
    : { used: subtract(size, left).amount, total: size.amount, unit: size.currency }
