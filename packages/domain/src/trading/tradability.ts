import type { InstrumentId } from '../ids.ts'
import { timeOfDay } from '../instant.ts'
import { type Fields, type Refusal, refuse } from '../refusals/refusal.ts'
import type { OpenPhase } from '../sessions/dayWindows.ts'
import type { SessionState } from '../sessions/session.ts'
import type { CheckContext, Listing } from './context.ts'
import type { OrderType } from './order.ts'

/** Sessions in which a working limit order may fill. */
export const fillPhases: readonly OpenPhase[] = ['pre', 'regular', 'after']
/** Sessions in which a position may be stopped out. */
export const stopOutPhases: readonly OpenPhase[] = ['regular']

/** The listing of the context, if it is that of the instrument. */
export const listingOf = (
  { listing }: Pick<CheckContext, 'listing'>,
  instrument: InstrumentId,
): Listing | undefined => (listing?.instrument.id === instrument ? listing : undefined)

function outsideTradingTime({ hours }: SessionState, fields: Fields): Refusal {
  const window = { from: timeOfDay(hours.from), to: timeOfDay(hours.to), zone: hours.zone }
  return refuse('OUTSIDE_TRADING_TIME', window, fields)
}

/** Whether it trades at all now. A halt leaves no price to trade at: PRICE_UNAVAILABLE. */
export function checkTradable(
  { instrument, session }: Listing,
  context: CheckContext,
  type: OrderType,
): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (context.now < instrument.listedAt)
    refusals.push(refuse('NOT_YET_LISTED', { from: instrument.listedAt }))
  if (context.quote === undefined || context.halted) refusals.push(refuse('PRICE_UNAVAILABLE', {}))
  const { phase } = session
  const isLimitOnly = phase === 'pre' || phase === 'after'
  if (phase === 'closed' || (isLimitOnly && type === 'market'))
    refusals.push(outsideTradingTime(session, isLimitOnly ? { type: 'notAllowed' } : {}))
  return refusals
}

/** Whether a fill or a stop-out may happen now: not during a halt, and only in its sessions (docs/rules/time.md). */
export function checkFiring(
  { session }: Listing,
  { halted }: Pick<CheckContext, 'halted'>,
  phases: readonly OpenPhase[],
): readonly Refusal[] {
  const isOpen = phases.some((phase) => phase === session.phase)
  return [
    ...(halted ? [refuse('PRICE_UNAVAILABLE', {})] : []),
    ...(isOpen ? [] : [outsideTradingTime(session, {})]),
  ]
}
