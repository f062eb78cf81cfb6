import type { Candle, ChartPeriod, Decimal, Instant, LocalDate, TickRow } from '@onelot/domain'
import { useLayoutEffect, useState } from 'react'
import { type Change, changeBetween } from '../format/change.ts'
import { Chart } from './Chart.tsx'
import type { ChartDrawings } from './drawings/drawing.ts'
import type { ChartType, IndicatorSelection } from './indicatorChoice.ts'
import type { PriceLevel } from './levelMarks.ts'
import { LiveCandle } from './liveCandle.ts'
import type { LevelMove } from './PriceHandles.tsx'
import type { ChartTrade } from './tradeMarks.ts'

/** A bar under the crosshair. */
export interface CrosshairReading {
  readonly candle: Candle
  /** The change of its close: from the previous close on time-share, else from the close of the bar before; null where that is not known. */
  readonly change: Change | null
}

export interface KLineChartProps {
  /** What is charted; the chart's accessible name. */
  label: string
  /** Oldest first, all of `period`. Prices in the instrument's currency, already adjusted as the reader chose. */
  candles: readonly Candle[]
  /** How much time a bar holds; `timeShare` draws a line of minutes. */
  period: ChartPeriod
  /** IANA zone of the exchange, by which its sessions are told apart. Dates have no zone. */
  zone: string
  /** IANA zone of the reader, in which times are written; that of the exchange follows in the legend where it differs. @defaultValue `zone` */
  readerZone?: string | undefined
  /** The market never closes: the time of its exchange is not said. @defaultValue false */
  aroundTheClock?: boolean | undefined
  /** Close of the day before: the last price takes the colour of its change from it, and a time-share chart has it as baseline. */
  previousClose?: Decimal | undefined
  /** Digits after the decimal mark that every price has at least: the currency's. Without `ticks`, just these. */
  pricePlaces: number
  /** The tick table of the instrument: prices, averages and labels are written on it. */
  ticks?: readonly TickRow[] | undefined
  /** What is drawn over the price, and in panes under it. */
  indicators: IndicatorSelection
  /** How bars are drawn; time-share is an area always. @defaultValue 'candles' */
  type?: ChartType | undefined
  /** Whether there are bars older than the first. @defaultValue false */
  hasMore?: boolean
  /**
   * The reader has panned to the oldest bar. Answer by putting older candles before the others; the position on the screen is kept. A promise may be
   * returned: when it settles without any, the next pan asks again.
   */
  onNeedOlder?: (request: { readonly before: Instant | LocalDate }) => unknown
  /** The last bar as it moves, of `period`; drawn once a frame, however often it comes. */
  live?: Candle | undefined
  /** What is under the crosshair changed; null when it was removed. */
  onCrosshair?: (crosshair: { readonly reading: CrosshairReading | null }) => void
  /** Brings this time to the middle, loading older bars as far as it takes. */
  jumpTo?: Instant | LocalDate | undefined
  /** Shows the bars between two times, both included. */
  visibleRange?: { readonly from: Instant | LocalDate; readonly to: Instant | LocalDate } | undefined
  /** Prices of the reader's own, drawn across the chart, and named in its description. Keep the same array while they are the same. */
  levels?: readonly PriceLevel[]
  /**
   * A level with an id was dragged, stepped by keys, or pressed. The line is drawn where it was until `levels` say otherwise: ask for a
   * confirmation.
   */
  onLevelMove?: ((move: LevelMove) => void) | undefined
  /** Fills of the reader's own orders: a letter beside each bar, named in the description. Keep the same array while they are the same. */
  trades?: readonly ChartTrade[] | undefined
  /** Trend lines and texts of the reader's own, with what draws them. Their code is loaded with the first. */
  drawings?: ChartDrawings | undefined
  /** Pixels of the price pane with its time axis; each indicator below adds its own. @defaultValue 300 */
  priceHeight?: number
  /** As high as its parent: the price pane has what legend and indicators leave. @defaultValue false */
  fill?: boolean
  /** Where its bars are offered as a table, under what belongs to the chart; nowhere while null. @defaultValue under the chart */
  tableIn?: HTMLElement | null
}

/**
 * Candlesticks, a line or an area, with indicators, a crosshair and a table of the same bars. By touch: drag sideways to pan, pinch to
 * zoom, hold for the crosshair, lift to remove it; a vertical drag scrolls the page. By keyboard: see `keyAction`.
 */
export function KLineChart({ live, ...props }: KLineChartProps) {
  const { candles, previousClose } = props
  const [newest] = useState(() => new LiveCandle())
  /** Before the effects of the chart, which begin with the newest candle. */
  useLayoutEffect(() => {
    newest.set(live)
  }, [newest, live])
  const last = (live ?? candles.at(-1))?.close
  const known = last !== undefined && previousClose !== undefined
  return (
    <Chart
      {...props}
      newest={newest}
      isEmpty={last === undefined}
      direction={known ? changeBetween(previousClose, last).direction : undefined}
    />
  )
}
