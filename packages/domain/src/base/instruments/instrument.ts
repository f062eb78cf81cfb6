import type { Instant } from '../instant.ts'
import type { InstrumentId } from '../ids.ts'
import type { Localized } from '../localized.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'

export const marketIds = ['KRX', 'TWSE', 'US', 'SET', 'CRYPTO', 'FX'] as const
export type MarketId = (typeof marketIds)[number]

export const instrumentKinds = ['stock', 'index', 'digitalCurrency', 'forex'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** Multiples that the broker offers; an instrument allows some of them. */
export const leverages = [1, 2, 5, 10] as const
export type Leverage = (typeof leverages)[number]

/** Something quoted. An index has no ticket. */
export interface Instrument {
  readonly id: InstrumentId
  readonly market: MarketId
  readonly kind: InstrumentKind
  /** The code investors know, unique in its market. */
  readonly code: string
  readonly name: Localized
  readonly industry: Localized
  readonly currency: Currency
  /** Units in one lot: 1 for stocks, a contract size for digital currency and FX. */
  readonly lotSize: Decimal
  readonly leverages: readonly Leverage[]
  readonly shortable: boolean
  /** `recorded`: a real series, continued by simulation after `recordedUntil`. `simulated`: a fictional listing. */
  readonly origin: 'recorded' | 'simulated'
  readonly listedAt: Instant
}
