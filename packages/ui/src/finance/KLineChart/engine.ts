import { dispose, init, type AxisTick, type Chart, type DeepPartial, type Styles } from 'klinecharts'
import { labelPrices, labelTimes } from './axisTicks.ts'
import { indexAt, type Bar } from './bars.ts'
import { setMarks, timeShareIndicator, type LookOfMarks } from './chartMarks.ts'
import type { Figures } from './figures.ts'
import { placeIndicators, placeMarks, registerIndicators, type IndicatorPlan } from './indicators.ts'
import { heightOfRows, legendRows, priceGap } from './priceGap.ts'
import { SeriesFeed, type SeriesOptions } from './seriesFeed.ts'
import { barsADay, isIntraday } from './timeAxis.ts'
import type { TimeLabels } from './timeLabels.ts'
import { type PricePane, candlePane, centre, firstView, fit, indexAtX, options } from './viewport.ts'
import { panBy, placeCrosshair, plotWidth, pricePane, removeCrosshair } from './viewport.ts'
import { reveal, xOf, yieldToPage, zoomBy } from './viewport.ts'

export interface BarRange {
  /** First bar in view. */
  readonly from: number
  /** The one after the last. */
  readonly to: number
}

export interface EngineEvents {
  /** The view moved. */
  readonly onRange: () => void
  /** The bars, or the bar under the crosshair, are others. */
  readonly onBars: () => void
  /** A live bar came: the last one moved, or a new one follows it. */
  readonly onTick: () => void
  readonly onNeedOlder: (before: Bar) => void
  /** The price pane was drawn, while it has levels. */
  readonly onDrawn: () => void
}

registerIndicators()

/**
 * The chart engine as the rest of this folder uses it: drawing, view and crosshair. Keys and fingers fix the crosshair to a bar, so that it
 * stays there while the chart moves; a mouse fixes it to a pixel.
 */
export class Engine {
  /** Takes prices off the axis that tags over it would touch. */
  readonly coverAxis: ReturnType<typeof labelPrices>
  readonly #chart: Chart
  readonly #labelTimes: ReturnType<typeof labelTimes>
  readonly #host: HTMLElement
  readonly #feed: SeriesFeed
  readonly #listeners = new Set<Partial<EngineEvents>>()
  #inspected: Bar | null = null
  #pointerX: number | null = null
  #barsADay = 1
  #labels: TimeLabels | null = null
  #figures: Figures | null = null
  #marks: LookOfMarks | null = null
  #plan = ''
  /** Indicators that show their figures over the prices. */
  #overlays = 0
  #figuresHeight = 0
  #timeShare = false

