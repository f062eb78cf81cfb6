import type { MarketId } from './instrument.ts'
import type { MarketFacts } from './market.ts'

/** What is so of a market on every day and at every broker (docs/rules/market.md). */
export const marketFacts: Readonly<Record<MarketId, MarketFacts>> = {
  KRX: {
    id: 'KRX',
    name: { en: 'Korea Exchange', kor: '한국거래소', tw: '韓國交易所' },
    currency: 'KRW',
    zone: 'Asia/Seoul',
  },
  TWSE: {
    id: 'TWSE',
    name: { en: 'Taiwan Stock Exchange', kor: '대만증권거래소', tw: '臺灣證券交易所' },
    currency: 'TWD',
    zone: 'Asia/Taipei',
  },
  US: {
    id: 'US',
    name: { en: 'United States', kor: '미국', tw: '美國' },
    currency: 'USD',
    zone: 'America/New_York',
  },
  SET: {
    id: 'SET',
    name: { en: 'Stock Exchange of Thailand', kor: '태국증권거래소', tw: '泰國證券交易所' },
    currency: 'THB',
    zone: 'Asia/Bangkok',
  },
  CRYPTO: {
    id: 'CRYPTO',
    name: { en: 'Crypto', kor: '가상자산', tw: '加密貨幣' },
    currency: 'USD',
    zone: 'UTC',
  },
  FX: {
    id: 'FX',
    name: { en: 'Foreign Exchange', kor: '외환', tw: '外匯' },
    currency: 'USD',
    zone: 'Asia/Seoul',
  },
}
