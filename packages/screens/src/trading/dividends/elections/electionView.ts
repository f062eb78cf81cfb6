import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { type Instant, epochMs, instant } from '@onelot/domain'

/**
 * How far an elective dividend has got. `ahead`: nobody can choose yet. `open`: it can be chosen, and is paid in cash without a choice. `fixed`: in
 * shares, and can be changed no more. `closed`: in cash, and can be changed no more.
 */
export type ElectionPhase = 'ahead' | 'open' | 'underReview' | 'accepted' | 'fixed' | 'closed'

/** By the clock, which the answer may be older than: what is under review at the deadline is not accepted any more. */
export function phaseOf(
  { state, deadline }: Pick<ElectiveDividendOnWire, 'state' | 'deadline'>,
  now: Instant,
): ElectionPhase {
  if (now < deadline) return state
  return state === 'accepted' ? 'fixed' : 'closed'
}

/** Whether shares were asked for, and it may come to that. */
export const isChosen = (phase: ElectionPhase): boolean =>
  phase === 'underReview' || phase === 'accepted' || phase === 'fixed'

/** What shows: where the site does not offer it any more, what is chosen already goes on. */
export const shownOf = <D extends Pick<ElectiveDividendOnWire, 'state' | 'deadline'>>(
  dividends: readonly D[],
  isOffered: boolean,
  now: Instant,
): readonly D[] => dividends.filter((dividend) => isOffered || isChosen(phaseOf(dividend, now)))

/** What the reader waits for: the time from which they can choose, or until which they can. Undefined once nothing can be changed. */
export function countedTo(
  { opensAt, deadline }: Pick<ElectiveDividendOnWire, 'opensAt' | 'deadline'>,
  phase: ElectionPhase,
): Instant | undefined {
  if (phase === 'ahead') return opensAt
  return phase === 'fixed' || phase === 'closed' ? undefined : deadline
}

/** A moment of the day at whose close shares are bought: a day may close at midnight, which is of the next. */
export const lastMoment = ({ deadline }: Pick<ElectiveDividendOnWire, 'deadline'>): Instant =>
  instant(epochMs(deadline) - 1)
