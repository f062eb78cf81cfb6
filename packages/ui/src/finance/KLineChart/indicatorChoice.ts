/** How the bars of a period are drawn: each as a candle, or their closes as a line, or as a line with its area. */
export const chartTypes = ['candles', 'line', 'area'] as const
export type ChartType = (typeof chartTypes)[number]

/** Lines over the candles: moving averages, exponential ones, Bollinger bands. */
export const overlayIndicators = ['MA', 'EMA', 'BOLL'] as const
export type OverlayIndicator = (typeof overlayIndicators)[number]

/** Panes below them: volume and oscillators. */
export const paneIndicators = ['VOL', 'MACD', 'KDJ', 'RSI'] as const
export type PaneIndicator = (typeof paneIndicators)[number]

export interface IndicatorSelection {
  /** Over the price. */
  readonly overlays: readonly OverlayIndicator[]
  /** Each in a pane of its own under it, in this order. */
  readonly panes: readonly PaneIndicator[]
}
