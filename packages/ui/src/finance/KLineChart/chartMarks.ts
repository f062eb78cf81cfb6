import { registerIndicator, type Chart, type IndicatorDrawParams, type KLineData } from 'klinecharts'
import type { Bar } from './bars.ts'
import { barEnds, extremesOf, lineEnds } from './extremes.ts'
import type { Figures } from './figures.ts'
import { noFigures } from './indicatorDrawing.ts'
import { sessionAverages } from './sessionAverage.ts'
import { type TradeLook, drawTrades } from './tradeMarks.ts'

/** What our own marks on the candle pane are drawn from. */
export interface Marks extends TradeLook {
  readonly bars: () => readonly Bar[]
  /** Index of the first bar that is simulated after recorded ones; -1 when the series is of one kind. */
  readonly simulatedFrom: number
  readonly intraday: boolean
  readonly isLine: boolean
  /** Close of the day before, the baseline of a time-share chart. */
  readonly baseline: number | undefined
  readonly hairline: string
  readonly shade: string
  readonly text: string
  readonly simulated: string
  readonly figures: Pick<Figures, 'compact' | 'drawn' | 'gap' | 'price'>
  /** The pane has been drawn: what is placed by its axis may have moved. */
  readonly onDrawn: () => void
}

/** What a chart is given of its marks. `handles`: the reader's own prices are drawn over the pane. */
export type LookOfMarks = Omit<Marks, 'bars' | 'simulatedFrom' | 'onDrawn'> & { readonly handles: boolean }

export const marksIndicator = 'ONELOT_MARKS'
export const timeShareIndicator = 'ONELOT_TIME_SHARE'

const day = 86_400_000
const known = new WeakMap<Chart, Marks>()

/** Distinguishes a chart's marks from another's: indicators are registered once for all charts of a page. */
export const setMarks = (chart: Chart, marks: Marks): void => {
  known.set(chart, marks)
}
export const marksOf = (chart: Chart): Marks | undefined => known.get(chart)

/** Bars are side by side over nights and weekends, so the day's beginning is marked instead of the gap. */
function dayStarts(bars: readonly Bar[], from: number, to: number): number[] {
  const starts: number[] = []
  for (let index = Math.max(1, from); index < to; index++) {
    const before = bars[index - 1]
    const bar = bars[index]
    if (before && bar && Math.floor(before.wall / day) !== Math.floor(bar.wall / day)) starts.push(index)
  }
  return starts
}

function dashedLine(
  ctx: CanvasRenderingContext2D,
  color: string,
  from: [number, number],
  to: [number, number],
): void {
  ctx.strokeStyle = color
  ctx.lineWidth = 1
  ctx.setLineDash([3, 3])
  ctx.beginPath()
  ctx.moveTo(...from)
  ctx.lineTo(...to)
  ctx.stroke()
}

function drawMarks(params: IndicatorDrawParams<unknown, unknown, unknown>): boolean {
  const { ctx, chart, bounding, xAxis, yAxis } = params
  const marks = marksOf(chart)
  if (!marks) return true
  const { from, to } = chart.getVisibleRange()
  const half = chart.getBarSpace().halfBar
  const edge = (index: number): number => Math.round(xAxis.convertToPixel(index) - half) + 0.5
  if (marks.intraday) {
    for (const index of dayStarts(marks.bars(), from, to)) {
      dashedLine(ctx, marks.hairline, [edge(index), 0], [edge(index), bounding.height])
    }
  }
  if (marks.simulatedFrom >= 0 && marks.simulatedFrom < to) {
    const start = Math.max(0, edge(marks.simulatedFrom))
    const lowest = extremesOf(marks.bars(), { from, to }, marks.isLine ? lineEnds : barEnds)?.low
    ctx.font = marks.font
    ctx.fillStyle = marks.text
    ctx.textBaseline = 'bottom'
    const words = ctx.measureText(marks.simulated).width
    /** At the left of the shade, but where the lowest price is written there, at its right. */
    const taken = lowest !== undefined && Math.abs(xAxis.convertToPixel(lowest) - start) < 2 * words
    const x = taken ? Math.max(start + 4, bounding.width - words - 4) : start + 4
    ctx.fillText(marks.simulated, x, bounding.height - 4)
    if (start > 0) dashedLine(ctx, marks.text, [start, 0], [start, bounding.height])
    ctx.fillStyle = marks.shade
    ctx.fillRect(start, 0, bounding.width - start, bounding.height)
  }
  drawTrades(ctx, marks, {
    width: bounding.width,
    height: bounding.height,
    bars: marks.bars(),
    isLine: marks.isLine,
    xOf: (index) => xAxis.convertToPixel(index),
    yOf: (price) => yAxis.convertToPixel(price),
  })
  marks.onDrawn()
  return true
}

interface TimeSharePoint {
  readonly average: number
  readonly base?: number
}

const isBar = (data: KLineData): data is Bar => typeof data['wall'] === 'number' && data.volume !== undefined

/** Both indicators of ours, registered with the engine from here on. */
export function registerMarks(): void {
  registerIndicator({
    name: marksIndicator,
    /** Decimals of prices, or its own default precision would make the price axis less precise. */
    series: 'price',
    zLevel: -1,
    calc: () => [],
    draw: drawMarks,
    createTooltipDataSource: noFigures,
  })
  registerIndicator<TimeSharePoint, unknown, number | undefined>({
    name: timeShareIndicator,
    series: 'price',
    figures: [{ key: 'average', type: 'line', styles: () => ({ smooth: false }) }, { key: 'base' }],
    calc: (bars, { extendData: base }) =>
      sessionAverages(bars.filter(isBar)).map((average) =>
        base === undefined ? { average } : { average, base },
      ),
    draw: ({ ctx, chart, bounding, yAxis }) => {
      const marks = marksOf(chart)
      if (marks?.baseline !== undefined) {
        const y = Math.round(yAxis.convertToPixel(marks.baseline)) + 0.5
        dashedLine(ctx, marks.text, [0, y], [bounding.width, y])
      }
      return false
    },
    /** Its figure is in the legend above the chart. */
    createTooltipDataSource: noFigures,
  })
}
