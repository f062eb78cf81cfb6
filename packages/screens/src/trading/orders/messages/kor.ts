import type { Translated } from '../../../base/i18n/resources.ts'
import type { orders as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { kor as trading } from '@onelot/ui/locales/kor/trading'
export { cancelAll } from '../../../parts/cancel-all/messages/kor.ts'
export { causes } from '../../../parts/end-causes/messages/kor.ts'
export { positions } from '../../../parts/positions/messages/kor.ts'

export const orders = {
  tabs: {
    label: '주문 상태',
    all: '전체',
    working: '미체결',
    filled: '체결',
    unfilled: '취소·만료',
  },
  market: '시장',
  allMarkets: '전체 시장',
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  list: '최근 주문 내역',
  actions: {
    open: { long: '매수', short: '공매도' },
    close: { long: '매도', short: '공매도 상환' },
  },
  trailingStop: '추적 손절',
  filled: {
    shares_other: '{{filled, number}} / {{count, number}}주',
    lots_other: '{{filled, number}} / {{count, number}}계약',
  },
  facts: {
    label: '상세 내역',
    filled: '체결 수량',
    limit: '지정가',
    trigger: '손절가',
    distance: '추적 간격',
    average: '평균 체결가',
    leverage: '레버리지',
    margin: '주문 대기 금액',
    fee: '수수료',
    tax: '거래세',
    placed: '주문 시간',
    waits: '대기 기한',
    expires: '유효 기한',
    ended: '종료 시간',
    cause: '종료 사유',
    number: '주문 번호',
  },
  history: '진행 내역',
  states: {
    placed: '접수',
    amended: '정정',
    reduced: '수량 감소',
    rebased: '주식 분할 반영',
    unlocked: '매도 제한 해제',
    triggered: '손절가 도달',
    filled: '체결',
    cancelled: '취소',
    expired: '기간 만료',
    rejected: '거절',
  },
  because: '{{state}}: {{cause}}',
  at: '{{price}} · {{quantity}}',
  trailed: '{{quantity}} · {{distance}} 간격으로 추적',
  executions: '체결 내역',
  links: '관련 화면',
  toPosition: '포지션 보기',
  toStock: '시세 보기',
  empty: {
    all: '아직 주문이 없어요',
    working: '미체결 주문이 없어요',
    filled: '체결된 주문이 없어요',
    unfilled: '취소되거나 만료된 주문이 없어요',
  },
  emptyText: {
    all: '주문을 하면 진행 내역과 함께 여기에 표시돼요.',
    working: '가격을 기다리는 주문이 여기에 표시돼요.',
    filled: '체결된 주문이 여기에 표시돼요.',
    unfilled: '취소되거나 만료되거나 거절된 주문이 여기에 표시돼요.',
  },
  showAll: '전체 시장 보기',
  toMarket: '시장 보기',
} satisfies Translated<typeof en>
