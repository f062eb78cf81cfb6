import { decimal } from '../money/decimal.ts'
import type { MarketId } from './instrument.ts'
import type { HoldingPeriod, Market, TickRow } from './market.ts'
import { marketFacts } from './marketFacts.ts'

const ladder = (...rows: readonly (readonly [from: string, tick: string])[]): readonly TickRow[] =>
  rows.map(([from, tick]) => ({ from: decimal(from), tick: decimal(tick) }))

const noHoldingPeriod: HoldingPeriod = { kind: 'none' }

/**
 * The rules of the markets where neither the site nor the day has others (docs/rules/market.md). Rules in force are those of a listing,
 * `listing.market`, or in the broker `site.marketRules`: lint names the few files that may read these.
 */
export const defaultMarkets: Readonly<Record<MarketId, Market>> = {
  KRX: {
    ...marketFacts.KRX,
    ticks: ladder(
      ['0', '1'],
      ['2000', '5'],
      ['5000', '10'],
      ['20000', '50'],
      ['50000', '100'],
      ['200000', '500'],
      ['500000', '1000'],
    ),
    priceLimit: decimal('0.3'),
    settlementDays: 2,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.00015'), minimumCommission: decimal('0'), saleTax: decimal('0.0015') },
    minimumOpening: decimal('1000'),
  },
  TWSE: {
    ...marketFacts.TWSE,
    ticks: ladder(['0', '0.01'], ['10', '0.05'], ['50', '0.1'], ['100', '0.5'], ['500', '1'], ['1000', '5']),
    priceLimit: decimal('0.1'),
    settlementDays: 2,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.001425'), minimumCommission: decimal('0'), saleTax: decimal('0.003') },
    minimumOpening: decimal('100'),
  },
  US: {
    ...marketFacts.US,
    ticks: ladder(['0', '0.0001'], ['1', '0.01']),
    priceLimit: undefined,
    settlementDays: 1,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.001'), minimumCommission: decimal('0.99'), saleTax: decimal('0') },
    minimumOpening: decimal('1'),
  },
  SET: {
    ...marketFacts.SET,
    ticks: ladder(
      ['0', '0.01'],
      ['2', '0.02'],
      ['5', '0.05'],
      ['10', '0.1'],
      ['25', '0.25'],
      ['100', '0.5'],
      ['200', '1'],
      ['400', '2'],
    ),
    priceLimit: decimal('0.3'),
    settlementDays: 2,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.00157'), minimumCommission: decimal('0'), saleTax: decimal('0') },
    minimumOpening: decimal('50'),
  },
  CRYPTO: {
    ...marketFacts.CRYPTO,
    ticks: ladder(['0', '0.0001'], ['1', '0.001'], ['10', '0.01'], ['1000', '0.1'], ['10000', '1']),
    priceLimit: undefined,
    settlementDays: 0,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.0005'), minimumCommission: decimal('0'), saleTax: decimal('0') },
    minimumOpening: decimal('1'),
  },
  /** A pair trades in its quote currency, so the figures without a rate are the same number in each. */
  FX: {
    ...marketFacts.FX,
    ticks: ladder(['0', '0.0001'], ['20', '0.001'], ['500', '0.01'], ['10000', '1']),
    priceLimit: undefined,
    settlementDays: 2,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.00002'), minimumCommission: decimal('0'), saleTax: decimal('0') },
    minimumOpening: decimal('1'),
  },
}
