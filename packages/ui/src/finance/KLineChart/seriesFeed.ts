import type { Chart, KLineData } from 'klinecharts'
import type { ChartPeriod } from '@onelot/domain'
import type { Bar } from './bars.ts'
import { seriesChange, type SeriesChange } from './seriesChange.ts'
import { keepingPlace } from './viewport.ts'

export interface SeriesOptions {
  readonly period: ChartPeriod
  /** Decimals of the price that the axis is measured by; taken up with the next series. */
  readonly priceDigits: number
  readonly hasMore: boolean
}

export interface FeedEvents {
  /** More than the last bar is about to change: `replaced` when nothing of the series before is left. */
  readonly onBars: (change: 'replaced' | 'continued') => void
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

/** The engine needs a name for what it draws; the reader never sees it. */
const ticker = 'series'

/** Feeds a chart: follows a series by the least change, and keeps the position on the screen when history arrives. */
export class SeriesFeed {
  readonly #chart: Chart
  readonly #events: FeedEvents
  /** The series as given, and as drawn: with live bars behind it. */
  #given: readonly Bar[] = []
  #drawn: Bar[] = []
  #options: SeriesOptions = { period: 'day', priceDigits: 2, hasMore: false }
  #deliverOlder: ((data: KLineData[], more: { forward: boolean }) => void) | null = null
  #deliverLive: ((data: KLineData) => void) | null = null
  #olderSettled = false
  #measured = 0

  constructor(chart: Chart, events: FeedEvents) {
    this.#chart = chart
    this.#events = events
    chart.subscribeAction('onScroll', () => {
      if (this.#olderSettled) this.#releaseOlder()
    })
    this.#measure()
    chart.setDataLoader({
      getBars: ({ type, callback }) => {
        if (type === 'forward') {
          this.#deliverOlder = callback
          this.#olderSettled = false
          const first = this.#drawn[0]
          if (first) this.#events.onNeedOlder(first)
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

  get bars(): readonly Bar[] {
    return this.#drawn
  }

  get period(): ChartPeriod {
    return this.#options.period
  }

  set(bars: readonly Bar[], options: SeriesOptions): void {
    const before = this.#options
    const asBefore = before.period === options.period
    const change = asBefore ? seriesChange(this.#given, bars) : ({ kind: 'replaced' } as const)
    this.#given = bars
    this.#options = options
    if (change.kind === 'replaced') this.#replace(bars, asBefore)
    else if (change.kind === 'corrected') this.#redraw(this.#withNewer())
    else {
      this.#follow(change, before.hasMore)
      this.#catchUp(change.kind === 'same' ? [] : change.tail)
    }
  }

  /** Moves the last bar, or adds one behind it. A bar older than the last is ignored. */
  setLive(bar: Bar): void {
    if (this.#drawn.length === 0) this.#replace([bar], true)
    else this.#extend(bar)
  }

  /** The request for older bars has ended: if it brought none, the reader's next pan may ask again. */
  settleOlder(): void {
    this.#olderSettled = true
  }

  #follow(change: Exclude<SeriesChange, { kind: 'replaced' | 'corrected' }>, hadMore: boolean): void {
    const { hasMore } = this.#options
    const deliver = this.#deliverOlder
    if (change.kind !== 'prepended') {
      if (deliver && !hasMore) this.#releaseOlder()
      else if (!deliver && hasMore && !hadMore) this.#redraw(this.#drawn)
      return
    }
    const bars = [...change.older, ...this.#drawn]
    this.#deliverOlder = null
    if (!deliver) this.#redraw(bars)
    else {
      this.#drawn = bars
      this.#events.onBars('continued')
      deliver([...change.older], { forward: hasMore })
    }
  }

  /** What the given series has behind the bars it had: bars that a live one has already overtaken need a redrawing. */
  #catchUp(tail: readonly Bar[]): void {
    const live = this.#drawn.at(-1)
    const end = this.#given.at(-1)
    if (!live || !end || !tail.some(({ timestamp }) => timestamp < live.timestamp)) {
      for (const bar of tail) this.#extend(bar)
    } else this.#redraw(this.#withNewer())
  }

  /** The given series, and what live bars drew behind its end. */
  #withNewer(): readonly Bar[] {
    const end = this.#given.at(-1)
    return [...this.#given, ...this.#drawn.filter(({ timestamp }) => !end || timestamp > end.timestamp)]
  }

  #replace(bars: readonly Bar[], asBefore: boolean): void {
    this.#drawn = [...bars]
    this.#events.onBars('replaced')
    if (asBefore && this.#measured === this.#options.priceDigits) this.#chart.resetData()
    else this.#measure()
  }

  #measure(): void {
    const { period, priceDigits } = this.#options
    this.#measured = priceDigits
    this.#chart.setSymbol({ ticker, pricePrecision: priceDigits })
    this.#chart.setPeriod(periodOf[period])
  }

  #redraw(bars: readonly Bar[]): void {
    keepingPlace(
      this.#chart,
      () => this.#drawn,
      () => {
        this.#drawn = [...bars]
        this.#events.onBars('continued')
        this.#chart.resetData()
      },
    )
  }

  #extend(bar: Bar): void {
    const last = this.#drawn.at(-1)
    if (!last || bar.timestamp < last.timestamp) return
    if (bar.timestamp === last.timestamp) this.#drawn[this.#drawn.length - 1] = bar
    else this.#drawn.push(bar)
    this.#deliverLive?.(bar)
  }

  #releaseOlder(): void {
    const deliver = this.#deliverOlder
    this.#deliverOlder = null
    deliver?.([], { forward: this.#options.hasMore })
  }
}
