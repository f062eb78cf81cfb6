import { registerIndicator, type IndicatorDrawParams } from 'klinecharts'
import { marksOf } from './chartMarks.ts'
import { barEnds, extremesOf, lineEnds } from './extremes.ts'
import { noFigures } from './indicatorDrawing.ts'

export const extremesIndicator = 'ONELOT_EXTREMES'

/** Pixels between the price and the tip of its arrow, along the arrow, and beside the words. */
const reach = { tip: 2, stem: 5, words: 5 } as const

interface Mark {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Over the price or under it. */
  readonly side: -1 | 1
}

/** A small arrow at the price, with its figure toward the middle of the chart, where there is room. */
function drawMark(ctx: CanvasRenderingContext2D, width: number, { text, x, y, side }: Mark): void {
  const tip = y + side * reach.tip
  const elbow = tip + side * reach.stem
  const inward = x > width / 2 ? -1 : 1
  ctx.beginPath()
  ctx.moveTo(x - 2, tip + side * 2)
  ctx.lineTo(x, tip)
  ctx.lineTo(x + 2, tip + side * 2)
  ctx.moveTo(x, tip)
  ctx.lineTo(x, elbow)
  ctx.lineTo(x + inward * reach.stem, elbow)
  ctx.stroke()
  ctx.textAlign = inward < 0 ? 'right' : 'left'
  ctx.fillText(text, x + inward * (reach.stem + reach.words), elbow)
}

function drawExtremes(params: IndicatorDrawParams<unknown, unknown, unknown>): boolean {
  const { ctx, chart, bounding, xAxis, yAxis } = params
  const marks = marksOf(chart)
  const bars = marks?.bars() ?? []
  const ends = marks?.isLine ? lineEnds : barEnds
  const extremes = extremesOf(bars, chart.getVisibleRange(), ends)
  if (!marks || !extremes) return true
  ctx.save()
  ctx.font = marks.font
  ctx.fillStyle = ctx.strokeStyle = marks.text
  ctx.lineWidth = 1
  ctx.setLineDash([])
  ctx.textBaseline = 'middle'
  for (const [index, price, side] of [
    [extremes.high, bars[extremes.high]?.[ends.high] ?? 0, -1],
    [extremes.low, bars[extremes.low]?.[ends.low] ?? 0, 1],
  ] as const) {
    const [x, y] = [xAxis.convertToPixel(index), yAxis.convertToPixel(price)]
    drawMark(ctx, bounding.width, { text: marks.figures.drawn(price), x, y, side })
  }
  ctx.restore()
  return true
}

/** The highest and the lowest price in view; the engine's own marks have one number of digits for all prices. */
export const registerExtremes = (): void => {
  registerIndicator({
    name: extremesIndicator,
    series: 'price',
    calc: () => [],
    draw: drawExtremes,
    createTooltipDataSource: noFigures,
  })
}
