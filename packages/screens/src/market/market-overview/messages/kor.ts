import type { Translated } from '../../../base/i18n/resources.ts'
import type { marketOverview as en } from './en.ts'

export const marketOverview = {
  indices: '지수',
  markets: '시장',
  of: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  turnover: '거래대금 {{amount}}',
  rising_other: '상승 {{count, number}}',
  unchanged_other: '보합 {{count, number}}',
  falling_other: '하락 {{count, number}}',
  market: '시장 선택',
  sectors: {
    title: '업종',
    all: '전체 업종',
    map: '{{market}} 업종',
    columns: {
      sector: '업종',
      change: '등락률',
      marketCap: '시가총액',
      turnover: '거래대금',
      rising: '상승',
      falling: '하락',
    },
    none: '이 시장에는 업종이 없어요',
  },
  movers: { rising: '상승 종목', falling: '하락 종목' },
  none: { rising: '오늘 오른 종목이 없어요.', falling: '오늘 내린 종목이 없어요.' },
} satisfies Translated<typeof en>
