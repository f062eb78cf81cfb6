import { type Candle, type Decimal, type Instant, aggregateMinutes, epochMs, instant } from '@onelot/domain'
import { recordedOf } from './dailyBars.ts'
import { drawnPath } from './drawnPath.ts'
import { fromUnits, toUnits } from './grid.ts'
import { mix } from './hash.ts'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import { SLOTS_PER_MINUTE } from './path.ts'
import type { Span } from './pathQuery.ts'
import type { CandlePage, CandleQuery } from './port.ts'
import type { Prices } from './prices.ts'
import type { Tape } from './tape.ts'
import { type DayHours, type Timeline, isMarketTime, slotStart, slotsBegun } from './timeline.ts'

const minutesIn = { '1m': 1, '5m': 5, '15m': 15, '30m': 30 } as const
type Minutes = keyof typeof minutesIn

/** Variance of a day's move by the square of its range, on average (Parkinson). */
const RANGE_VARIANCE = 1 / (4 * Math.LN2)

const isMinutes = (period: CandleQuery['period']): period is Minutes => period in minutesIn

/** Intraday bars: of the regular session, so that a day's add up to its daily bar exactly. */
export function createMinuteBars(seed: number, timeline: Timeline, prices: Prices, tape: Tape) {
  function candle(issue: Issue, day: DayHours, minute: number, bar: Span): Candle<Instant> {
    const { fractionDigits } = issue.grid
    return {
      time: instant(slotStart(day.regular, minute * SLOTS_PER_MINUTE)),
      open: fromUnits(bar.open, fractionDigits),
      high: fromUnits(bar.high, fractionDigits),
      low: fromUnits(bar.low, fractionDigits),
      close: fromUnits(bar.close, fractionDigits),
      volume: fromUnits(bar.volume, 0),
      simulated: true,
    }
  }

  /** Minute bars of a simulated day, of which `slots` have begun. */
  function simulatedDay(quoted: Quoted, day: DayHours, slots: number): readonly Candle<Instant>[] {
    const { issue } = quoted
    const whole = Math.floor(slots / SLOTS_PER_MINUTE)
    const bars: Candle<Instant>[] = []
    const part = day.regular
    const traded = (minute: number, to: number): void => {
      const bar = tape.traded(quoted, { day, part, from: minute * SLOTS_PER_MINUTE, to })
      if (bar !== undefined) bars.push(candle(issue, day, minute, bar))
    }
    if (tape.heldIn(quoted, part)) {
      for (let minute = 0; minute < whole; minute += 1) traded(minute, (minute + 1) * SLOTS_PER_MINUTE)
    } else {
      for (const [minute, bar] of prices.pathOf(issue, day, part).minutesOf(0, whole).entries())
        bars.push(candle(issue, day, minute, bar))
    }
    if (slots % SLOTS_PER_MINUTE !== 0) traded(whole, slots)
    return bars
  }

  /** How a recorded day may have gone, between its recorded open, high, low and close: simulated, and flagged so. */
  async function recordedDay(issue: Issue, day: DayHours): Promise<readonly Candle<Instant>[]> {
    const { bars } = await recordedOf(issue)
    const bar = bars.find(({ time }) => time === day.date)
    if (bar === undefined) return []
    const { grid } = issue
    const { slots } = day.regular
    const units = (value: Decimal): number => toUnits(value, grid.fractionDigits)
    const [open, high, low, close] = [units(bar.open), units(bar.high), units(bar.low), units(bar.close)]
    const path = drawnPath(
      { open, high, low, close, volume: toUnits(bar.volume, 0) },
      {
        grid,
        key: mix(mix(seed, issue.key), day.ordinal),
        slots,
        variance: (high - low) ** 2 * RANGE_VARIANCE,
      },
      [open, high, low, close],
    )
    return path.minutesOf(0, slots / SLOTS_PER_MINUTE).map((span, minute) => candle(issue, day, minute, span))
  }

  /** The first day that has intraday bars. */
  async function firstOrdinal(issue: Issue): Promise<number> {
    const first = (await recordedOf(issue)).bars[0]
    return first === undefined
      ? prices.firstOrdinal(issue)
      : timeline.ordinalOf(issue.instrument.market, first.time)
  }

  async function day(quoted: Quoted, ordinal: number, until: number): Promise<readonly Candle<Instant>[]> {
    const { issue } = quoted
    const hours = timeline.dayOf(issue.instrument.market, ordinal)
    const slots = slotsBegun(hours.regular, until)
    if (slots === 0) return []
    if (ordinal >= prices.firstOrdinal(issue)) return simulatedDay(quoted, hours, slots)
    const bars = await recordedDay(issue, hours)
    return bars.slice(0, Math.ceil(slots / SLOTS_PER_MINUTE))
  }

  /** The running (or last) trading day, whole. */
  async function timeShare(quoted: Quoted, now: Instant): Promise<CandlePage> {
    const moment = timeline.momentAt(quoted.issue.instrument.market, epochMs(now))
    const ordinal = moment.part.phase === 'pre' ? moment.day.ordinal - 1 : moment.day.ordinal
    return { candles: await day(quoted, ordinal, epochMs(now)), more: false }
  }

  async function page(quoted: Quoted, query: CandleQuery, now: Instant): Promise<CandlePage> {
    if (!isMinutes(query.period)) return timeShare(quoted, now)
    const { issue } = quoted
    const width = minutesIn[query.period]
    const before = query.before === undefined ? Infinity : Date.parse(query.before)
    const until = Math.min(epochMs(now), before - 1)
    if (!isMarketTime(until)) return { candles: [], more: false }
    const first = await firstOrdinal(issue)
    let ordinal = timeline.momentAt(issue.instrument.market, until).day.ordinal
    let found: readonly Candle<Instant>[] = []
    while (ordinal >= first && found.length < query.limit) {
      const minutes = await day(quoted, ordinal, until)
      const { windows } = timeline.dayOf(issue.instrument.market, ordinal).regular
      found = [...(width === 1 ? minutes : aggregateMinutes(minutes, width, windows)), ...found]
      ordinal -= 1
    }
    const from = Math.max(0, found.length - query.limit)
    return { candles: found.slice(from), more: from > 0 || ordinal >= first }
  }

  return { page }
}
