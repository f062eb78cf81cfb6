import type { Chart } from 'klinecharts'
import { marksIndicator, timeShareIndicator } from './chartMarks.ts'

/** Lines over the candles: moving averages, exponential ones, Bollinger bands. */
export const overlayIndicators = ['MA', 'EMA', 'BOLL'] as const
export type OverlayIndicator = (typeof overlayIndicators)[number]

/** Panes below them: volume and oscillators. */
export const paneIndicators = ['VOL', 'MACD', 'KDJ', 'RSI'] as const
export type PaneIndicator = (typeof paneIndicators)[number]

export interface IndicatorSelection {
  readonly overlays: readonly OverlayIndicator[]
  readonly panes: readonly PaneIndicator[]
}

/** Periods in bars, as traders of the markets here know them. Volume stands alone, without averages. */
const parameters = {
  MA: [5, 20, 60],
  EMA: [6, 12, 20],
  BOLL: [20, 2],
  VOL: [],
  MACD: [12, 26, 9],
  KDJ: [9, 3, 3],
  RSI: [6, 12, 24],
} as const satisfies Record<OverlayIndicator | PaneIndicator, readonly number[]>

const candlePane = 'candle_pane'
/** Pixels of one indicator's pane. */
export const paneHeight = 76

/** Replaces the indicators on a chart. A time-share chart has its average and baseline instead of lines over candles. */
export function placeIndicators(
  chart: Chart,
  { overlays, panes }: IndicatorSelection,
  timeShare: boolean,
): void {
  chart.removeIndicator()
  chart.createIndicator({ name: marksIndicator, paneId: candlePane }, true)
  if (timeShare) chart.createIndicator({ name: timeShareIndicator, paneId: candlePane }, true)
  else {
    for (const name of overlays) {
      chart.createIndicator({ name, paneId: candlePane, calcParams: [...parameters[name]] }, true)
    }
  }
  for (const name of panes) {
    const paneId = `pane-${name}`
    chart.createIndicator({ name, paneId, calcParams: [...parameters[name]] })
    chart.setPaneOptions({ id: paneId, height: paneHeight, minHeight: paneHeight, dragEnabled: false })
  }
}
