import type { AxisTick, Chart } from 'klinecharts'
import type { ChartPeriod } from '@onelot/domain'
import type { Bar } from './bars.ts'
import { timeTicks } from './timeAxis.ts'
import type { TimeLabels } from './timeLabels.ts'
import { xOf, yOf } from './viewport.ts'

/** Pixels two labels of the time axis need between them. */
const labelSpace = 64
/** Closer to an edge than this, half of a label would be cut off. */
const labelEdge = 20
/** Pixels from the middle of the last price's mark within which an axis price would touch it. */
const markReach = 16

export interface TimeAxis {
  readonly bars: readonly Bar[]
  readonly period: ChartPeriod
  readonly labels: TimeLabels
  readonly barsADay: number
  readonly from: number
  readonly to: number
  readonly width: number
}

/** The labels of the time axis, where they stand on the screen. */
export function timeTicksOf(chart: Chart, { labels, width, ...axis }: TimeAxis): AxisTick[] {
  return timeTicks({ ...axis, labelSpace, barSpace: chart.getBarSpace().bar }).flatMap(({ index, unit }) => {
    const bar = axis.bars[index]
    const coord = xOf(chart, index)
    if (!bar || coord < labelEdge || coord > width - labelEdge) return []
    return [{ coord, value: bar.timestamp, text: labels.tick(bar.wall, unit) }]
  })
}

/** Axis prices that the mark of the last price does not cover. */
export function pricesBeside(chart: Chart, last: Bar | undefined, ticks: AxisTick[]): AxisTick[] {
  if (!last) return ticks
  const y = yOf(chart, last.close)
  return ticks.filter(({ coord }) => Math.abs(coord - y) > markReach)
}
