import {
  type AnnouncedAction,
  type Candle,
  type Instant,
  type Instrument,
  type LocalDate,
  type RunBar,
  type SplitRatio,
  ZERO,
  addTradingDays,
  compareDecimals,
  exact,
  nextRegularClose,
  nextTradingDay,
  plusDays,
  plusMonths,
  previousTradingDay,
  regularOpening,
  toDecimal,
  tradingDayOf,
} from '@onelot/domain'
import type { ComingDay } from '@onelot/domain/modules/managed/strategies'
import type { Services } from '../../services.ts'

/** A backtest is of so many months. */
const HISTORY_MONTHS = 60
/** More than there are trading days in them. */
const HISTORY_BARS = 5 * 366

type Days = Pick<Services, 'site' | 'calendar'>
type OfMarket = Pick<Instrument, 'market'>

/** A trading day with the end of its regular session. */
export function comingDay({ site, calendar }: Days, { market }: OfMarket, date: LocalDate): ComingDay {
  const exchange = site.marketRules(market)
  return { date, closesAt: nextRegularClose(exchange, calendar, regularOpening(exchange, calendar, date)) }
}

export function dayAfter(services: Days, of: OfMarket, date: LocalDate): ComingDay {
  return comingDay(
    services,
    of,
    nextTradingDay(services.site.marketRules(of.market), services.calendar, date),
  )
}

/** The last day of so many trading days. */
export const lastOf = (
  { site, calendar }: Days,
  { market }: OfMarket,
  first: LocalDate,
  days: number,
): LocalDate => addTradingDays(site.marketRules(market), calendar, first, days - 1)

/** The last trading day whose regular session is over. */
export function lastClosedDay(services: Days, of: OfMarket, now: Instant): LocalDate {
  const exchange = services.site.marketRules(of.market)
  const today = tradingDayOf(exchange, services.calendar, now)
  const isClosed = comingDay(services, of, today).closesAt <= now
  return isClosed ? today : previousTradingDay(exchange, services.calendar, today)
}

const rationed = (ratio: SplitRatio | undefined, { to, from }: SplitRatio): SplitRatio =>
  ratio === undefined ? { to, from } : { to: ratio.to * to, from: ratio.from * from }

/** What a company did before the opening of a bar, since the bar before: the share may not have been traded on the ex-date. */
function actedOn(
  { site }: Pick<Services, 'site'>,
  actions: readonly AnnouncedAction[],
  { market }: OfMarket,
): Pick<RunBar, 'split' | 'dividend'> {
  const left = exact('1').minus(site.values.settings.dividendWithholding[market])
  let split: SplitRatio | undefined
  let paid = exact('0')
  for (const action of actions) {
    if (action.kind === 'split') split = rationed(split, action.ratio)
    else {
      const { to, from } = split ?? { to: 1, from: 1 }
      paid = paid.plus(left.times(action.amount).times(String(to)).div(String(from)))
    }
  }
  return { ...(split && { split }), ...(paid.gt('0') && { dividend: toDecimal(paid) }) }
}

/**
 * Daily bars of a share as a run takes them, the earliest first, up to a day: as traded, with dividends after tax and splits. A day on which it
 * was not traded has none.
 */
export async function runBarsOf(
  services: Pick<Services, 'market' | 'site' | 'yieldTurn'>,
  instrument: Pick<Instrument, 'id' | 'market'>,
  { until, limit }: { readonly until: LocalDate; readonly limit: number },
  now: Instant,
): Promise<readonly RunBar[]> {
  const { market, yieldTurn } = services
  const query = { period: 'day', adjustment: 'none', before: plusDays(until, 1), limit } as const
  const { candles } = await market.candles(instrument.id, query, now, yieldTurn)
  const actions = market.actions(instrument.id)
  const isTraded = ({ volume }: Candle): boolean => compareDecimals(volume, ZERO) > 0
  let last: LocalDate | undefined
  return candles.filter(isTraded).map(({ time, open, high, low, close }): RunBar => {
    // Daily bars are of dates.
    const date = time as LocalDate
    const since = last
    last = date
    const acting = since === undefined ? [] : actions.filter(({ exDate }) => since < exDate && exDate <= date)
    return { date, open, high, low, close, ...(acting.length > 0 && actedOn(services, acting, instrument)) }
  })
}

/** What a backtest is over, or a run begins by: five years up to a day. */
export async function historyOf(
  services: Pick<Services, 'market' | 'site' | 'yieldTurn'>,
  instrument: Pick<Instrument, 'id' | 'market'>,
  until: LocalDate,
  now: Instant,
): Promise<readonly RunBar[]> {
  const bars = await runBarsOf(services, instrument, { until, limit: HISTORY_BARS }, now)
  const from = plusMonths(until, -HISTORY_MONTHS)
  return bars.filter(({ date }) => date > from)
}
