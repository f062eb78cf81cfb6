import type { Translated } from '../../../base/i18n/resources.ts'
import type { market as en } from './en.ts'

export const market = {
  search: {
    short: '검색',
    label: '전체 시장 검색',
  },
  tabs: {
    label: '시장',
    listed: '상장',
    overTheCounter: '장외',
    subscription: '공모주',
    auction: '경매',
    digitalCurrency: '가상자산',
    foreignExchange: '외환',
  },
  exchanges: { label: '거래소', KRX: '한국', TWSE: '대만', US: '미국', SET: '태국' },
  boards: { label: '정렬', hot: '인기', rising: '상승', falling: '하락', active: '거래량' },
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  columns: { label: '표시', turnover: '거래대금 보기' },
  view: { label: '보기', list: '목록', map: '업종' },
  sectors: {
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
    failed: '업종을 불러오지 못했어요',
    none: '이 시장에는 업종이 없어요',
  },
  indices: '지수',
  empty: { title: '여기에는 종목이 없어요', description: '다른 목록을 선택하거나 이름으로 찾아보세요.' },
} satisfies Translated<typeof en>
