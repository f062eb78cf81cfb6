import type { Translated } from '../../../base/i18n/resources.ts'
import type { marketTable as en } from './en.ts'

export const marketTable = {
  market: '시장',
  sector: '업종',
  allSectors: '전체 업종',
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  table: '{{market}} 종목',
  name: '종목명',
  columns: {
    price: '현재가',
    change: '전일 대비',
    percent: '등락률',
    volume: '거래량',
    turnover: '거래대금',
    marketCap: '시가총액',
    high: '고가',
    low: '저가',
  },
  empty: { title: '여기에는 종목이 없어요', description: '다른 시장이나 업종을 선택해 보세요.' },
} satisfies Translated<typeof en>
