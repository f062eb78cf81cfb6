import type { Candle, Instant, LocalDate } from '@onelot/domain'
import type { KLineData } from 'klinecharts'
import type { ZoneClock } from './zoneClock.ts'

/**
 * A candle as it is drawn. Its numbers are for pixels only; whatever is read out or written in a table comes from `candle`,
 * whose decimals are exact.
 */
export interface Bar extends KLineData {
  /** Exchange-local date and time, as if it were UTC. */
  readonly wall: number
  /** Date and time by the reader's clock, likewise: what the axis and the crosshair say. */
  readonly shown: number
  readonly candle: Candle
  volume: number
}

/** True for the exchange-local date of a day, week or month bar. */
export const isLocalDate = (time: Instant | LocalDate): time is LocalDate => !time.includes('T')

/** The position of a time on the axis. A date is at its own midnight, in no zone. */
export const timestampOf = (time: Instant | LocalDate): number => Date.parse(time)

export function toBar(candle: Candle, clock: ZoneClock, reader: ZoneClock = clock): Bar {
  const timestamp = timestampOf(candle.time)
  const isDay = isLocalDate(candle.time)
  return {
    timestamp,
    wall: isDay ? timestamp : clock(timestamp),
    shown: isDay ? timestamp : reader(timestamp),
    open: Number(candle.open),
    high: Number(candle.high),
    low: Number(candle.low),
    close: Number(candle.close),
    volume: Number(candle.volume),
    candle,
  }
}

export const toBars = (candles: readonly Candle[], clock: ZoneClock, reader: ZoneClock = clock): Bar[] =>
  candles.map((candle) => toBar(candle, clock, reader))

/** Index of the bar at a time, or of the last one before it; 0 when the series begins later, -1 when it is empty. */
export function indexAt(bars: readonly { readonly timestamp: number }[], timestamp: number): number {
  let low = 0
  let high = bars.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const bar = bars[middle]
    if (bar && bar.timestamp <= timestamp) low = middle
    else high = middle - 1
  }
  return bars.length === 0 ? -1 : low
}

const day = 86_400_000

/** The bars of the newest trading day. */
export function lastDay(bars: readonly Pick<Bar, 'wall'>[]): { from: number; to: number } {
  const today = Math.floor((bars.at(-1)?.wall ?? 0) / day)
  return { from: bars.findIndex(({ wall }) => Math.floor(wall / day) === today), to: bars.length }
}
