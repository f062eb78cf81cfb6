import { decimal } from '../money/decimal.ts'
import type { MarketId } from './instrument.ts'
import type { HoldingPeriod, Market, TickRow } from './market.ts'

const ladder = (...rows: readonly (readonly [from: string, tick: string])[]): readonly TickRow[] =>
  rows.map(([from, tick]) => ({ from: decimal(from), tick: decimal(tick) }))

const noHoldingPeriod: HoldingPeriod = { kind: 'none' }

/**
 * The markets with their defaults (docs/rules/market.md). Each figure is a site setting: a broker who blocks a sale for T+N days
 * or N minutes replaces `saleLock`; here nothing is locked.
 */
export const defaultMarkets: Readonly<Record<MarketId, Market>> = {
  KRX: {
    id: 'KRX',
    name: { en: 'Korea Exchange', kor: '한국거래소', tw: '韓國交易所' },
    currency: 'KRW',
    zone: 'Asia/Seoul',
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
    id: 'TWSE',
    name: { en: 'Taiwan Stock Exchange', kor: '대만증권거래소', tw: '臺灣證券交易所' },
    currency: 'TWD',
    zone: 'Asia/Taipei',
    ticks: ladder(['0', '0.01'], ['10', '0.05'], ['50', '0.1'], ['100', '0.5'], ['500', '1'], ['1000', '5']),
    priceLimit: decimal('0.1'),
    settlementDays: 2,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.001425'), minimumCommission: decimal('0'), saleTax: decimal('0.003') },
    minimumOpening: decimal('100'),
  },
  US: {
    id: 'US',
    name: { en: 'United States', kor: '미국', tw: '美國' },
    currency: 'USD',
    zone: 'America/New_York',
    ticks: ladder(['0', '0.0001'], ['1', '0.01']),
    priceLimit: undefined,
    settlementDays: 1,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.001'), minimumCommission: decimal('0.99'), saleTax: decimal('0') },
    minimumOpening: decimal('1'),
  },
  SET: {
    id: 'SET',
    name: { en: 'Stock Exchange of Thailand', kor: '태국증권거래소', tw: '泰國證券交易所' },
    currency: 'THB',
    zone: 'Asia/Bangkok',
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
    id: 'CRYPTO',
    name: { en: 'Crypto', kor: '가상자산', tw: '加密貨幣' },
    currency: 'USD',
    zone: 'UTC',
    ticks: ladder(['0', '0.0001'], ['1', '0.001'], ['10', '0.01'], ['1000', '0.1'], ['10000', '1']),
    priceLimit: undefined,
    settlementDays: 0,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.0005'), minimumCommission: decimal('0'), saleTax: decimal('0') },
    minimumOpening: decimal('1'),
  },
  /** A pair trades in its quote currency, so the figures without a rate are the same number in each. */
  FX: {
    id: 'FX',
    name: { en: 'Foreign Exchange', kor: '외환', tw: '外匯' },
    currency: 'USD',
    zone: 'Asia/Seoul',
    ticks: ladder(['0', '0.0001'], ['20', '0.001'], ['500', '0.01'], ['10000', '1']),
    priceLimit: undefined,
    settlementDays: 2,
    saleLock: noHoldingPeriod,
    charges: { commission: decimal('0.00002'), minimumCommission: decimal('0'), saleTax: decimal('0') },
    minimumOpening: decimal('1'),
  },
}
