import { type DayTradeMarket, type DayTradingOverview, dayTradeMarkets } from '@onelot/api-client'
import {
  type Instant,
  type LocalDate,
  type MarketId,
  type StreamState,
  dayTradeCutoff,
  dayTradeStanding,
  dayWindows,
  instant,
  lossLimitReached,
  marketFacts,
  nextTradingDay,
  sessionAt,
  sliceOf,
  trading,
  zero,
} from '@onelot/domain'
import { dayTrading as rules } from '@onelot/domain/modules/offExchange/dayTrading'
import type { Services } from '../../../services.ts'
import { dayTradingSettings } from '../../base/dayTrading.ts'
import { figureContext } from '../../base/figures.ts'

export const isOffered = ({ site }: Pick<Services, 'site'>): boolean =>
  site.settingsOf(dayTradingSettings).feature === 'on'

/** When day trades of a market are taken on a trading day. */
function takenOn({ site, calendar }: Services, market: MarketId, day: LocalDate) {
  const regular = dayWindows(marketFacts[market], calendar, day).filter(({ phase }) => phase === 'regular')
  const [first, last] = [regular.at(0), regular.at(-1)]
  if (first === undefined || last === undefined) throw new Error(`${market} does not trade on ${day}`)
  return {
    opensAt: instant(first.from),
    cutoffAt: dayTradeCutoff({ dayEnds: instant(last.to) }, site.settingsOf(dayTradingSettings)),
  }
}

/** The running trading day of a market, and whether its first regular session has opened. */
export function dayOf(services: Services, market: MarketId, now: Instant) {
  const { tradingDay: day } = sessionAt(marketFacts[market], services.calendar, now)
  return { day, isBegun: takenOn(services, market, day).opensAt <= now }
}

function standingOf(
  services: Services,
  state: StreamState,
  market: DayTradeMarket,
  today: LocalDate,
  now: Instant,
): DayTradingOverview['markets'][number] {
  const { zone, currency } = marketFacts[market]
  const { day } = dayOf(services, market, now)
  const running = takenOn(services, market, day)
  const taken =
    now < running.cutoffAt
      ? running
      : takenOn(services, market, nextTradingDay(marketFacts[market], services.calendar, day))
  const { dayTrades } = sliceOf(state, trading)
  const { limits } = sliceOf(state, rules)
  const result = dayTrades[market]
  const standing = dayTradeStanding(marketFacts[market], day, dayTrades, limits)
  const next = limits[market]?.next
  const isOfToday = result?.day === today
  const isOfMonth = result !== undefined && today.startsWith(result.month)
  const none = { realised: zero(currency), closed: 0 }
  return {
    market,
    ...taken,
    zone,
    today: isOfToday ? { realised: result.realised, closed: result.closed } : none,
    month: isOfMonth ? { realised: result.realisedInMonth, closed: result.closedInMonth } : none,
    lossLimit: standing.lossLimit,
    nextLossLimit: next !== undefined && day < next.from ? next : undefined,
    stopped: lossLimitReached(standing) !== undefined,
  }
}

export function overviewOf(services: Services, state: StreamState, now: Instant): DayTradingOverview {
  const { days } = figureContext(services, now)
  const markets = dayTradeMarkets.map((market) =>
    standingOf(services, state, market, days(market).today, now),
  )
  return { markets, asOf: now }
}
