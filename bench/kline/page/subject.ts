import type { Candle } from '@onelot/domain'

/** What is drawn with the candles: alone, or with moving averages over them and volume below. */
export const scenarios = ['candles', 'indicators'] as const
export type Scenario = (typeof scenarios)[number]

export const size = { width: 390, height: 360 }
export const volumeHeight = 76
/** Pixels a bar takes, so that all draw as many: what our chart begins with. */
export const barSpace = 7

/** A chart under measurement. */
export interface Subject {
  /** The last bar moves. */
  readonly update: (candle: Candle) => void
}

export type Mount = (host: HTMLElement, candles: readonly Candle[], scenario: Scenario) => Subject
