import type { ChartPeriod } from '@onelot/domain'
import { isIntraday, type TickUnit } from './timeAxis.ts'

/** Writes exchange-local times, given as if they were UTC, in a language. */
export interface TimeLabels {
  readonly tick: (wall: number, unit: TickUnit) => string
  /** On the axis under the crosshair, and in the legend of a line, which shows the newest session. */
  readonly short: (wall: number) => string
  /** In the legend, the table and what is announced. */
  readonly full: (wall: number) => string
}

const shapes = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { month: 'short', day: 'numeric' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'short' },
  year: { year: 'numeric' },
  monthOfYear: { year: 'numeric', month: 'short' },
} as const satisfies Record<TickUnit, Intl.DateTimeFormatOptions>

const shortShape = (period: ChartPeriod): Intl.DateTimeFormatOptions =>
  isIntraday(period)
    ? { ...shapes.day, ...shapes.time }
    : period === 'month'
      ? shapes.monthOfYear
      : { year: 'numeric', month: 'short', day: 'numeric' }

const fullShape = (period: ChartPeriod): Intl.DateTimeFormatOptions =>
  isIntraday(period)
    ? { year: 'numeric', month: 'short', day: 'numeric', ...shapes.time }
    : period === 'day'
      ? { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }
      : shortShape(period)

/** Labels of a period in a BCP 47 locale. */
export function timeLabels(locale: string, period: ChartPeriod): TimeLabels {
  const writer = (shape: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' })
    return (wall: number): string => format.format(wall)
  }
  const ticks: Record<TickUnit, (wall: number) => string> = {
    time: writer(shapes.time),
    day: writer(shapes.day),
    dayOfMonth: writer(shapes.dayOfMonth),
    month: writer(shapes.month),
    year: writer(shapes.year),
    monthOfYear: writer(shapes.monthOfYear),
  }
  return {
    tick: (wall, unit) => ticks[unit](wall),
    short: writer(shortShape(period)),
    full: writer(fullShape(period)),
  }
}
