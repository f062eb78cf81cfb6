import type { Translated } from '../../i18n/resources.ts'
import type { portfolio as en } from './en.ts'

export const portfolio = {
  ranges: { label: '기간', w1: '1주', m1: '1개월', m3: '3개월', m6: '6개월', y1: '1년', all: '전체' },
  realised: '실현손익',
  unrealised: '평가손익',
  dividends: '배당금',
  fees: '수수료',
  taxes: '거래세',
  charged: '비용',
  total: '합계',
  save: 'CSV로 저장',
  saveFailed: '파일을 저장하지 못했어요.',
  columns: {
    time: '일시 ({{zone}})',
    tradingDay: '거래일',
    name: '종목',
    code: '종목 코드',
    action: '매매',
    quantity: '수량',
    price: '가격',
    entryPrice: '진입가',
    amount: '금액',
    marketValue: '평가금액',
    kind: '구분',
    currency: '통화',
    order: '주문 번호',
    opening: '기초',
    closing: '기말',
    balance: '잔고',
  },
  balances: {
    available: '사용 가능 금액',
    frozen: '주문 대기 금액',
    margin: '증거금',
    copy: '카피 트레이딩',
    loan: '빌린 금액',
  },
  actions: {
    open: { long: '매수', short: '공매도' },
    close: { long: '매도', short: '공매도 상환' },
  },
} satisfies Translated<typeof en>
