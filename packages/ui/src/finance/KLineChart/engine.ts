import { dispose, init, type Chart, type DeepPartial, type KLineData, type Styles } from 'klinecharts'
import type { ChartPeriod } from '@onelot/domain'
import { indexAt, type Bar } from './bars.ts'
import { registerMarks, setMarks, timeShareIndicator, type Marks } from './chartMarks.ts'
import { placeIndicators, type IndicatorSelection } from './indicators.ts'
import { seriesChange } from './seriesChange.ts'
import { barsADay, isIntraday, timeTicks } from './timeAxis.ts'
import type { TimeLabels } from './timeLabels.ts'
import {
  centre,
  fit,
  indexAtX,
  keepingPlace,
  placeCrosshair,
  plotWidth,
  reveal,
  xOf,
  zoomBy,
} from './viewport.ts'

export interface SeriesOptions {
  readonly period: ChartPeriod
  readonly pricePlaces: number
  readonly hasMore: boolean
}

export interface BarRange {
  /** First bar in view. */
  readonly from: number
  /** The one after the last. */
  readonly to: number
}

export interface EngineEvents {
  readonly onRange: (range: BarRange) => void
  readonly onCrosshair: (index: number | null) => void
  readonly onNeedOlder: (before: Bar) => void
}

const periodOf = {
  timeShare: { type: 'minute', span: 1 },
  '1m': { type: 'minute', span: 1 },
  '5m': { type: 'minute', span: 5 },
  '15m': { type: 'minute', span: 15 },
  '30m': { type: 'minute', span: 30 },
  day: { type: 'day', span: 1 },
  week: { type: 'week', span: 1 },
  month: { type: 'month', span: 1 },
} as const satisfies Record<ChartPeriod, { type: string; span: number }>

type LookOfMarks = Omit<Marks, 'bars' | 'simulatedFrom'>

const labelSpace = 64
/** Closer to an edge than this, half of a label would be cut off. */
const labelEdge = 20
const initialBarSpace = 7

registerMarks()

/**
 * The chart engine as the rest of this folder knows it; nothing else names klinecharts' `Chart`. It follows a series by the least change, keeps
 * the place on the screen when history arrives, and knows the crosshair by its bar rather than by its pixel.
 */
export class Engine {
  readonly #chart: Chart
  readonly #host: HTMLElement
  /** The series as given, and as drawn: with live bars behind it. */
  #given: readonly Bar[] = []
  #drawn: Bar[] = []
  #options: SeriesOptions = { period: 'day', pricePlaces: 2, hasMore: false }
  #deliverOlder: ((data: KLineData[], more: { forward: boolean }) => void) | null = null
  #deliverLive: ((data: KLineData) => void) | null = null
  #events: EngineEvents | null = null
  #inspected: Bar | null = null
  #barsADay = 1
  #labels: TimeLabels | null = null
  #marks: LookOfMarks | null = null

