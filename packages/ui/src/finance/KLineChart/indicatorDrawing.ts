import type { IndicatorDrawParams, IndicatorTooltipData, KLineData } from 'klinecharts'

/** Where what is drawn goes. */
export interface IndicatorPlot {
  /** First bar in view, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Pixel at the middle of a bar, and of a value, from the left and from the top. */
  readonly xOf: (index: number) => number
  readonly yOf: (value: number) => number
}

export function plotOf({
  chart,
  xAxis,
  yAxis,
}: Pick<IndicatorDrawParams<unknown, unknown, unknown>, 'chart' | 'xAxis' | 'yAxis'>): IndicatorPlot {
  const { realFrom, realTo } = chart.getVisibleRange()
  return {
    from: Math.max(0, realFrom),
    to: Math.min(realTo, chart.getDataList().length),
    xOf: (index) => xAxis.convertToPixel(index),
    yOf: (value) => yAxis.convertToPixel(value),
  }
}

/** What an indicator says over the chart whose figures are in the legend above it, or that has none. */
export const noFigures = (): IndicatorTooltipData => ({
  name: '',
  calcParamsText: '',
  features: [],
  legends: [],
})

export interface IndicatorLines {
  /** A point a bar, with a value for each line; a line has a gap where it has none. */
  readonly points: readonly unknown[]
  readonly keys: readonly string[]
  readonly looks: readonly { readonly color: string; readonly size: number }[]
}

export interface VolumeColumns {
  readonly bars: readonly {
    readonly open: number
    readonly close: number
    readonly volume?: number | undefined
  }[]
  /** Pixels from the middle of a bar to its edge. */
  readonly halfWidth: number
  readonly colours: { readonly upColor: string; readonly downColor: string; readonly noChangeColor: string }
}

export const numberAt = (point: unknown, key: string): number | undefined => {
  const value: unknown = typeof point === 'object' && point !== null ? Reflect.get(point, key) : undefined
  return typeof value === 'number' ? value : undefined
}

type LineContext = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'lineTo' | 'lineWidth' | 'moveTo' | 'setLineDash' | 'stroke' | 'strokeStyle' | 'translate'
>

/** Each line as one path, to the point after the last in view: the engine makes an object of every bar of every line before it draws them. */
export function drawLines(
  ctx: LineContext,
  { from, to, xOf, yOf }: IndicatorPlot,
  { points, keys, looks }: IndicatorLines,
): void {
  const inView = points.slice(from, to + 1)
  const xs = inView.map((_, index) => xOf(from + index))
  ctx.setLineDash([])
  /** A line one pixel wide fills a pixel when it runs through its middle. */
  ctx.translate(0.5, 0.5)
  for (const [line, key] of keys.entries()) {
    const look = looks[line % looks.length]
    if (!look) continue
    ctx.lineWidth = look.size
    ctx.strokeStyle = look.color
    ctx.beginPath()
    let isDrawn = false
    for (const [index, point] of inView.entries()) {
      const value = numberAt(point, key)
      if (value !== undefined) {
        if (isDrawn) ctx.lineTo(xs[index] ?? 0, yOf(value))
        else ctx.moveTo(xs[index] ?? 0, yOf(value))
      }
      isDrawn = value !== undefined
    }
    ctx.stroke()
  }
}

type ColumnContext = Pick<CanvasRenderingContext2D, 'fillRect' | 'fillStyle'>

/** Columns of volume in the colours of their bars, one pixel high at least where anything was traded. */
export function drawVolumes(
  ctx: ColumnContext,
  { from, to, xOf, yOf }: IndicatorPlot,
  { bars, halfWidth, colours }: VolumeColumns,
): void {
  const width = Math.max(1, 2 * halfWidth)
  const foot = yOf(0)
  let drawnIn: string | undefined
  for (const [index, { open, close, volume = 0 }] of bars.slice(from, to).entries()) {
    if (volume === 0) continue
    const { upColor, downColor, noChangeColor } = colours
    const colour = close > open ? upColor : close < open ? downColor : noChangeColor
    if (colour !== drawnIn) ctx.fillStyle = drawnIn = colour
    const top = yOf(volume)
    ctx.fillRect(xOf(from + index) - halfWidth, top, width, Math.max(1, foot - top))
  }
}

export interface CandleLook {
  /** Pixels of a body, and from its left edge to the wick. */
  readonly width: number
  readonly left: number
  readonly colours: { readonly upColor: string; readonly downColor: string; readonly noChangeColor: string }
}

/** Wicks and bodies in the colour of their direction from the open, one pixel high at least. */
export function drawCandles(
  ctx: ColumnContext,
  { from, to, xOf, yOf }: IndicatorPlot,
  {
    bars,
    look,
  }: { readonly bars: readonly Pick<KLineData, 'open' | 'high' | 'low' | 'close'>[]; look: CandleLook },
): void {
  const { width, left, colours } = look
  let drawnIn: string | undefined
  for (const [index, { open, high, low, close }] of bars.slice(from, to).entries()) {
    const { upColor, downColor, noChangeColor } = colours
    const colour = close > open ? upColor : close < open ? downColor : noChangeColor
    if (colour !== drawnIn) ctx.fillStyle = drawnIn = colour
    const x = xOf(from + index)
    const wick = yOf(high)
    ctx.fillRect(x, wick, 1, yOf(low) - wick)
    const top = yOf(Math.max(open, close))
    ctx.fillRect(x - left, top, width, Math.max(1, yOf(Math.min(open, close)) - top))
  }
}
