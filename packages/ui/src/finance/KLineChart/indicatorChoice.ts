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
