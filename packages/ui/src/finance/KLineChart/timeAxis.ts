import type { ChartPeriod } from '@onelot/domain'

const minute = 60_000
const day = 24 * 60 * minute

/** The text of a label: the finest unit, or a coarser one that changed since the label before. */
export type TickUnit = 'time' | 'day' | 'dayOfMonth' | 'month' | 'year' | 'monthOfYear'

export interface TimeTick {
  readonly index: number
  readonly unit: TickUnit
}

interface Level {
  /** Bars between two ticks, about. */
  readonly bars: number
  readonly bucket: (wall: number) => number
  readonly unit: (wall: number) => TickUnit
}

const monthIndex = (wall: number): number => {
  const date = new Date(wall)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
/** Weeks begin on Monday; 1970 began on a Thursday. */
const weekIndex = (wall: number): number => Math.floor((Math.floor(wall / day) + 3) / 7)

function changedWithin(wall: number, span: number, otherwise: TickUnit): TickUnit {
  const months = monthIndex(wall) - monthIndex(wall - span)
  if (months === 0) return otherwise
  return new Date(wall).getUTCMonth() === 0 ? 'monthOfYear' : 'day'
}

const monthly = (months: number, barsAMonth: number): Level => ({
  bars: months * barsAMonth,
  bucket: (wall) => Math.floor(monthIndex(wall) / months),
  unit: (wall) => (months >= 12 || new Date(wall).getUTCMonth() === 0 ? 'year' : 'month'),
})

const calendar = (barsAMonth: number): Level[] =>
  [1, 3, 6, 12, 24, 60, 120].map((months) => monthly(months, barsAMonth))

const isSecondHalf = (wall: number): boolean => new Date(wall).getUTCDate() > 15

const halfMonth: Level = {
  bars: 10.5,
  bucket: (wall) => monthIndex(wall) * 2 + (isSecondHalf(wall) ? 1 : 0),
  unit: (wall) => (isSecondHalf(wall) ? 'dayOfMonth' : new Date(wall).getUTCMonth() === 0 ? 'year' : 'month'),
}

const levelsOf: Record<'day' | 'week' | 'month', readonly Level[]> = {
  day: [
    {
      bars: 1,
      bucket: (wall) => Math.floor(wall / day),
      unit: (wall) => changedWithin(wall, day, 'dayOfMonth'),
    },
    { bars: 5, bucket: weekIndex, unit: (wall) => changedWithin(wall, 7 * day, 'dayOfMonth') },
    halfMonth,
    ...calendar(21),
  ],
  week: [
    { bars: 1, bucket: weekIndex, unit: (wall) => changedWithin(wall, 7 * day, 'dayOfMonth') },
    ...calendar(4.35),
  ],
  month: calendar(1),
}

const spanOf = { timeShare: 1, '1m': 1, '5m': 5, '15m': 15, '30m': 30 } as const
type IntradayPeriod = keyof typeof spanOf
export const isIntraday = (period: ChartPeriod): period is IntradayPeriod => period in spanOf

function intradayLevels(period: IntradayPeriod, barsADay: number): Level[] {
  const steps = [5, 10, 15, 30, 60, 120, 240, 360, 720].filter(
    (step) => step >= spanOf[period] && step < barsADay * spanOf[period],
  )
  return [
    ...steps.map((step): Level => ({
      bars: step / spanOf[period],
      bucket: (wall) => Math.floor(wall / (step * minute)),
      unit: () => 'time',
    })),
    ...[1, 2, 5, 10, 20].map((days): Level => ({
      bars: days * barsADay,
      bucket: (wall) => Math.floor(Math.floor(wall / day) / days),
      unit: () => 'day',
    })),
  ]
}

export interface TimeTicksInput {
  /** `shown` where the reader's clock is another than that of the exchange. */
  readonly bars: readonly { readonly wall: number; readonly shown?: number }[]
  readonly period: ChartPeriod
  /** First bar in view, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Pixels a bar takes, and pixels two labels need between them. */
  readonly barSpace: number
  readonly labelSpace: number
  readonly barsADay: number
}

/**
 * Where the time axis is labelled: on the bar with which a new hour, day, week, month or year begins, at the finest of these for
 * which there is room. Which bar it is does not depend on where the view begins, so labels move with the bars.
 */
export function timeTicks(input: TimeTicksInput): TimeTick[] {
  const { bars, period, barSpace, labelSpace } = input
  const levels = isIntraday(period) ? intradayLevels(period, input.barsADay) : levelsOf[period]
  const level = levels.find((candidate) => candidate.bars * barSpace >= labelSpace) ?? levels.at(-1)
  if (!level) return []
  const ticks: TimeTick[] = []
  for (let index = Math.max(0, input.from); index < Math.min(input.to, bars.length); index++) {
    const bar = bars[index]
    const before = bars[index - 1]
    if (!bar || !before) continue
    const [wall, wallBefore] = [bar.shown ?? bar.wall, before.shown ?? before.wall]
    if (level.bucket(wall) === level.bucket(wallBefore)) continue
    const newDay = isIntraday(period) && Math.floor(wall / day) !== Math.floor(wallBefore / day)
    ticks.push({ index, unit: newDay ? 'day' : level.unit(wall) })
  }
  return withRoom(ticks, labelSpace / barSpace)
}

/** Drops a label that another would touch; of a session's beginning and a plain hour, the beginning stays. */
function withRoom(ticks: readonly TimeTick[], barsApart: number): TimeTick[] {
  const kept: TimeTick[] = []
  for (const tick of ticks) {
    const last = kept.at(-1)
    if (last && tick.index - last.index < barsApart * 0.8) {
      if (last.unit === 'time' && tick.unit !== 'time') kept[kept.length - 1] = tick
      continue
    }
    kept.push(tick)
  }
  return kept
}

/** Bars in a trading day, on average, for the spacing of day labels. */
export function barsADay(bars: readonly { readonly wall: number }[]): number {
  const days = new Set(bars.map(({ wall }) => Math.floor(wall / day))).size
  return days === 0 ? 1 : Math.max(1, bars.length / days)
}
