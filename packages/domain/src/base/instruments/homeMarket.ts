import type { Language } from '../localized.ts'
import type { Currency } from '../money/currency.ts'
import type { MarketId } from './instrument.ts'

/** The exchanges one of which is a reader's own. */
export const homeMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const satisfies readonly MarketId[]
export type HomeMarket = (typeof homeMarkets)[number]

/** Until a reader chooses another. */
export const homeMarketOf = { en: 'US', kor: 'KRX', tw: 'TWSE' } as const satisfies Record<
  Language,
  HomeMarket
>

/** The currency in which each trades. */
export const homeCurrencyOf = { KRX: 'KRW', TWSE: 'TWD', US: 'USD', SET: 'THB' } as const satisfies Record<
  HomeMarket,
  Currency
>
