import type { AxisTick, Chart } from 'klinecharts'
import type { ChartPeriod } from '@onelot/domain'
import type { Bar } from './bars.ts'
import type { Figures } from './figures.ts'
import { timeTicks } from './timeAxis.ts'
import type { TimeLabels } from './timeLabels.ts'
import { candlePane, xOf, yOf } from './viewport.ts'

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

/** The labels of the time axis, where they are on the screen. */
export function timeTicksOf(chart: Chart, { labels, width, ...axis }: TimeAxis): AxisTick[] {
  return timeTicks({ ...axis, labelSpace, barSpace: chart.getBarSpace().bar }).flatMap(({ index, unit }) => {
    const bar = axis.bars[index]
    const coord = xOf(chart, index)
    if (!bar || coord < labelEdge || coord > width - labelEdge) return []
    return [{ coord, value: bar.timestamp, text: labels.tick(bar.shown, unit) }]
  })
}

/** The prices of the axis, each moved to its tick; equal ones are merged. */
export function pricesOnTick(
  { drawn, onTick }: Pick<Figures, 'drawn' | 'onTick'>,
  ticks: readonly AxisTick[],
  yOf: (price: number) => number,
): AxisTick[] {
  const prices = [...new Set(ticks.map(({ value }) => onTick(Number(value))))]
  return prices.map((value) => ({ value, text: drawn(value), coord: yOf(value) }))
}

/** Axis prices that the mark of the last price does not cover. */
function pricesBeside(chart: Chart, last: Bar | undefined, ticks: AxisTick[]): AxisTick[] {
  if (!last) return ticks
  const y = yOf(chart, last.close)
  return ticks.filter(({ coord }) => Math.abs(coord - y) > markReach)
}

/** Writes the prices of the axis, of the crosshair and of the last mark on the tick. */
export function labelPrices(
  chart: Chart,
  { figures, last }: { readonly figures: () => Figures | null; readonly last: () => Bar | undefined },
): void {
  const moved = (ticks: AxisTick[]): AxisTick[] => {
    const written = figures()
    return written ? pricesOnTick(written, ticks, (price) => yOf(chart, price)) : ticks
  }
  chart.overrideYAxis({
    paneId: candlePane,
    createTicks: ({ defaultTicks }) => pricesBeside(chart, last(), moved(defaultTicks)),
  })
  for (const axis of chart.getYAxes({ paneId: candlePane })) {
    axis.displayValueToText = (value) => figures()?.drawn(value) ?? ''
  }
}
