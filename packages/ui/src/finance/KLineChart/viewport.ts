import type { Chart } from 'klinecharts'
import { indexAt, type Bar } from './bars.ts'

/** Widths of a bar in pixels, gaps included. A time-share day of 24 hours still fits a phone. */
const barSpace = { timeShare: { min: 0.2, max: 40 }, candles: { min: 1, max: 40 } }
export const candlePane = 'candle_pane'

/** How the engine is made: it takes no keys, no drag between panes, and no scroll of its price axis. */
export const options = {
  hotkey: { enabled: false },
  decimalFold: { threshold: 100 },
  layout: {
    barSpaceLimit: { min: 0.2, max: 40 },
    pane: { dragEnabled: false },
    yAxis: { scrollZoomEnabled: false, gap: { top: 20, bottom: 4 } },
  },
} as const

/**
 * Gives back to the page what klinecharts takes from it: the focus, which belongs to the named region around, and the vertical drag, which it
 * stops twice, by `touch-action: none` and by `overscroll-behavior: none`. The host's own `touch-action` then holds.
 */
export function yieldToPage(element: HTMLElement | null): void {
  element?.removeAttribute('tabindex')
  for (const taken of ['touch-action', 'overscroll-behavior']) element?.style.removeProperty(taken)
}

const initialBarSpace = 7
const initialRightSpace = 8

export function firstView(chart: Chart): void {
  chart.setBarSpace(initialBarSpace)
  chart.setOffsetRightDistance(initialRightSpace)
}

export const plotWidth = (chart: Chart): number => chart.getSize(candlePane, 'main')?.width ?? 0

/** Pixel at the middle of a bar, from the left edge of the plot. */
export function xOf(chart: Chart, index: number): number {
  const at = chart.convertToPixel({ dataIndex: index })
  return Array.isArray(at) ? 0 : (at.x ?? 0)
}

/** The newest bar does not leave the later half of the plot for a blank; where it is not in that half, it is not drawn on. */
export function panBy(chart: Chart, by: number, newest: number): void {
  const room = xOf(chart, newest) - plotWidth(chart) / 2
  chart.scrollByDistance(Math.max(by, Math.min(0, -room)))
}

/** Pixel of a price, from the top of the price pane. */
export function yOf(chart: Chart, price: number): number {
  const at = chart.convertToPixel({ value: price }, { paneId: candlePane })
  return Array.isArray(at) ? 0 : (at.y ?? 0)
}

/** The pane of prices without its axis, in pixels from its top. */
export interface PricePane {
  readonly width: number
  /** Pixels of the axis beside it. */
  readonly axisWidth: number
  readonly height: number
  /** How much of it the figures over the prices take. */
  readonly top: number
  /** Outside the pane for a price out of view. */
  readonly yOf: (price: number) => number
  readonly priceAt: (y: number) => number | undefined
  /** At the middle of a bar; what is before the first has a negative index. */
  readonly xOf: (index: number) => number
  /** Of the bar there, or of the nearest one. */
  readonly indexAt: (x: number) => number
}

export function pricePane(chart: Chart, top: number): PricePane {
  const size = chart.getSize(candlePane, 'main')
  return {
    width: size?.width ?? 0,
    axisWidth: chart.getSize(candlePane, 'yAxis')?.width ?? 0,
    height: size?.height ?? 0,
    top,
    yOf: (price) => yOf(chart, price),
    priceAt: (y) => {
      const at = chart.convertFromPixel([{ y }], { paneId: candlePane })
      return (Array.isArray(at) ? at[0] : at)?.value
    },
    xOf: (index) => xOf(chart, index),
    indexAt: (x) => indexAtX(chart, x),
  }
}

export function indexAtX(chart: Chart, x: number): number {
  const at = chart.convertFromPixel([{ x }])
  const point = Array.isArray(at) ? at[0] : at
  return Math.min(chart.getDataList().length - 1, Math.max(0, point?.dataIndex ?? 0))
}

export function zoomBy(chart: Chart, scale: number, x: number, timeShare: boolean): void {
  const { min, max } = timeShare ? barSpace.timeShare : barSpace.candles
  const now = chart.getBarSpace().bar
  const next = Math.min(max, Math.max(min, now * scale))
  if (next !== now) chart.zoomAtCoordinate(next / now, { x, y: 0 })
}

/** Shows the bars from one index to another, as far as the narrowest bar allows; their end is at the right. */
export function fit(chart: Chart, from: number, to: number, timeShare: boolean): void {
  const width = plotWidth(chart)
  if (width === 0) return
  const { min, max } = timeShare ? barSpace.timeShare : barSpace.candles
  chart.setBarSpace(Math.min(max, Math.max(min, width / Math.max(1, to - from + 1))))
  chart.scrollByDistance(width - chart.getBarSpace().halfBar - xOf(chart, to))
}

export function centre(chart: Chart, index: number): void {
  chart.scrollByDistance(plotWidth(chart) / 2 - xOf(chart, index))
}

/** Pans just as far as it takes to see a bar whole. */
export function reveal(chart: Chart, index: number): void {
  const { halfBar } = chart.getBarSpace()
  const x = xOf(chart, index)
  const right = plotWidth(chart) - halfBar
  if (x < halfBar) chart.scrollByDistance(halfBar - x)
  else if (x > right) chart.scrollByDistance(right - x)
}

/** Puts the crosshair on the close of a bar, between pixels, so that the price read beside it is the close itself. */
export function placeCrosshair(chart: Chart, bar: Bar, index: number): void {
  const axis = chart.getYAxes({ paneId: candlePane })[0]
  const height = chart.getSize(candlePane, 'main')?.height
  if (!axis || height === undefined) return
  const { from, range } = axis.getRange()
  const y = height * (1 - (bar.close - from) / range)
  chart.executeAction('onCrosshairChange', { x: xOf(chart, index), y, paneId: candlePane })
}

/** The engine's types ask for an object, which it would put on the newest bar. */
export function removeCrosshair(chart: Chart): void {
  Reflect.apply(chart.executeAction, chart, ['onCrosshairChange'])
}

/**
 * Runs a change of the data while what is looked at stays where it is on the screen: the newest bar, whichever that is then, where it is in
 * view, else the bar at the left edge.
 */
export function keepingPlace(chart: Chart, bars: () => readonly Bar[], change: () => void): void {
  const { from, to } = chart.getVisibleRange()
  const newest = bars().length - 1
  const follows = to > newest
  const anchor = bars()[follows ? newest : from]
  const xNow = ({ timestamp }: Bar): number =>
    xOf(chart, follows ? bars().length - 1 : indexAt(bars(), timestamp))
  const before = anchor ? xNow(anchor) : 0
  change()
  if (anchor) chart.scrollByDistance(before - xNow(anchor))
}
