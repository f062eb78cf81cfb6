import { type AnnouncedAction, epochMs } from '@onelot/domain'
import { type Grid, nearestTick, tickAt } from './grid.ts'
import type { Issue } from './listings/issue.ts'
import type { Timeline } from './timeline.ts'

/** A dividend or a split as prices take it: from the opening of its day on. */
export interface IssueAction {
  /** Which day the ex-date is. */
  readonly ordinal: number
  /** The opening of the ex-date, in epoch milliseconds. */
  readonly at: number
  /** Units of the grid that a dividend takes from a price; 0 for a split. */
  readonly paid: number
  /** Units that one becomes; 1 for a dividend. */
  readonly ratio: number
  /** Logarithm of what it does to the simulated close of the day before. */
  readonly shift: number
}

/** A price of the time before an ex-date as one of the time after it: a tick at least. */
export const rebasedUnits = (
  grid: Grid,
  { paid, ratio }: Pick<IssueAction, 'paid' | 'ratio'>,
  units: number,
): number => nearestTick(grid, Math.max(units / ratio - paid, tickAt(grid, 1)))

/** An issue whose prices take in what was announced; `actions` are in the order of their ex-dates. */
export function issueUnder(
  issue: Issue,
  actions: readonly AnnouncedAction[],
  timeline: Timeline,
  closeOf: (issue: Issue, ordinal: number) => number,
): Issue {
  const { market } = issue.instrument
  return actions.reduce<Issue>((before, action) => {
    const ordinal = timeline.ordinalOf(market, action.exDate)
    const terms =
      action.kind === 'split'
        ? { paid: 0, ratio: action.ratio.to / action.ratio.from }
        : { paid: Number(action.amount) * 10 ** issue.grid.fractionDigits, ratio: 1 }
    const close = closeOf(before, ordinal - 1)
    const shift = Math.log(rebasedUnits(issue.grid, terms, close) / close)
    const own = { ordinal, at: epochMs(action.opensAt), ...terms, shift }
    return { ...before, actions: [...(before.actions ?? []), own] }
  }, issue)
}

/** Units that one of the earliest day has become on a day. */
export const unitsBy = ({ actions = [] }: Issue, ordinal: number): number =>
  actions.reduce((units, action) => (action.ordinal <= ordinal ? units * action.ratio : units), 1)

/** Units outstanding on a day. */
export const sharesOn = (issue: Issue, ordinal: number): number =>
  Math.floor(issue.shares * unitsBy(issue, ordinal))

/** Logarithm of what all actions up to a day did to its prices. */
export const shiftBy = ({ actions = [] }: Issue, ordinal: number): number =>
  actions.reduce((sum, action) => (action.ordinal <= ordinal ? sum + action.shift : sum), 0)

/** A close of the day before `ordinal` as its prices are compared with it. */
export const rebasedAt = ({ actions = [], grid }: Issue, ordinal: number, units: number): number =>
  actions.reduce(
    (rebased, action) => (action.ordinal === ordinal ? rebasedUnits(grid, action, rebased) : rebased),
    units,
  )
