import type { AnnouncedSplit } from '../../base/instruments/announced.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { rebasedCondition, returnsAt } from './levels.ts'
import type { PriceAlert } from './model.ts'

/** The alert with a split that is ahead; undefined where it has noted it, is done with it, or does not wait for a price of the time before. */
export function withSplit(alert: PriceAlert, split: AnnouncedSplit): PriceAlert | undefined {
  const { instrument, condition, createdAt, splits = [], rebasedOn } = alert
  const concerns = instrument === split.instrument && condition.kind === 'price' && createdAt < split.opensAt
  const isDone = rebasedOn !== undefined && rebasedOn >= split.exDate
  if (!concerns || isDone || splits.some(({ id }) => id === split.id)) return undefined
  return { ...alert, splits: [...splits, split].sort((a, b) => (a.exDate < b.exDate ? -1 : 1)) }
}

/** The alert after the earliest split that it has noted (docs/rules/splits.md). */
export function rebased(alert: PriceAlert): PriceAlert | undefined {
  const [split, ...later] = alert.splits ?? []
  if (split === undefined) return undefined
  const condition = rebasedCondition(alert.condition, split)
  const splits = later.length === 0 ? undefined : later
  if (condition.kind !== 'price') return { ...alert, splits, rebasedOn: split.exDate }
  const level = condition.price
  const levels = { level, returnsAt: returnsAt(level, condition.direction, defaultMarkets[split.market]) }
  return { ...alert, ...levels, condition, splits, rebasedOn: split.exDate }
}
