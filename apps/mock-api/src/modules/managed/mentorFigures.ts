import { type LocalDate, dayNumber, exact, roundTo } from '@onelot/domain'
import {
  type ClosedTrade,
  type DailyWorth,
  type MentorRecord,
  type MentorTrade,
  type MentorWorths,
  type MonthReturn,
  dailyReturns,
  drawdownOf,
  extremeMonths,
  holdingDaysOf,
  mentorsCollections,
  monthReturns,
  returnRate,
  riskOf,
  tradesAWeek,
  winRateOf,
  yearlyDeviation,
} from '@onelot/domain/modules/managed/mentors'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import type { Store } from '../../store/port.ts'
import { type FoundMentor, mentorStream } from './foundMentor.ts'

/** Digits of a rate. */
export const RATE_DIGITS = 6
const YEAR_DAYS = 365
/** No risk can be told of fewer days. */
const LEAST_RISK = 1

/** What a mentor did up to its last close: it changes once a day. */
export interface MentorPast {
  /** The earliest first. */
  readonly days: readonly DailyWorth[]
  /** The latest first. */
  readonly trades: readonly MentorTrade[]
  readonly closed: readonly ClosedTrade[]
  /** The earliest first. */
  readonly months: readonly MonthReturn[]
  readonly figures: ReturnType<typeof figuresOf>
}

const closedTrades = (trades: readonly MentorTrade[]): readonly ClosedTrade[] =>
  trades.flatMap(({ day, fills }) =>
    fills.flatMap(({ earned, since }) =>
      earned === undefined || since === undefined
        ? []
        : [{ earned: earned.amount, heldDays: dayNumber(day) - dayNumber(since) }],
    ),
  )

function figuresOf(
  days: readonly DailyWorth[],
  trades: readonly MentorTrade[],
  months: readonly MonthReturn[],
) {
  const [first, last] = [days.at(0), days.at(-1)]
  const returns = dailyReturns(days)
  const closed = closedTrades(trades)
  const deviation = yearlyDeviation(returns)
  const extremes = extremeMonths(months)
  const latest = returns.at(-1)
  const fills = trades.reduce((sum, one) => sum + one.fills.length, 0)
  const span =
    first === undefined || last === undefined ? 1 : dayNumber(last.date) - dayNumber(first.date) + 1
  return {
    winRate: winRateOf(closed),
    drawdown: drawdownOf(days),
    bestMonth: extremes?.best,
    worstMonth: extremes?.worst,
    dailyReturn: latest === undefined ? undefined : returnRate(latest),
    risk: deviation === undefined ? LEAST_RISK : riskOf(deviation),
    holdingDays: holdingDaysOf(closed),
    tradesAWeek: tradesAWeek(fills, span),
  }
}

/** The pasts of mentors that were read, by the version of their streams. */
const known = new WeakMap<Store, Map<string, { readonly version: number; readonly past: MentorPast }>>()

/** Reads what a mentor did, once for each version of its stream. */
export async function pastOf(
  { store }: Pick<Services, 'store'>,
  { mentor, streamVersion: read }: FoundMentor,
  today: LocalDate,
): Promise<MentorPast> {
  const pasts = known.get(store) ?? new Map<string, { version: number; past: MentorPast }>()
  known.set(store, pasts)
  const found = pasts.get(mentor.id)
  if (found?.version === read.version) return found.past
  const stream = mentorStream(mentor.id)
  const worths = await everyRow(store, { collection: mentorsCollections.worths, stream })
  const done = await everyRow(store, { collection: mentorsCollections.trades, stream })
  // The rules write these rows.
  const days = worths.toReversed().flatMap(({ row }) => (row.body as MentorWorths).days)
  const trades = done.map(({ row }) => row.body as MentorTrade)
  const months = monthReturns(days, today)
  const past = {
    days,
    trades,
    closed: closedTrades(trades),
    months,
    figures: figuresOf(days, trades, months),
  }
  pasts.set(mentor.id, { version: read.version, past })
  return past
}

/** Points of a curve at most: a year of closes is read as well from every fourth. */
const MOST_POINTS = 100

/** A year of a mentor's closes in parts of the first one, as of its market's index. */
export async function curveOf(
  { market, yieldTurn }: Services,
  { mentor }: MentorRecord,
  { days }: MentorPast,
  now: Parameters<Services['market']['candles']>[2],
) {
  const last = days.at(-1)
  if (last === undefined) return []
  const year = days.filter(({ date }) => dayNumber(last.date) - dayNumber(date) < YEAR_DAYS)
  const step = Math.ceil(year.length / MOST_POINTS)
  const shown = year.filter((_, index) => (year.length - 1 - index) % step === 0)
  const [first] = shown
  const index = market.listings().find((one) => one.kind === 'index' && one.market === mentor.market)
  const query = { period: 'day', adjustment: 'none', limit: YEAR_DAYS + 30 } as const
  const { candles } =
    index === undefined ? { candles: [] } : await market.candles(index.id, query, now, yieldTurn)
  const closes = new Map(candles.map(({ time, close }) => [time as LocalDate, close]))
  const base = first && closes.get(first.date)
  return shown.map(({ date, worth }) => {
    const close = closes.get(date)
    return {
      date,
      mentor: roundTo(exact(worth).div(exact(first?.worth ?? worth)), RATE_DIGITS, 'halfUp'),
      market: base && close && roundTo(exact(close).div(exact(base)), RATE_DIGITS, 'halfUp'),
    }
  })
}
