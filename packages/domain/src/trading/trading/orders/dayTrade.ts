import { type Instant, plusMs, timeOfDay } from '../../../base/instant.ts'
import type { ChargeRates, Market } from '../../../base/instruments/market.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Refusal, refuse } from '../../../base/refusals/refusal.ts'
import type { SessionState } from '../../../base/sessions/session.ts'
import type { CheckContext, Listing } from '../context.ts'
import type { TradingAccount } from '../tradingAccount.ts'
import { lossLimitRefusals } from './dayTradeResults.ts'
import type { OrderInput, OrderTerms } from './order.ts'

/** By what day trades of a listing are taken on its trading day. */
export interface DayTradeRules {
  /** Before the end of the day's last regular session. */
  readonly cutoffMinutes: number
  /** In place of the sale tax of the market. */
  readonly saleTax?: Decimal | undefined
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

export const isDayTrade = ({ dayTrade }: Pick<OrderInput, 'dayTrade'>): boolean => dayTrade === true

/** When the broker closes what is day-traded; of a session before the end of the regular one. */
export const dayTradeCutoff = (
  { dayEnds }: Pick<SessionState, 'dayEnds'>,
  { cutoffMinutes }: Pick<DayTradeRules, 'cutoffMinutes'>,
): Instant => plusMs(dayEnds, -cutoffMinutes * MINUTE_MS)

/** Whether a day trade may be opened now: from the regular opening to the cutoff. */
export const isDayTradeTime = (session: SessionState, now: Instant, rules: DayTradeRules): boolean =>
  session.phase === 'regular' && now < dayTradeCutoff(session, rules)

/** A time of day some minutes before another. */
function minutesBefore(time: string, minutes: number): string {
  const at = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutes + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

function outsideDayTradeTime({ hours, phase }: SessionState, { cutoffMinutes }: DayTradeRules): Refusal {
  const window = {
    from: timeOfDay(hours.from),
    to: timeOfDay(minutesBefore(hours.to, cutoffMinutes)),
    zone: hours.zone,
  }
  return refuse('OUTSIDE_TRADING_TIME', window, phase === 'closed' ? {} : { dayTrade: 'notAllowed' })
}

/** What stands against an opening with the flag; `tradable` is what does against any of its instrument. */
export function dayTradeRefusals(
  tradable: readonly Refusal[],
  { session }: Listing,
  account: Pick<TradingAccount, 'dayTrading'>,
  { now, settings }: Pick<CheckContext, 'now' | 'settings'>,
): readonly Refusal[] {
  const { dayTrade: rules } = settings
  if (rules === undefined) return [refuse('PRODUCT_UNAVAILABLE', {}, { dayTrade: 'notAllowed' }), ...tradable]
  return [
    ...tradable.filter(({ code }) => code !== 'OUTSIDE_TRADING_TIME'),
    ...(isDayTradeTime(session, now, rules) ? [] : [outsideDayTradeTime(session, rules)]),
    ...lossLimitRefusals(account.dayTrading),
  ]
}

/** What a position is charged by for its life: a day trade may be taxed otherwise. */
export const dayTradeCharges = (
  terms: Pick<OrderTerms, 'dayTrade'>,
  { charges }: Pick<Market, 'charges'>,
  { dayTrade: rules }: Pick<CheckContext['settings'], 'dayTrade'>,
): ChargeRates =>
  isDayTrade(terms) && rules?.saleTax !== undefined ? { ...charges, saleTax: rules.saleTax } : charges

/** When the broker closes what an order opens; undefined where it is no day trade. */
export function closesAtOf(
  terms: Pick<OrderTerms, 'dayTrade'>,
  { session }: Pick<Listing, 'session'>,
  { settings }: Pick<CheckContext, 'settings'>,
): Instant | undefined {
  const { dayTrade: rules } = settings
  return isDayTrade(terms) && rules !== undefined ? dayTradeCutoff(session, rules) : undefined
}
