import type { Preferences } from '@onelot/screens'

/** What the reader of a story has chosen, where its scenario does not say. */
export const usualReader = {
  homeMarket: 'KRX',
  totalsIn: 'USD',
  positionLook: 'row',
  chartType: 'candles',
  chartIndicators: ['MA', 'VOL'],
} as const satisfies Partial<Preferences>
