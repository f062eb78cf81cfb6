import {
  type Instant,
  type Instrument,
  type InstrumentId,
  type Listing,
  type LocalDate,
  MOST_FIRST_DAYS,
  type Market,
  listingDay,
  plusMs,
  rulesOnDay,
} from '@onelot/domain'
import type { Services } from '../../services.ts'

/** The rules of an instrument's market on a trading day: the first ones of a share have other limits. */
function rulesOn(
  { site, calendar }: Pick<Services, 'site' | 'calendar'>,
  instrument: Instrument,
  day: LocalDate,
): Market {
  const market = site.marketRules(instrument.market)
  return rulesOnDay(market, instrument, listingDay(market, calendar, instrument, day, MOST_FIRST_DAYS))
}

/** Whether a share was delisted by now, before a listing that was planned. Wait for `listingVersion` before it is asked. */
export const isDelistedBefore = (
  { market }: Pick<Services, 'market'>,
  id: InstrumentId,
  now: Instant,
  listsAt: Instant | undefined,
): boolean =>
  market.status(id, listsAt === undefined || now < listsAt ? now : plusMs(listsAt, -1)) === 'delisted'

/** Whether a share was split after a moment, and until another at the latest. */
export const isSplitBetween = (
  { market }: Pick<Services, 'market'>,
  id: InstrumentId,
  after: Instant,
  until: Instant,
): boolean =>
  market.actions(id).some(({ kind, opensAt }) => kind === 'split' && after < opensAt && opensAt <= until)

/** A listing with the rules of its market; undefined where the code is unknown or delisted. `session` is its market's at `now`. */
export function listingAt(
  services: Pick<Services, 'market' | 'site' | 'calendar'>,
  id: InstrumentId,
  now: Instant,
  session = services.market.session(id, now),
): Listing | undefined {
  const { market } = services
  const instrument = market.listing(id)
  if (instrument === undefined || session === undefined || market.status(id, now) === 'delisted')
    return undefined
  return { instrument, market: rulesOn(services, instrument, session.tradingDay), session }
}
