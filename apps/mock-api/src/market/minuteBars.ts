import { type Candle, type Decimal, type Instant, epochMs, instant } from '@onelot/domain'
import { recordedOf } from './dailyBars.ts'
import { drawnPath } from './drawnPath.ts'
import { fromUnits, toUnits } from './grid.ts'
import { mix } from './hash.ts'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import { SLOTS_PER_MINUTE } from './path.ts'
import type { Span } from './pathQuery.ts'
import type { YieldTurn, CandlePage, CandleQuery } from './port.ts'
import type { Prices } from './prices.ts'
import type { Tape } from './tape.ts'
import { type DayHours, type Timeline, isMarketTime, slotStart, slotsBegun } from './timeline.ts'

const minutesIn = { '1m': 1, '5m': 5, '15m': 15, '30m': 30 } as const
type Minutes = keyof typeof minutesIn

/** Variance of a day's move by the square of its range, on average (Parkinson). */
const RANGE_VARIANCE = 1 / (4 * Math.LN2)

const isMinutes = (period: CandleQuery['period']): period is Minutes => period in minutesIn

/** A bar from a minute of its day's regular session on; text is made of those that are shown. */
interface Bar {
  readonly day: DayHours
  readonly minute: number
  readonly span: Span
}

const joined = (a: Span, b: Span): Span => ({
  open: a.open,
  high: Math.max(a.high, b.high),
  low: Math.min(a.low, b.low),
  close: b.close,
  volume: a.volume + b.volume,
})

/** Bars of `width` minutes, each counted from the opening of its own window: none spans a lunch break. */
function widened(minutes: readonly Bar[], { regular }: DayHours, width: number): readonly Bar[] {
  if (width === 1) return minutes
  const bars: Bar[] = []
  let opens = 0
  let at = 0
  for (const { from, to } of regular.windows) {
    const closes = opens + (to - from) / 60_000
    for (let bar = minutes[at]; bar !== undefined && bar.minute < closes; at += 1, bar = minutes[at]) {
      const minute = bar.minute - ((bar.minute - opens) % width)
      const last = bars.at(-1)
      if (last?.minute === minute) bars[bars.length - 1] = { ...last, span: joined(last.span, bar.span) }
      else bars.push({ ...bar, minute })
    }
    opens = closes
  }
  return bars
}

/** Intraday bars: of the regular session, so that a day's add up to its daily bar exactly. */
export function createMinuteBars(seed: number, timeline: Timeline, prices: Prices, tape: Tape) {
  function candle({ grid: { fractionDigits } }: Issue, { day, minute, span }: Bar): Candle<Instant> {
    return {
      time: instant(slotStart(day.regular, minute * SLOTS_PER_MINUTE)),
      open: fromUnits(span.open, fractionDigits),
      high: fromUnits(span.high, fractionDigits),
      low: fromUnits(span.low, fractionDigits),
      close: fromUnits(span.close, fractionDigits),
      volume: fromUnits(span.volume, 0),
      simulated: true,
    }
  }

  /** Minute bars of a simulated day, of which `slots` have begun. */
  function simulatedDay(quoted: Quoted, day: DayHours, slots: number): readonly Bar[] {
    const { issue } = quoted
    const whole = Math.floor(slots / SLOTS_PER_MINUTE)
    const bars: Bar[] = []
    const part = day.regular
    const traded = (minute: number, to: number): void => {
      const span = tape.traded(quoted, { day, part, from: minute * SLOTS_PER_MINUTE, to })
      if (span !== undefined) bars.push({ day, minute, span })
    }
    if (tape.heldIn(quoted, part)) {
      for (let minute = 0; minute < whole; minute += 1) traded(minute, (minute + 1) * SLOTS_PER_MINUTE)
    } else {
      for (const [minute, span] of prices.pathOf(issue, day, part).minutesOf(0, whole).entries())
        bars.push({ day, minute, span })
    }
    if (slots % SLOTS_PER_MINUTE !== 0) traded(whole, slots)
    return bars
  }

  /** How a recorded day may have gone, between its recorded open, high, low and close: simulated, and flagged so. */
  async function recordedDay(issue: Issue, day: DayHours): Promise<readonly Bar[]> {
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
    return path.minutesOf(0, slots / SLOTS_PER_MINUTE).map((span, minute) => ({ day, minute, span }))
  }

  /** The first day that has intraday bars. */
  async function firstOrdinal(issue: Issue): Promise<number> {
    const first = (await recordedOf(issue)).bars[0]
    return first === undefined
      ? prices.firstOrdinal(issue)
      : timeline.ordinalOf(issue.instrument.market, first.time)
  }

  async function minutesOfDay(quoted: Quoted, day: DayHours, until: number): Promise<readonly Bar[]> {
    const { issue } = quoted
    const slots = slotsBegun(day.regular, until)
    if (slots === 0) return []
    if (day.ordinal >= prices.firstOrdinal(issue)) return simulatedDay(quoted, day, slots)
    const bars = await recordedDay(issue, day)
    return bars.slice(0, Math.ceil(slots / SLOTS_PER_MINUTE))
  }

  /** The last session that has begun, whole. */
  async function timeShare(quoted: Quoted, now: number): Promise<CandlePage> {
    const { issue } = quoted
    const { day } = timeline.regularAt(issue.instrument.market, now)
    const bars = await minutesOfDay(quoted, day, now)
    return { candles: bars.map((bar) => candle(issue, bar)), more: false }
  }

  async function page(
    quoted: Quoted,
    { period, before, limit }: CandleQuery,
    now: Instant,
    yieldTurn: YieldTurn,
  ): Promise<CandlePage> {
    if (!isMinutes(period)) return timeShare(quoted, epochMs(now))
    const { issue } = quoted
    const { market } = issue.instrument
    const until = Math.min(epochMs(now), before === undefined ? Infinity : Date.parse(before) - 1)
    if (!isMarketTime(until)) return { candles: [], more: false }
    const first = await firstOrdinal(issue)
    let { ordinal } = timeline.momentAt(market, until).day
    let found: readonly Bar[] = []
    for (; ordinal >= first && found.length < limit; ordinal -= 1) {
      const day = timeline.dayOf(market, ordinal)
      found = [...widened(await minutesOfDay(quoted, day, until), day, minutesIn[period]), ...found]
      await yieldTurn()
    }
    const from = Math.max(0, found.length - limit)
    return { candles: found.slice(from).map((bar) => candle(issue, bar)), more: from > 0 || ordinal >= first }
  }

  return { page }
}
