import { type Instant, type LocalDate, epochMs, instant, localDate } from '../instant.ts'
import type { Decimal } from '../money/decimal.ts'
import { exact, toDecimal } from '../money/exact.ts'
import type { SessionWindow } from '../sessions/dayWindows.ts'
import { weekStart } from '../sessions/localDates.ts'
import type { Candle } from './candle.ts'

const MINUTE_MS = 60_000

function extreme(a: Decimal, b: Decimal, sign: 1 | -1): Decimal {
  return a === b || exact(a).cmp(exact(b)) * sign >= 0 ? a : b
}

/** One bar over `bars`, in time order: it is simulated if any of them is. @throws RangeError without bars. */
export function mergeCandles<T extends Instant | LocalDate>(bars: readonly Candle<T>[], time: T): Candle<T> {
  const first = bars[0]
  const last = bars.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('a bar is made of bars')
  let { high, low } = first
  let volume = exact(first.volume)
  for (const bar of bars.slice(1)) {
    high = extreme(high, bar.high, 1)
    low = extreme(low, bar.low, -1)
    volume = volume.plus(bar.volume)
  }
  const simulated = bars.some((bar) => bar.simulated)
  return { time, open: first.open, high, low, close: last.close, volume: toDecimal(volume), simulated }
}

function grouped<T extends Instant | LocalDate>(
  bars: readonly Candle<T>[],
  keyOf: (bar: Candle<T>) => string,
  timeOf: (key: string, first: Candle<T>) => T,
): readonly Candle<T>[] {
  const merged: Candle<T>[] = []
  let group: Candle<T>[] = []
  let key = ''
  const flush = (): void => {
    const first = group[0]
    if (first !== undefined) merged.push(mergeCandles(group, timeOf(key, first)))
  }
  for (const bar of bars) {
    const next = keyOf(bar)
    if (next !== key) {
      flush()
      group = []
      key = next
    }
    group.push(bar)
  }
  flush()
  return merged
}

/**
 * Bars of `minutes` from minute bars in time order. Each is counted from the opening of its own session, so that none spans a
 * lunch break or a night, and its time is where it begins, traded or not. `sessions` are in time order and hold every bar.
 * @throws RangeError on a bar outside the sessions.
 */
export function aggregateMinutes(
  bars: readonly Candle<Instant>[],
  minutes: 5 | 15 | 30,
  sessions: readonly Pick<SessionWindow, 'from' | 'to'>[],
): readonly Candle<Instant>[] {
  const width = minutes * MINUTE_MS
  let at = 0
  const begins = (bar: Candle<Instant>): string => {
    const ms = epochMs(bar.time)
    let session = sessions[at]
    while (session !== undefined && ms >= session.to) {
      at += 1
      session = sessions[at]
    }
    if (session === undefined || ms < session.from) throw new RangeError(`no session at ${bar.time}`)
    return instant(session.from + Math.floor((ms - session.from) / width) * width)
  }
  return grouped(bars, begins, (key) => instant(Date.parse(key)))
}

/** Weeks (ISO, from Monday) or months from daily bars in date order; a bar's date is its first trading day. */
export function aggregateDays(
  bars: readonly Candle<LocalDate>[],
  period: 'week' | 'month',
): readonly Candle<LocalDate>[] {
  const keyOf = (bar: Candle<LocalDate>): string =>
    period === 'week' ? weekStart(bar.time) : bar.time.slice(0, 7)
  return grouped(bars, keyOf, (_, first) => localDate(first.time))
}