  /** @throws Error where no canvas can be drawn. */
  constructor(host: HTMLElement) {
    const chart = init(host, options)
    if (!chart) throw new Error('the chart found no canvas to draw on')
    this.#chart = chart
    this.#labelTimes = labelTimes(chart)
    this.#host = host
    yieldToPage(chart.getDom())
    firstView(chart)
    chart.overrideXAxis({
      scrollZoomEnabled: false,
      createTicks: ({ bounding }) => this.#timeTicks(bounding.width),
    })
    this.coverAxis = labelPrices(chart, { figures: () => this.#figures, last: () => this.bars.at(-1) })
    chart.subscribeAction('onVisibleRangeChange', () => {
      for (const { onRange } of this.#listeners) onRange?.()
    })
    chart.subscribeAction('onCrosshairChange', this.#onPointer)
    host.addEventListener('mouseleave', this.#onLeave)
    this.#feed = new SeriesFeed(chart, {
      onBars: this.#onBars,
      onNeedOlder: (before) => {
        for (const { onNeedOlder } of this.#listeners) onNeedOlder?.(before)
      },
    })
  }

  destroy(): void {
    this.#listeners.clear()
    this.#host.removeEventListener('mouseleave', this.#onLeave)
    dispose(this.#chart)
  }

  /** Listens to what happens from now on; returns the function that stops. */
  listen(events: Partial<EngineEvents>): () => void {
    this.#listeners.add(events)
    return () => {
      this.#listeners.delete(events)
    }
  }

  get bars(): readonly Bar[] {
    return this.#feed.bars
  }

  get range(): BarRange {
    return this.#chart.getVisibleRange()
  }

  /** The bar under the crosshair, however it came there; null while there is none. */
  get crosshairIndex(): number | null {
    if (this.#inspected) return indexAt(this.bars, this.#inspected.timestamp)
    return this.#pointerX === null || this.bars.length === 0 ? null : indexAtX(this.#chart, this.#pointerX)
  }

  get prices(): PricePane {
    return pricePane(this.#chart, this.#figuresHeight)
  }

  /** The bar that figures are shown of: the one under the crosshair, or the newest. */
  get currentBar(): Bar | null {
    return this.bars[this.crosshairIndex ?? this.bars.length - 1] ?? null
  }

  setSeries(bars: readonly Bar[], options: SeriesOptions): void {
    this.#feed.set(bars, options)
    this.#makeRoom()
    this.#settle()
  }

  setLive(bar: Bar): void {
    this.#feed.setLive(bar)
    this.#followInspected()
    for (const { onTick } of this.#listeners) onTick?.()
  }

  settleOlder(): void {
    this.#feed.settleOlder()
  }

  setStyles(styles: DeepPartial<Styles>): void {
    this.#chart.setStyles(styles)
    this.#makeRoom()
  }

  setFormat(labels: TimeLabels, figures: Figures): void {
    this.#labels = labels
    this.#figures = figures
    this.#chart.setFormatter({
      formatDate: ({ timestamp }) => {
        const bar = this.bars[indexAt(this.bars, timestamp)]
        return bar?.timestamp === timestamp ? labels.short(bar.shown) : ''
      },
      formatBigNumber: (value) => figures.compact(Number(value)),
    })
  }

  setIndicators(plan: IndicatorPlan): void {
    const { overlays, panes, timeShare, type, priceDigits } = plan
    const key = JSON.stringify([overlays, panes, timeShare, type, priceDigits])
    if (key === this.#plan) return
    this.#plan = key
    placeIndicators(this.#chart, plan)
    this.#overlays = overlays.length
    this.#timeShare = timeShare
    this.#makeRoom()
  }

  setMarks(marks: LookOfMarks): void {
    this.#marks = marks
    this.#chart.overrideIndicator({ name: timeShareIndicator, extendData: marks.baseline })
    this.#refreshMarks()
  }

  /** Brings a bar into view and puts the crosshair on its close. */
  inspect(index: number): void {
    const bar = this.bars[index]
    if (!bar) return
    reveal(this.#chart, index)
    this.#inspected = bar
    this.#settle()
  }

  inspectAtX(x: number): void {
    if (this.bars.length > 0) this.inspect(indexAtX(this.#chart, Math.min(x, plotWidth(this.#chart))))
  }

  clearCrosshair(): void {
    this.#inspected = null
    this.#pointerX = null
    removeCrosshair(this.#chart)
    this.#tellBars()
  }

  pan(by: number): void {
    panBy(this.#chart, by, this.bars.length - 1)
    this.#followInspected()
  }

  /** Zooms about a pixel; without one about the crosshair, or the newest bar in view. */
  zoom(scale: number, x?: number): void {
    const at = this.crosshairIndex ?? this.range.to - 1
    zoomBy(this.#chart, scale, x ?? xOf(this.#chart, at), this.#feed.period === 'timeShare')
    this.#followInspected()
  }

  fit({ from, to }: BarRange): void {
    if (this.bars.length > 0) fit(this.#chart, from, to - 1, this.#feed.period === 'timeShare')
  }

  /** Draws to the size of the host: a line keeps its times, and bars keep their width. */
  resize(): void {
    const { range } = this
    this.#chart.resize()
    // After the engine's own layout, which is a microtask.
    queueMicrotask(() => {
      this.#makeRoom()
      if (this.#timeShare) this.fit(range)
    })
  }

  /** Pans to a bar: to the middle, or just as far as it takes to see it. */
  show(index: number, where: 'middle' | 'inView'): void {
    if (where === 'middle') centre(this.#chart, index)
    else reveal(this.#chart, index)
    this.#followInspected()
  }

  #makeRoom(): void {
    const height = this.#chart.getSize(candlePane, 'main')?.height ?? 0
    const { clientWidth } = this.#host
    if (height === 0 || clientWidth === 0) return
    const { legend, title, offsetLeft } = this.#chart.getStyles().indicator.tooltip
    const fontSize = legend.size
    const width = clientWidth - offsetLeft - title.marginLeft
    const letters = this.#figures?.drawn(this.bars.at(-1)?.close ?? 0).length ?? 0
    const rows = legendRows({ overlays: this.#timeShare ? 0 : this.#overlays, width, fontSize, letters })
    this.#figuresHeight = heightOfRows(rows, fontSize)
    this.#chart.overrideYAxis({ paneId: candlePane, gap: priceGap({ height, rows, fontSize }) })
  }

  #tellBars(): void {
    for (const { onBars } of this.#listeners) onBars?.()
  }

  #settle(): void {
    this.#followInspected()
    this.#tellBars()
  }

  #followInspected(): void {
    if (!this.#inspected) return
    const index = indexAt(this.bars, this.#inspected.timestamp)
    const bar = this.bars[index]
    if (bar) placeCrosshair(this.#chart, bar, index)
  }

  #refreshMarks(): void {
    if (!this.#marks) return
    const simulatedFrom = this.bars.findIndex(({ candle }) => candle.simulated) || -1
    setMarks(this.#chart, { ...this.#marks, bars: () => this.bars, simulatedFrom, onDrawn: this.#onDrawn })
    const { intraday, handles, trades } = this.#marks
    placeMarks(this.#chart, intraday || simulatedFrom >= 0 || handles || trades.length > 0)
  }

  #timeTicks(width: number): AxisTick[] {
    const { bars, range } = this
    const labels = this.#labels
    const { period } = this.#feed
    return labels ? this.#labelTimes({ bars, period, labels, barsADay: this.#barsADay, ...range, width }) : []
  }

  readonly #onBars = (change: 'replaced' | 'continued'): void => {
    if (change === 'replaced') {
      this.#inspected = null
      this.#pointerX = null
    }
    this.#barsADay = isIntraday(this.#feed.period) ? barsADay(this.bars) : 1
    this.#refreshMarks()
  }

  readonly #onPointer = (crosshair?: unknown): void => {
    const x: unknown = typeof crosshair === 'object' && crosshair ? Reflect.get(crosshair, 'x') : null
    if (typeof x !== 'number') return
    this.#inspected = null
    this.#pointerX = x
    this.#tellBars()
  }

  readonly #onDrawn = (): void => {
    for (const { onDrawn } of this.#listeners) onDrawn?.()
  }

  readonly #onLeave = (): void => {
    this.#pointerX = null
    this.#tellBars()
  }
}