  /** @throws Error where no canvas can be drawn. */
  constructor(host: HTMLElement) {
    const chart = init(host, {
      hotkey: { enabled: false },
      decimalFold: { threshold: 100 },
      layout: {
        barSpaceLimit: { min: 0.2, max: 40 },
        pane: { dragEnabled: false },
        yAxis: { scrollZoomEnabled: false, gap: { top: 0.12, bottom: 0.08 } },
      },
    })
    if (!chart) throw new Error('the chart found no canvas to draw on')
    this.#chart = chart
    this.#host = host
    chart.setBarSpace(initialBarSpace)
    chart.setOffsetRightDistance(8)
    chart.overrideXAxis({
      scrollZoomEnabled: false,
      createTicks: ({ bounding }) => this.#ticks(bounding.width),
    })
    chart.subscribeAction('onVisibleRangeChange', this.#onRange)
    chart.subscribeAction('onCrosshairChange', this.#onPointer)
    host.addEventListener('mouseleave', this.#onLeave)
    chart.setSymbol({ ticker: 'series', pricePrecision: 2 })
    chart.setPeriod(periodOf.day)
    chart.setDataLoader({
      getBars: ({ type, callback }) => {
        if (type === 'forward') {
          this.#deliverOlder = callback
          const first = this.#drawn[0]
          if (first) this.#events?.onNeedOlder(first)
          return
        }
        this.#deliverOlder = null
        callback([...this.#drawn], {
          forward: this.#options.hasMore && this.#drawn.length > 0,
          backward: false,
        })
      },
      subscribeBar: ({ callback }) => {
        this.#deliverLive = callback
      },
    })
  }

  destroy(): void {
    this.#events = null
    this.#host.removeEventListener('mouseleave', this.#onLeave)
    dispose(this.#chart)
  }

  /** Hears of the view, the crosshair and the need of older bars; returns how to stop. */
  listen(events: EngineEvents): () => void {
    this.#events = events
    return () => {
      this.#events = null
    }
  }

  get bars(): readonly Bar[] {
    return this.#drawn
  }

  get range(): BarRange {
    const { from, to } = this.#chart.getVisibleRange()
    return { from, to }
  }

  get inspectedIndex(): number | null {
    return this.#inspected ? indexAt(this.#drawn, this.#inspected.timestamp) : null
  }

  /** Whether an answer to `onNeedOlder` is still awaited. */
  get awaitsOlder(): boolean {
    return this.#deliverOlder !== null
  }

  setSeries(bars: readonly Bar[], options: SeriesOptions): void {
    const before = this.#options
    const asBefore = before.period === options.period && before.pricePlaces === options.pricePlaces
    const change = asBefore ? seriesChange(this.#given, bars) : ({ kind: 'replaced' } as const)
    this.#given = bars
    this.#options = options
    const live = this.#drawn.at(-1)
    if (change.kind === 'replaced') {
      this.#replace(bars, asBefore ? null : options)
      return
    }
    if (change.kind === 'prepended') {
      const deliver = this.#deliverOlder
      this.#deliverOlder = null
      if (deliver) {
        this.#drawn = [...change.older, ...this.#drawn]
        deliver([...change.older], { forward: options.hasMore })
      } else this.#redraw([...change.older, ...this.#drawn])
    } else if (this.#deliverOlder && !options.hasMore) {
      this.releaseOlder()
    } else if (options.hasMore && !before.hasMore && !this.#deliverOlder) {
      this.#redraw(this.#drawn)
    }
    const tail = change.kind === 'same' ? [] : change.tail
    if (live && tail.some((bar) => bar.timestamp < live.timestamp)) {
      this.#redraw([
        ...bars,
        ...this.#drawn.filter(({ timestamp }) => timestamp > (bars.at(-1)?.timestamp ?? 0)),
      ])
    } else for (const bar of tail) this.setLive(bar)
    this.#measure()
  }

  /** Moves the last bar, or adds one behind it. A bar older than the last is no news. */
  setLive(bar: Bar): void {
    const last = this.#drawn.at(-1)
    if (!last) {
      this.#replace([bar], null)
      return
    }
    if (bar.timestamp < last.timestamp) return
    if (bar.timestamp === last.timestamp) this.#drawn[this.#drawn.length - 1] = bar
    else this.#drawn.push(bar)
    this.#deliverLive?.(bar)
    this.#followInspected()
  }

  /** Lets the chart ask again: the answer to `onNeedOlder` failed, or brought nothing. */
  releaseOlder(): void {
    const deliver = this.#deliverOlder
    this.#deliverOlder = null
    deliver?.([], { forward: this.#options.hasMore })
  }

  setStyles(styles: DeepPartial<Styles>): void {
    this.#chart.setStyles(styles)
  }

  setFormat(labels: TimeLabels, compactNumber: (value: number) => string): void {
    this.#labels = labels
    this.#chart.setFormatter({
      formatDate: ({ timestamp }) => {
        const bar = this.#drawn[indexAt(this.#drawn, timestamp)]
        return bar?.timestamp === timestamp ? labels.short(bar.wall) : ''
      },
      formatBigNumber: (value) => compactNumber(Number(value)),
    })
  }

  setIndicators(selection: IndicatorSelection, timeShare: boolean): void {
    placeIndicators(this.#chart, selection, timeShare)
  }

  setMarks(marks: LookOfMarks): void {
    this.#marks = marks
    this.#chart.overrideIndicator({ name: timeShareIndicator, extendData: marks.baseline })
    this.#refreshMarks()
  }

  inspect(index: number): void {
    const bar = this.#drawn[index]
    if (!bar) return
    reveal(this.#chart, index)
    const at = indexAt(this.#drawn, bar.timestamp)
    this.#inspected = bar
    placeCrosshair(this.#chart, bar, at)
    this.#events?.onCrosshair(at)
  }

  inspectAtX(x: number): void {
    if (this.#drawn.length > 0) this.inspect(indexAtX(this.#chart, Math.min(x, plotWidth(this.#chart))))
  }

  clearCrosshair(): void {
    this.#inspected = null
    this.#chart.executeAction('onCrosshairChange', {})
    this.#events?.onCrosshair(null)
  }

  pan(by: number): void {
    this.#chart.scrollByDistance(by)
    this.#followInspected()
  }

  /** Zooms about a pixel; without one about the crosshair, or the newest bar in view. */
  zoom(scale: number, x?: number): void {
    const at = this.inspectedIndex ?? this.range.to - 1
    zoomBy(this.#chart, scale, x ?? xOf(this.#chart, at), this.#options.period === 'timeShare')
    this.#followInspected()
  }

  fit({ from, to }: BarRange): void {
    if (this.#drawn.length > 0) fit(this.#chart, from, to - 1, this.#options.period === 'timeShare')
  }

  centre(index: number): void {
    centre(this.#chart, index)
  }

  #replace(bars: readonly Bar[], options: SeriesOptions | null): void {
    this.#drawn = [...bars]
    this.#measure()
    this.clearCrosshair()
    if (options) {
      this.#chart.setSymbol({ ticker: 'series', pricePrecision: options.pricePlaces })
      this.#chart.setPeriod(periodOf[options.period])
    } else this.#chart.resetData()
  }

  /** What follows from the bars as a whole, taken anew when more than the last of them changed. */
  #measure(): void {
    this.#barsADay = isIntraday(this.#options.period) ? barsADay(this.#drawn) : 1
    this.#refreshMarks()
  }

  #refreshMarks(): void {
    if (!this.#marks) return
    const firstSimulated = this.#drawn.findIndex(({ candle }) => candle.simulated)
    setMarks(this.#chart, {
      ...this.#marks,
      bars: () => this.#drawn,
      simulatedFrom: firstSimulated > 0 ? firstSimulated : -1,
    })
  }

  #redraw(bars: readonly Bar[]): void {
    keepingPlace(
      this.#chart,
      () => this.#drawn,
      () => {
        this.#drawn = [...bars]
        this.#chart.resetData()
      },
    )
    this.#followInspected()
  }

  #followInspected(): void {
    const index = this.inspectedIndex
    const bar = index === null ? undefined : this.#drawn[index]
    if (index !== null && bar) placeCrosshair(this.#chart, bar, index)
  }

  #ticks(width: number) {
    const { from, to } = this.range
    const labels = this.#labels
    if (!labels) return []
    const input = {
      bars: this.#drawn,
      period: this.#options.period,
      from,
      to,
      labelSpace,
      barsADay: this.#barsADay,
    }
    return timeTicks({ ...input, barSpace: this.#chart.getBarSpace().bar }).flatMap(({ index, unit }) => {
      const bar = this.#drawn[index]
      const coord = xOf(this.#chart, index)
      if (!bar || coord < labelEdge || coord > width - labelEdge) return []
      return [{ coord, value: bar.timestamp, text: labels.tick(bar.wall, unit) }]
    })
  }

  readonly #onRange = (): void => {
    this.#events?.onRange(this.range)
  }

  readonly #onPointer = (crosshair?: unknown): void => {
    if (typeof crosshair !== 'object' || crosshair === null || !('x' in crosshair)) return
    if (typeof crosshair.x !== 'number' || this.#drawn.length === 0) return
    const index = indexAtX(this.#chart, crosshair.x)
    this.#inspected = null
    this.#events?.onCrosshair(index)
  }

  readonly #onLeave = (): void => {
    if (!this.#inspected) this.#events?.onCrosshair(null)
  }
}
