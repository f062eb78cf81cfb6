import type { TradingState } from '../account/state.ts'
import type { Restriction } from '../account/event.ts'
import type { InstrumentId } from '../ids.ts'
import { timeOfDay } from '../instant.ts'
import { type Refusal, type RefusalCode, refuse } from '../refusals/refusal.ts'
import type { CheckFacts, Listing } from './facts.ts'
import type { OrderType } from './order.ts'

type StandingCode = Extract<RefusalCode, 'ACCOUNT_FROZEN' | 'ACCOUNT_DISABLED' | 'TRADING_BANNED'>
const standing: readonly (readonly [Restriction, StandingCode])[] = [
  ['frozen', 'ACCOUNT_FROZEN'],
  ['disabled', 'ACCOUNT_DISABLED'],
  ['tradingBanned', 'TRADING_BANNED'],
]

/** Restrictions of section 6. A ban on trading leaves the member free to take back what rests. */
export function checkStanding(
  state: Pick<TradingState, 'account' | 'restrictions'>,
  what: 'trade' | 'manage',
): readonly Refusal[] {
  if (state.account === undefined) return [refuse('ACCOUNT_NOT_FOUND', {})]
  return standing
    .filter(([restriction]) => what === 'trade' || restriction !== 'tradingBanned')
    .filter(([restriction]) => state.restrictions.includes(restriction))
    .map(([, code]) => refuse(code, {}))
}

/** The listing that the facts tell of, if it is the one asked for. */
export const listingOf = (facts: CheckFacts, instrument: InstrumentId): Listing | undefined =>
  facts.listing?.instrument.id === instrument ? facts.listing : undefined

/** Whether it trades at all now. A halt leaves no price to trade at: PRICE_UNAVAILABLE. */
export function checkTradable(listing: Listing, facts: CheckFacts, type: OrderType): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (facts.now < listing.instrument.listedAt)
    refusals.push(refuse('NOT_YET_LISTED', { from: listing.instrument.listedAt }))
  if (facts.quote === undefined || facts.halted) refusals.push(refuse('PRICE_UNAVAILABLE', {}))
  const { phase, hours } = listing.session
  const limitOnly = phase === 'pre' || phase === 'after'
  if (phase === 'closed' || (limitOnly && type === 'market')) {
    const window = { from: timeOfDay(hours.from), to: timeOfDay(hours.to), zone: hours.zone }
    refusals.push(refuse('OUTSIDE_TRADING_TIME', window, limitOnly ? { type: 'notAllowed' } : {}))
  }
  return refusals
}
