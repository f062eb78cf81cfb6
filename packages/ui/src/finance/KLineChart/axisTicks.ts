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
function timeTicksOf(chart: Chart, { labels, width, ...axis }: TimeAxis): AxisTick[] {
  return timeTicks({ ...axis, labelSpace, barSpace: chart.getBarSpace().bar }).flatMap(({ index, unit }) => {
    const bar = axis.bars[index]
    const coord = xOf(chart, index)
    if (!bar || coord < labelEdge || coord > width - labelEdge) return []
    return [{ coord, value: bar.timestamp, text: labels.tick(bar.shown, unit) }]
  })
}

/** Labels the time axis anew as the view moves or a bar comes; a tick that moves the newest bar leaves it as it is. */
export function labelTimes(chart: Chart): (axis: TimeAxis) => AxisTick[] {
  let labelled: { readonly labels: TimeLabels; readonly view: string; readonly ticks: AxisTick[] } | null =
    null
  return (axis) => {
    const { bars, labels, period, from, to, width } = axis
    const ends = [bars[from]?.timestamp, bars[to - 1]?.timestamp, xOf(chart, from), xOf(chart, to)]
    const view = [period, from, to, axis.barsADay, width, ...ends].join(' ')
    if (labelled?.labels !== labels || labelled.view !== view)
      labelled = { labels, view, ticks: timeTicksOf(chart, axis) }
    return labelled.ticks
  }
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

/** Half the height of the digits of an axis price, and two pixels between them and a tag. */
const textHalf = 6

/** What is drawn over the axis, in pixels of its pane. */
export interface AxisTag {
  readonly middle: number
  readonly half: number
}

/** Axis prices that no tag touches: one that is covered by half cannot be read. */
export const pricesBeside = (tags: readonly AxisTag[], ticks: readonly AxisTick[]): AxisTick[] =>
  ticks.filter(({ coord }) => tags.every(({ middle, half }) => Math.abs(coord - middle) > half + textHalf))

/**
 * Writes the prices of the axis, of the crosshair and of the last mark on the tick. @returns what takes prices off the axis that the tags given
 * would touch, and puts them back
 */
export function labelPrices(
  chart: Chart,
  { figures, last }: { readonly figures: () => Figures | null; readonly last: () => Bar | undefined },
): (tags: readonly AxisTag[]) => void {
  let tags: readonly AxisTag[] = []
  let all: readonly AxisTick[] = []
  let shown: readonly AxisTick[] = []
  const moved = (ticks: AxisTick[]): AxisTick[] => {
    const written = figures()
    return written ? pricesOnTick(written, ticks, (price) => yOf(chart, price)) : ticks
  }
  const free = (): AxisTick[] => {
    const bar = last()
    const mark = bar === undefined ? [] : [{ middle: yOf(chart, bar.close), half: markReach - textHalf }]
    return pricesBeside([...mark, ...tags], all)
  }
  chart.overrideYAxis({
    paneId: candlePane,
    createTicks: ({ defaultTicks }) => {
      all = moved(defaultTicks)
      shown = free()
      return [...shown]
    },
  })
  for (const axis of chart.getYAxes({ paneId: candlePane })) {
    axis.displayValueToText = (value) => figures()?.drawn(value) ?? ''
  }
  return (next) => {
    tags = next
    const now = free()
    // The engine writes them again only as its range changes, or on an override.
    if (now.length !== shown.length || now.some((tick, index) => tick !== shown[index]))
      chart.overrideYAxis({ paneId: candlePane })
  }
}
