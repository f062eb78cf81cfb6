import { type Instant, plusMs } from '../../../base/instant.ts'
import type { OpenPhase } from '../../../base/sessions/dayWindows.ts'
import type { Listing, TradingContext } from '../context.ts'
import { closesAtOf, isDayTrade } from './dayTrade.ts'
import type { ExpiryCause, OrderTerms, TimeInForce } from './order.ts'

const DAY_MS = 86_400_000
/** How long an order may work that is good till cancelled. */
export const GOOD_TILL_CANCELLED_DAYS = 90

export const regularPhases: readonly OpenPhase[] = ['regular']
const everyPhase: readonly OpenPhase[] = ['pre', 'regular', 'after']

type Timed = Pick<OrderTerms, 'timeInForce' | 'dayTrade'>

export const timeInForceOf = ({ timeInForce }: Timed): TimeInForce => timeInForce ?? 'day'

/** Sessions in which a working limit order may fill. */
export const fillPhases = (terms: Timed): readonly OpenPhase[] =>
  timeInForceOf(terms) === 'extended' ? everyPhase : regularPhases

/** Whether an order may fill in the session of now. */
export const fillsIn = (terms: Timed, { session }: Pick<Listing, 'session'>): boolean =>
  fillPhases(terms).some((phase) => phase === session.phase)

/** When an order that is placed now expires (docs/rules/time.md). */
export function expiryOf(
  terms: Timed,
  { session }: Pick<Listing, 'session'>,
  { now, lastSessionEnds, settings }: Pick<TradingContext, 'now' | 'lastSessionEnds' | 'settings'>,
): Instant {
  const closesAt = closesAtOf(terms, { session }, { settings })
  if (closesAt !== undefined) return closesAt
  switch (timeInForceOf(terms)) {
    case 'day':
      return session.dayEnds
    case 'extended':
      return lastSessionEnds
    case 'goodTillCancelled':
      return plusMs(now, GOOD_TILL_CANCELLED_DAYS * DAY_MS)
  }
}

export function expiryCauseOf(terms: Timed): ExpiryCause {
  if (isDayTrade(terms)) return 'dayTradeEnd'
  return timeInForceOf(terms) === 'goodTillCancelled' ? 'timeLimit' : 'sessionEnd'
}
