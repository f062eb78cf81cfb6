import type { InstrumentId } from '../../../base/ids.ts'
import { timeOfDay } from '../../../base/instant.ts'
import { type Fields, type Refusal, refuse } from '../../../base/refusals/refusal.ts'
import type { OpenPhase } from '../../../base/sessions/dayWindows.ts'
import type { SessionState } from '../../../base/sessions/session.ts'
import type { CheckContext, Listing, MarketContext } from '../context.ts'
import type { OrderInput } from './order.ts'
import { timeInForceOf } from './timeInForce.ts'

/** The fields of an order that decide in which sessions it is taken. */
type Asked = Pick<OrderInput, 'type' | 'timeInForce'>

/** The listing of the context, if it is that of the instrument. */
export const listingOf = (
  { listing }: Pick<CheckContext, 'listing'>,
  instrument: InstrumentId,
): Listing | undefined => (listing?.instrument.id === instrument ? listing : undefined)

function outsideTradingTime({ hours }: SessionState, fields: Fields): Refusal {
  const window = { from: timeOfDay(hours.from), to: timeOfDay(hours.to), zone: hours.zone }
  return refuse('OUTSIDE_TRADING_TIME', window, fields)
}

/** Before and after the regular session only limit orders are taken, and after it only those that work in every session. */
function sessionFields({ phase }: SessionState, { type, timeInForce }: Asked): Fields | undefined {
  if (phase === 'closed') return {}
  if (phase === 'regular') return undefined
  if (type === 'market') return { type: 'notAllowed' }
  const isOver = phase === 'after' && timeInForceOf({ timeInForce }) === 'day'
  return isOver ? { timeInForce: 'notAllowed' } : undefined
}

/** Whether it trades at all now. A halt leaves no price to trade at: PRICE_UNAVAILABLE. */
export function checkTradable(
  { instrument, session }: Listing,
  context: MarketContext,
  asked: Asked,
): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (context.now < instrument.listedAt)
    refusals.push(refuse('NOT_YET_LISTED', { from: instrument.listedAt }))
  if (context.quote === undefined || context.halted) refusals.push(refuse('PRICE_UNAVAILABLE', {}))
  const fields = sessionFields(session, asked)
  if (fields !== undefined) refusals.push(outsideTradingTime(session, fields))
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
